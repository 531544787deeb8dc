import type { NameLanguage } from '../../kernel/language.ts';
import { ownValue } from '../../kernel/own-value.ts';
import type { IngredientRecord, VariationRecord } from '../food-data-release.ts';
import type { Facets } from './facets.ts';
import { fold, foldedWords } from './fold.ts';
import { OF_WORDS, PREPOSITIONS, STOP_WORDS } from './words/food-words.ts';
import type { SearchQuery } from './read-query.ts';
import { saysCoat } from './words/coat-words.ts';
import { isJoint, ROAST } from './words/joint-words.ts';
import { fatMeant, kindMeant } from './words/meant-kinds.ts';
import { STATE_POINTS } from './score-weights.ts';
import { onceFor } from '../../kernel/reading/once-for.ts';
import { stem } from './stem.ts';

/** States that answer for each other: who writes "boiled rice" gets the cooked one. */
const KIN: Record<string, string[]> = {
  // Chopped as well: onions and herbs are frozen so.
  'frozen-chopped': ['frozen'],
  cooked: ['boiled', 'fried', 'grilled', 'roasted', 'baked', 'pre-cooked', 'ready', 'parboiled'],
  boiled: ['cooked', 'pre-cooked'],
  // "Cooked", of a food that the data has only fried or grilled, means no raw one.
  fried: ['cooked', 'grilled', 'roasted'],
  grilled: ['cooked', 'fried'],
  baked: ['cooked', 'roasted'],
  poached: ['cooked', 'boiled'],
  'pre-cooked': ['cooked', 'boiled', 'parboiled'],
  'roasted-salted': ['salted', 'roasted'],
  roasted: ['cooked', 'baked', 'grilled', 'fried'],
  // Vegetables in a jar are pickled where the data has no canned ones.
  pickled: ['canned', 'in-brine'],
  'in-syrup': ['canned'],
  'in-juice': ['canned', 'juice'],
  'in-oil': ['canned'],
  'in-water': ['canned', 'in-brine'],
  'in-brine': ['canned', 'in-water'],
  'cold-smoked': ['smoked'],
  'hot-smoked': ['smoked'],
  ground: ['minced', 'powder'],
  minced: ['ground'],
  powder: ['ground'],
};

const BREADED = 'breaded';

/** Kinds of what is bought dry. */
const KINDS_OF_DRY = new Set(['wholemeal', 'gluten-free', 'parboiled']);

/** Cuts and shapes. */
const SHAPES = new Set(['fillet', 'boneless', 'skinless', 'whole', 'peeled', 'sliced', 'chopped', 'minced', 'ground', 'grated']);

/** "3 % fat" says a number, not a word. */
const FAT = new Set(['fat', 'fett', 'fedt', 'vet', 'matiere', 'grasse']);

interface Usual {
  /** The two names that a food is called by most, folded, and the stems of their words. */
  names: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

const usual = onceFor((_food: IngredientRecord) => new Map<NameLanguage, Usual>());

function usualOf(food: IngredientRecord, language: NameLanguage): Usual {
  const known = usual(food).get(language);
  if (known) return known;
  const names = food.names[language].slice(0, 2).map(fold);
  const stems = names.flatMap((name) => foldedWords(name).map((word) => stem(word, language)));
  const found = { names: new Set(names), stems: new Set(stems) };
  usual(food).set(language, found);
  return found;
}

interface Label {
  /** All words of a kind's label, folded, and those that say which kind it is. */
  label: readonly string[];
  words: readonly string[];
}

const labels = onceFor((_kind: VariationRecord) => new Map<NameLanguage, Label>());

function labelOf(kind: VariationRecord, language: NameLanguage): Label {
  const known = labels(kind).get(language);
  if (known) return known;
  const label = kind.names ? foldedWords(fold(kind.names[language])) : [];
  const words = label.filter((word) => /^[a-z]{3,}$/.test(word) && !FAT.has(word) && !isEmptyWord(word, language));
  labels(kind).set(language, { label, words });
  return { label, words };
}

const wordsOf = onceFor(({ text }: SearchQuery): readonly string[] => foldedWords(fold(text)));

interface Spoken {
  language: NameLanguage;
  facets: Facets;
}

/** Variations with what the words ask for first; without such words the default stays first. */
export function rankVariations(ingredient: IngredientRecord, queries: readonly SearchQuery[], spoken: Spoken): VariationRecord[] {
  const { language } = spoken;
  const states = new Set(
    queries.flatMap(({ facets }) => facets.flatMap(({ facet }) => (facet.kind === 'state' ? facet.ids : []))),
  );
  const { stems: own, names: plain } = usualOf(ingredient, language);
  // Whole words before their parts: "halfvolle" is no "volle" milk.
  const stems = new Map<string, number>();
  for (const query of queries) {
    // The parts of "sødmælk" ask for no sweetened one.
    if (plain.has(query.folded)) continue;
    for (const term of query.terms) stems.set(stem(term.word, language), STATE_POINTS.partOfWord);
    for (const word of wordsOf(query)) stems.set(stem(word, language), STATE_POINTS.wholeWord);
  }
  for (const word of own) stems.delete(word);
  const [first] = queries;
  const joint = first && isJoint(ingredient, wordsOf(first), language);
  if (joint) {
    states.delete('roasted');
    states.delete('fried');
    for (const word of wordsOf(first)) if (ROAST.has(word)) stems.delete(stem(word, language));
  }
  // "Spagetti, fullkorn (torr)": dry as each of them is.
  if (ingredient.variations.some(({ stateId }) => KINDS_OF_DRY.has(stateId) && states.has(stateId))) states.delete('dry');
  const kind = first ? kindMeant(ingredient.id, wordsOf(first), language) : null;
  if (kind !== null && !queries.some(({ percents }) => percents.length > 0)) states.add(kind);
  // Flour and egg are in the coat: what is breaded is never the plain kind, frozen or fried though it is.
  const isCoated = states.has(BREADED) || (first !== undefined && saysCoat(wordsOf(first)));
  const asked = {
    states,
    stems,
    percent: queries.flatMap(({ percents }) => percents.map((percent) => fatMeant(ingredient.id, percent)))[0],
  };
  return ingredient.variations
    .map((variation, position) => {
      // The usual state has no number in its label where others do: its own fat tells which of them was asked for.
      const fat = position === 0 ? (variation.nutrition?.fat ?? undefined) : undefined;
      const score = isCoated && variation.stateId === BREADED ? Infinity : scoreVariation(variation, { ...asked, fat }, spoken);
      return { variation, position, score };
    })
    .toSorted((a, b) => b.score - a.score || a.position - b.position)
    .map(({ variation }) => variation);
}

interface VariationRequest {
  states: ReadonlySet<string>;
  /** Stem of an asked word → how much it counts. */
  stems: ReadonlyMap<string, number>;
  percent: number | undefined;
  /** Grams of fat per 100 g of a variation whose label has none. */
  fat: number | undefined;
}

/** A label that says more than was asked ("frozen, chopped" for "chopped") is another state, and loses to the default. */
function scoreVariation(
  variation: VariationRecord,
  { states, stems, percent, fat }: VariationRequest,
  { language, facets }: Spoken,
): number {
  const { label, words } = labelOf(variation, language);
  const said = words.filter((word) => stems.has(stem(word, language)));
  const kin = ownValue(KIN, variation.stateId)?.some((state) => states.has(state)) ?? false;
  const isShape = SHAPES.has(variation.stateId);
  let score = kin ? STATE_POINTS.kin : 0;
  if (states.has(variation.stateId)) score = isShape ? STATE_POINTS.shape : STATE_POINTS.said;
  if (said.length > 0) {
    const unsaid = words.filter((word) => !said.includes(word));
    score += Math.max(
      0,
      said.reduce((sum, word) => sum + (stems.get(stem(word, language)) ?? 0), 0) -
        unsaid.reduce((sum, word) => sum + (facets.statesOf(word) ? STATE_POINTS.unsaidState : STATE_POINTS.unsaidWord), 0),
    );
  }
  const labelled = label.find((word) => word.endsWith('%'));
  const own = labelled === undefined ? fat : Number.parseFloat(labelled);
  if (own !== undefined && percent !== undefined)
    score += Math.max(0, STATE_POINTS.fat - Math.abs(own - percent) * STATE_POINTS.eachPercent);
  return score;
}

function isEmptyWord(word: string, language: NameLanguage): boolean {
  return STOP_WORDS[language].has(word) || PREPOSITIONS[language].has(word) || OF_WORDS[language].has(word);
}

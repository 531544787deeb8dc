import { nameLanguageOf, NAME_LANGUAGES, type Language, type NameLanguage } from '../../kernel/language.ts';
import type { FoodDataRelease, IngredientRecord, VariationRecord } from '../food-data-release.ts';
import { rankVariations } from './choose-variation.ts';
import { fold, foldedWords } from './fold.ts';
import { confidenceOf } from './confidence.ts';
import { withCorrections } from './corrected-query.ts';
import { buildIndex } from './build-index.ts';
import { Facets } from './facets.ts';
import { KINDS_OF_COUNTRY, OF_PLANTS, OWN_COUNTRY, PLANT_BASED } from './words/food-words.ts';
import { isLoneVerb } from './words/lone-verbs.ts';
import { withoutMomentary } from './words/momentary-words.ts';
import { dryStockOf, withoutPowder } from './words/stock-powder.ts';
import type { LanguageTables } from './index-tables.ts';
import { LanguageIndex } from './language-index.ts';
import { isNotFood } from './words/not-food.ts';
import { readQuery, type SearchQuery } from './read-query.ts';
import { askedQuery } from './asked-query.ts';
import { scoreName } from './score-name.ts';
import { BEYOND, DOUBT, MOST_BY_PARTS, UNNAMED, WHOLE_NAME } from './score-weights.ts';

export interface FoundIngredient {
  ingredient: IngredientRecord;
  /** The variations that were asked for first. */
  variations: VariationRecord[];
  matchedName: string;
  /** Probability that this is meant, 0–1. */
  confidence: number;
  originId: string | null;
  organic: boolean;
}

export interface SearchOptions {
  language: Language;
  limit: number;
  /** While somebody types, the last word may be unfinished. */
  typing?: boolean;
  /** Words around the name, such as the note of a line: they choose a variation, not an ingredient. */
  hints?: string;
}

const LONGEST_NAME = 300;

/** Makes the tables of a language, or has them. */
export type TablesOf = (language: NameLanguage) => LanguageTables;

/** Finds ingredients by name; made once from a release and shared. The index of a language is opened when it is first asked for. */
export class IngredientSearch {
  private readonly indices = new Map<NameLanguage, LanguageIndex>();
  private readonly facets = new Map<NameLanguage, Facets>();
  private readonly food: FoodDataRelease;
  private readonly tablesOf: TablesOf;

  constructor(food: FoodDataRelease, tablesOf: TablesOf = (language) => buildIndex(food, language)) {
    this.food = food;
    this.tablesOf = tablesOf;
  }

  find(name: string, { language, limit, typing = false, hints = '' }: SearchOptions): FoundIngredient[] {
    const text = name.slice(0, LONGEST_NAME);
    const own = nameLanguageOf(language);
    if (!typing && isLoneVerb(fold(text).trim(), own)) return [];
    const best = new Map<number, Candidate>();
    const ownSurety = this.collect(best, text, { own, language: own, typing });
    if (ownSurety < BEYOND.sureInOwnLanguage || (typing && best.size < limit)) {
      const onlyWhole = this.knowsAllOf(text, own);
      const isFound = ownSurety >= BEYOND.foundInOwnLanguage;
      for (const other of NAME_LANGUAGES)
        if (other !== own) this.collect(best, text, { own, language: other, typing, onlyWhole, asWritten: isFound });
    }
    const ranked = [...best.values()]
      .toSorted((a, b) => b.score - a.score || this.lengthOf(a) - this.lengthOf(b))
      .slice(0, limit);
    const sure = typing ? 1 : surety(ranked) * (isDoubted(text, own, ranked[0]) ? DOUBT.notFood : 1);
    return ranked.flatMap((candidate) => this.found(candidate, candidate.score * sure, hints) ?? []);
  }

  /** Opens the index of a language before somebody waits for it. */
  prepare(language: NameLanguage): LanguageIndex {
    const known = this.indices.get(language);
    if (known) return known;
    const index = new LanguageIndex(this.tablesOf(language));
    this.indices.set(language, index);
    return index;
  }

  /** Whether a food's name in the language, or in English, has the folded word in some inflection. */
  isWord(word: string, language: Language): boolean {
    return this.prepare(nameLanguageOf(language)).isWord(word) || this.prepare('en').isWord(word);
  }

  /** States that a word tells, such as `pickled` for "eingelegt". */
  statesOf(word: string, language: Language): readonly string[] {
    return this.facetsOf(nameLanguageOf(language)).statesOf(fold(word)) ?? [];
  }

  /** A query in words of its own language alone means no name of another language, except a whole one. */
  private knowsAllOf(text: string, language: NameLanguage): boolean {
    const index = this.prepare(language);
    const named = readQuery(text, index, this.facetsOf(language)).terms.filter((term) => term.role === null);
    return named.length > 0 && named.every((term) => index.isWord(term.word) && !term.strange);
  }

  /** Adds what one language finds; answers how sure its best is. */
  private collect(
    best: Map<number, Candidate>,
    text: string,
    { own, language, typing, onlyWhole = false, asWritten = false }: Collecting,
  ): number {
    const index = this.prepare(language);
    const plain = readQuery(text, index, this.facetsOf(language), typing);
    const words = foldedWords(fold(text));
    const unpowdered = onlyWhole ? null : withoutPowder(words);
    if (language !== own) plain.foreign = own;
    const share = language === own ? 1 : BEYOND.otherLanguage;
    let highest = 0;
    const offer = (query: SearchQuery, at: number, score: number): void => {
      if (score <= BEYOND.leastOffered) return;
      const named = index.names.ingredient[at] ?? 0;
      const dry = unpowdered === null ? null : this.dryPlaceOf(named);
      // A powder is no ready stock, whatever else its name says.
      if (dry !== null && query === plain) return;
      const ingredient = dry ?? named;
      highest = Math.max(highest, score);
      const known = best.get(ingredient);
      if (!known || score > known.score)
        best.set(ingredient, { at, query: dry === null ? query : dried, score, language, ingredient });
    };
    const dried: SearchQuery = { ...plain, facets: [...plain.facets, { at: -1, facet: { kind: 'state', ids: ['powder'] } }] };
    if (unpowdered !== null) {
      const query = { ...readQuery(unpowdered.join(' '), index, this.facetsOf(language), typing), foreign: plain.foreign };
      const asked = askedQuery(query, index);
      for (const at of namesNear(query, index))
        if (this.dryPlaceOf(index.names.ingredient[at] ?? 0) !== null)
          offer(query, at, share * UNNAMED.momentary * scoreName(asked, at, index));
    }
    for (const query of onlyWhole || asWritten ? [plain] : withCorrections(plain, index)) {
      const asked = askedQuery(query, index);
      for (const at of onlyWhole ? index.withJoined(query.joined) : namesNear(query, index))
        offer(query, at, (query === plain ? share : share * share) * scoreName(asked, at, index));
      if (highest >= BEYOND.foundAsCorrected) break;
    }
    const kept = onlyWhole ? words : words.filter((word) => !this.saysKept(word, language));
    if (kept.length < words.length && kept.length > 0)
      for (const at of index.withJoined(kept.join('')))
        offer(plain, at, share * (index.isNamed(at, kept.join(' ')) ? WHOLE_NAME.asKept : MOST_BY_PARTS));
    const plainly = onlyWhole ? null : withoutMomentary(words, own);
    if (plainly !== null) {
      const query = { ...readQuery(plainly.join(' '), index, this.facetsOf(language), typing), foreign: plain.foreign };
      const asked = askedQuery(query, index);
      for (const at of namesNear(query, index)) offer(query, at, share * UNNAMED.momentary * scoreName(asked, at, index));
    }
    const rest = onlyWhole ? null : withoutPlantWords(text, own);
    if (rest === null) return highest;
    const query = { ...readQuery(rest, index, this.facetsOf(language), typing), foreign: plain.foreign };
    const asked = askedQuery(query, index);
    for (const at of namesNear(query, index))
      if (this.isOfPlants(index.names.ingredient[at] ?? 0))
        offer(query, at, share * UNNAMED.itsClass * scoreName(asked, at, index));
    return highest;
  }

  /** Whether a folded word says that the thing is frozen or chilled, which makes no other food of it. */
  private saysKept(word: string, language: NameLanguage): boolean {
    return (
      this.facetsOf(language)
        .statesOf(word)
        ?.some((state) => state === 'frozen' || state === 'chilled') === true
    );
  }

  private isOfPlants(place: number): boolean {
    const category = this.food.ingredients[place]?.categoryId;
    return category !== undefined && OF_PLANTS.has(category);
  }

  /** Place of what this food is sold as in powder, where it is a ready stock. */
  private dryPlaceOf(place: number): number | null {
    const dry = dryStockOf(this.food.ingredients[place]?.id ?? '');
    const found = dry === null ? -1 : this.food.ingredients.findIndex(({ id }) => id === dry);
    return found < 0 ? null : found;
  }

  private lengthOf({ at, language }: Candidate): number {
    return this.prepare(language).lengthOf(at);
  }

  private facetsOf(language: NameLanguage): Facets {
    const known = this.facets.get(language) ?? new Facets(this.food, language);
    this.facets.set(language, known);
    return known;
  }

  private found({ at, query, language, ingredient: meant }: Candidate, score: number, hints: string): FoundIngredient | null {
    const index = this.prepare(language);
    const name = index.answered(at);
    const ingredient = this.food.ingredients[meant];
    if (!ingredient) return null;
    const queries = hints !== '' ? [query, readQuery(hints, index, this.facetsOf(language))] : [query];
    const nameWords = new Set([...name.words, ...foldedWords(name.folded)]);
    // An origin word within the name, whole as written ("Danish blue", "thousand island dressing"), tells no origin, unless a kitchen
    // says it of what grows around it, or of meat and fish, and the food is called the same without it ("British butter", "norsk lax").
    const isPart = ({ word }: { word: string }): boolean =>
      nameWords.has(word) &&
      !(
        (OWN_COUNTRY[language].has(word) || CAUGHT_OR_RAISED.has(ingredient.categoryId)) &&
        isNamedWithout(ingredient, name.folded, { word, language })
      );
    const said = queries.flatMap(({ facets, terms }) =>
      facets
        .filter(({ at: place }) => !terms.some((term) => term.at === place && term.role !== 'state' && isPart(term)))
        .map(({ facet }) => facet),
    );
    const origin = said.find((facet) => facet.kind === 'origin');
    return {
      ingredient,
      variations: rankVariations(ingredient, queries, { language, facets: this.facetsOf(language) }),
      matchedName: name.name,
      confidence: confidenceOf(score),
      originId: origin?.country ?? null,
      organic: said.some((facet) => facet.kind === 'organic'),
    };
  }
}

interface Collecting {
  own: NameLanguage;
  language: NameLanguage;
  typing: boolean;
  /** Only names that are the whole query. */
  onlyWhole?: boolean;
  /** No guesses at misspelt words. */
  asWritten?: boolean;
}

interface Candidate {
  /** The name's number in the index of its language. */
  at: number;
  query: SearchQuery;
  score: number;
  language: NameLanguage;
  /** Place of what is meant: of a powder the cube, whatever is named. */
  ingredient: number;
}

/** Categories in which a country's name tells where it is from, and not which kind it is. */
const CAUGHT_OR_RAISED = new Set(['beef', 'pork', 'poultry', 'lamb-game', 'fish']);

/** Whether the food has a shorter name of the same words but this one, which tells no kind of it. */
function isNamedWithout(
  ingredient: IngredientRecord,
  folded: string,
  { word, language }: { word: string; language: NameLanguage },
): boolean {
  if (KINDS_OF_COUNTRY.has(folded)) return false;
  const others = new Set(foldedWords(folded).filter((each) => each !== word));
  return ingredient.names[language].some((other) => {
    const words = foldedWords(fold(other));
    return words.length > 0 && words.every((each) => others.has(each));
  });
}

/** The text without words that say it is made of plants; null when it has none, or nothing else. */
function withoutPlantWords(text: string, language: NameLanguage): string | null {
  const written = text.split(/[\s,]+/u);
  const rest = written.filter((word) => {
    const said = foldedWords(fold(word));
    return said.length === 0 || !said.every((part) => PLANT_BASED[language].has(part) || PLANT_BASED.en.has(part));
  });
  return rest.length < written.length && rest.some((word) => /\p{L}{3}/u.test(word)) ? rest.join(' ') : null;
}

/** Said of no food, unless a food has that very name. */
function isDoubted(text: string, language: NameLanguage, first: Candidate | undefined): boolean {
  return first !== undefined && first.score < MOST_BY_PARTS && isNotFood(fold(text), language);
}

/** Two foods that fit almost equally well make both less sure: what all are multiplied by. */
function surety([first, second]: readonly Candidate[]): number {
  return first && second && first.score < MOST_BY_PARTS && first.score - second.score < DOUBT.within ? DOUBT.equals : 1;
}

const MOST_NAMES_SCORED = 800;

/** Rare words first: they say the most, and common ones ("fresh", "fillet") would fill the list. */
function namesNear(query: SearchQuery, index: LanguageIndex): Set<number> {
  const found = new Set<number>(index.withJoined(query.joined));
  const isNamed = found.size > 0 && !query.typing;
  const last = query.terms.at(-1);
  const telling = query.terms
    .filter(({ role, head }) => role !== 'noise' && role !== 'size' && (head || !isNamed))
    .map((term) => ({ term, names: index.withStem(term.stem) }))
    .toSorted((a, b) => a.names.length - b.names.length);
  for (const { term, names } of telling) {
    for (const at of names) found.add(at);
    if (query.typing && term === last) for (const at of index.beginningWith(term.word)) found.add(at);
    if (found.size > MOST_NAMES_SCORED) break;
  }
  if (query.typing && query.joined.length >= 2) for (const at of index.beginningWith(query.joined, 40)) found.add(at);
  return found;
}

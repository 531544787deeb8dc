import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientRecord, VariationRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { fold, foldedWords } from '@plateprint/shared/ingredients/search/fold.ts';
import { stem } from '@plateprint/shared/ingredients/search/stem.ts';
import { fatMeant, kindMeant } from '@plateprint/shared/ingredients/search/words/meant-kinds.ts';
import { type NameLanguage, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { searchOf } from '../ingredients/actions/search-of.ts';
import { isNearlySame } from './nearly-same.ts';
import { statesSaid, readWords, type Written } from './states-said.ts';

interface Kind {
  ingredient: IngredientRecord;
  variation: VariationRecord;
}

/** Whether a row says a kind of its food in words, and another was found: then a person says which. */
export function saysOtherKind(foodData: FoodData, match: NameMatch, by: Written): boolean {
  const found = match.variation && foodData.variation(match.variation.id);
  if (!found) return false;
  const language = nameLanguageOf(by.language);
  const words = readWords(by, foodData).whole;
  // Of a food with a single kind too: no cream of 30 % is the double one of 48.
  const fat = fatSaid(found, words);
  if (fat !== null) return fat === 'other';
  if (isDryAndCold(foodData, found, by)) return true;
  if (found.ingredient.variations.length === 1) return false;
  if (isHeatedAndFresh(foodData, found, by)) return true;
  if (!AS_GROWN.has(found.variation.stateId) && saysKind(foodData, found, by)) return false;
  return (
    isOtherState(foodData, found, { by, words }) ||
    isOtherLabel(foodData, found, { words, language }) ||
    isOtherRichness(found, words, language) ||
    isColdUnsaid(foodData, found, by)
  );
}

/** Points of fat by which two numbers may differ and mean one kind, and the share by which larger ones may. */
const LEAST_APART = 2;
const SHARE_APART = 0.25;

/** The grams of fat in a hundred that a state tells; null where it tells none. */
function fatOf({ stateId }: VariationRecord): number | null {
  const [, whole, tenths = '0'] = /^fat-(\d+)(?:-(\d+))?$/u.exec(stateId) ?? [];
  return whole === undefined ? null : Number(`${whole}.${tenths}`);
}

/** Whether the percent that a row says are the fat of the kind that was found; null where it says none, or the kind tells none. */
function fatSaid({ ingredient, variation }: Kind, words: readonly string[]): 'same' | 'other' | null {
  const own = fatOf(variation);
  const said = words.filter((word) => word.endsWith('%')).map((word) => fatMeant(ingredient.id, Number.parseFloat(word)));
  if (own === null || said.length === 0) return null;
  return said.some((each) => Math.abs(each - own) <= Math.max(LEAST_APART, SHARE_APART * Math.max(each, own))) ? 'same' : 'other';
}

const LEAST_WORD = 4;
const LEAST_LABEL = 3;
const wordsIn = (names: readonly string[]): string[] => names.flatMap((name) => foldedWords(fold(name)));
const labelOf = ({ names }: VariationRecord, language: NameLanguage): string[] =>
  wordsIn(names ? [names[language], names.en] : []);

/** Whether a row names the kind by its state, or by a word of its label. */
export function saysKind(foodData: FoodData, { ingredient, variation }: Kind, by: Written): boolean {
  if (ingredient.variations.length === 1) return false;
  // No usual kind is frozen beside another: only a word makes it so.
  if (variation.stateId.startsWith('frozen')) return true;
  const language = nameLanguageOf(by.language);
  const said = statesSaid(by, foodData);
  if (said.has(variation.stateId) || (HEATED.has(variation.stateId) && [...said].some((state) => HEATED.has(state)))) return true;
  const { words } = readWords(by, foodData);
  if (kindMeant(ingredient.id, words, language) === variation.stateId) return true;
  const label = new Set(labelOf(variation, language).map((word) => stem(word, language)));
  return words.some((word) => word.length >= LEAST_LABEL && label.has(stem(word, language)));
}

/** States by which kinds of one food are bought apart, each by its own word; cuts, cooling and freezing are settled before. */
export const APART: ReadonlySet<string> = new Set(
  'concentrate powder dried smoked cold-smoked hot-smoked cured peeled grated salted light sweetened wholemeal canned pickled parboiled lactose-free ground marinated breaded in-oil in-brine'.split(
    ' ',
  ),
);

/** Said of nearly anything that nothing was done to: it does not tell peeled potatoes from others. */
const AS_GROWN: ReadonlySet<string> = new Set(['raw', 'fresh']);
const HEATED: ReadonlySet<string> = new Set(['cooked', 'boiled', 'fried', 'grilled', 'roasted', 'baked', 'pre-cooked']);

/** Whether a cooked kind was found in a row that says fresh: its word for cooked names a cut or a dish ("Sauté de veau frais"). */
function isHeatedAndFresh(foodData: FoodData, { variation }: Kind, by: Written): boolean {
  return HEATED.has(variation.stateId) && (FRESH.test(fold(by.written)) || statesSaid(by, foodData).has('raw'));
}

const DRY_FAMILIES: ReadonlySet<string> = new Set(['herbs-spices']);
const COLD: ReadonlySet<string> = new Set(['fresh', 'raw', 'chilled', 'cooked', 'boiled', 'ready']);
const DRY: ReadonlySet<string> = new Set(['dry', 'dried', 'powder', 'ground']);
/** Words, folded, of what a shop chills; "freshly ground" and "chilled" stand in other places. */
const CHILLED = /(?<!\p{L})(?:gekuhlt|kuhl|kol|kolet|kyld|kjol|kjolt|gekoeld|chld|chilled|refrig)(?!\p{L})/u;

const isCold = ({ stateId }: VariationRecord): boolean => stateId.startsWith('frozen') || COLD.has(stateId);

/** Whether a row says frozen or chilled, and a dry kind of a food was found that nobody sells so: "Milchreis 5kg gekühlt" is cooked, "Kanelstang frost" is no spice. */
function isDryAndCold(foodData: FoodData, { ingredient, variation }: Kind, by: Written): boolean {
  if (!(DRY.has(variation.stateId) || DRY_FAMILIES.has(ingredient.categoryId))) return false;
  return !ingredient.variations.some(isCold) && (statesSaid(by, foodData).has('frozen') || CHILLED.test(fold(by.written)));
}

/** The kinds of the same food that another figure or another allergen tells from the one that was found. */
function otherKinds(foodData: FoodData, { ingredient, variation }: Kind): VariationRecord[] {
  return ingredient.variations.filter(
    (kind) => !isNearlySame(foodData, { ingredient, variation }, { ingredient, variation: kind }),
  );
}

function isOtherState(foodData: FoodData, found: Kind, { by, words }: { by: Written; words: readonly string[] }): boolean {
  const search = searchOf(foodData);
  const ends = words.flatMap((word) => endsOf(word).flatMap((end) => search.statesOf(end, by.language)));
  const said = new Set([...statesSaid(by, foodData), ...ends]);
  return otherKinds(foodData, found).some(({ stateId }) => APART.has(stateId) && said.has(stateId));
}

/** The ends of a compound: "normalsalt" is some kind of salted. */
function endsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 2 * LEAST_WORD + 1) }, (_, at) => word.slice(at + LEAST_WORD));
}

/** A word of another kind's label, which neither the food's usual names nor the kind that was found have. */
function isOtherLabel(
  foodData: FoodData,
  found: Kind,
  { words, language }: { words: readonly string[]; language: NameLanguage },
): boolean {
  const { ingredient, variation } = found;
  const own = new Set(
    [...wordsIn(ingredient.names[language].slice(0, 1)), ...labelOf(variation, language)].map((word) => stem(word, language)),
  );
  const said = new Set(
    words.filter((word) => word.length >= LEAST_WORD && /^[a-z]/u.test(word)).map((word) => stem(word, language)),
  );
  const others = otherKinds(foodData, found).filter(({ stateId }) => !stateId.startsWith('frozen'));
  return others.some((kind) =>
    labelOf(kind, language).some(
      (word) => word.length >= LEAST_WORD && !own.has(stem(word, language)) && said.has(stem(word, language)),
    ),
  );
}

/** How words begin, folded, that tell how rich milk and what is made of it are, by language. */
const RICHNESS: Record<NameLanguage, RegExp> = {
  en: /^(?:skimm?|semi|half|low|reduced|light|lite|whole|full)/u,
  sv: /^(?:skumm|mager|latt|lett|mellan|mini|fet)/u,
  no: /^(?:skumm|mager|lett|ekstralett|hel|mini|fet)/u,
  da: /^(?:skumm|mager|let|mini|sod|fed|hel)/u,
  de: /^(?:fettarm|entrahmt|teilentrahmt|mager|halbfett|rahm|voll|leicht)/u,
  fr: /^(?:ecreme|demi|entier|maigre|allege|leger)/u,
  nl: /^(?:mager|halfvol|half|vol|light|licht)/u,
};
/** Words, folded, of the leanest kind alone. */
const LEAN = /^(?:skum|skim|mager|maigre|ecreme|entrahmt)/u;
const OF_MILK: ReadonlySet<string> = new Set(['milk-cream', 'plant-dairy']);

/** Whether a row tells by a word how rich it is, and nothing of the kind that was found says the same. */
function isOtherRichness({ ingredient, variation }: Kind, words: readonly string[], language: NameLanguage): boolean {
  const isByFat = OF_MILK.has(ingredient.categoryId) && ingredient.variations.filter((kind) => fatOf(kind) !== null).length > 1;
  if (!isByFat || fatOf(variation) === null || words.some((word) => word.endsWith('%'))) return false;
  const own = [...wordsIn(ingredient.names[language].slice(0, 2)), ...labelOf(variation, language)].filter(
    (word) => word.length >= LEAST_WORD,
  );
  const isLeanest = ingredient.variations.every((kind) => (fatOf(kind) ?? Infinity) >= (fatOf(variation) ?? 0));
  return words.some(
    (word) =>
      word.length >= LEAST_WORD &&
      RICHNESS[language].test(word) &&
      !(isLeanest && LEAN.test(word)) &&
      !own.some((each) => word.startsWith(stem(each, language))),
  );
}

/** Farmed fish that is bought fresh where nothing is said. */
const FRESH_UNSAID = /^(?:salmon|trout|rainbow-trout|char)/u;

/** Whether a fillet says neither that it is fresh nor that it is frozen: wholesalers sell white fish both ways. */
function isColdUnsaid(foodData: FoodData, { ingredient, variation }: Kind, by: Written): boolean {
  if (ingredient.categoryId !== 'fish' || variation.stateId !== 'fillet' || FRESH_UNSAID.test(ingredient.id)) return false;
  if (!ingredient.variations.some(({ stateId }) => stateId.startsWith('frozen'))) return false;
  const said = statesSaid(by, foodData);
  return !said.has('fresh') && !said.has('raw') && !said.has('chilled') && !FRESH.test(fold(by.written));
}

const FRESH =
  /(?<!\p{L})(?:farsk\p{L}*|fersk\p{L}*|frisk\p{L}*|frisch\p{L}*|frais|fraiche|frs|vers|verse|fresh|kyld\p{L}*|kolet|gekoeld|chilled)(?!\p{L})/u;

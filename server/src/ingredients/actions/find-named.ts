import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientPhrase } from '@plateprint/shared/ingredients/phrase/ingredient-phrase.ts';
import { kindsByAmount } from '@plateprint/shared/ingredients/amount/kind-by-amount.ts';
import { isZestAndMore, isZestOnly } from '@plateprint/shared/ingredients/amount/zest-measures.ts';
import { asBoned } from '@plateprint/shared/ingredients/bones/as-boned.ts';
import { partInName } from '@plateprint/shared/ingredients/cuts/cut-of-phrase.ts';
import { noteOfKind, ownNote } from '@plateprint/shared/ingredients/phrase/note-of-kind.ts';
import { countedName } from '@plateprint/shared/ingredients/phrase/words/counted-names.ts';
import { phraseTables } from '@plateprint/shared/ingredients/phrase/words/phrase-tables.ts';
import { SURE_CONFIDENCE } from '@plateprint/shared/ingredients/search/confidence.ts';
import type { FoundIngredient } from '@plateprint/shared/ingredients/search/ingredient-search.ts';
import { nameLanguageOf, type Language } from '@plateprint/shared/kernel/language.ts';
import { unitIs } from '@plateprint/shared/units/kinds-of-unit.ts';
import type { WrittenUnit } from '@plateprint/shared/units/unit.ts';
import { findNoted, lessSure, WHOLE_NAME } from './find-noted.ts';
import { searchOf } from './search-of.ts';

/** The word for it in most languages, where a weight stands in place of the written one. */
const FILLET = 'filet';
/** The word for outer rind that the foods' labels have, in all languages. */
const ZEST = 'zest zeste';
/** A root that is measured so, of which nothing more is said, is ground. */
const SPOONED: ReadonlySet<WrittenUnit | null> = new Set(['tsp', 'ml', 'pinch']);
/** The category of whole dishes: sheets are of what they are made of. */
const READY_MEALS = 'ready-meals';
/** How much of the confidence in the name alone a name with its kind must reach, to be taken before it. */
const NEARLY = 0.85;

/**
 * "1 can tomatoes" are canned tomatoes and "fillets of turkey" the turkey's breast, whether the food data keeps them as a
 * variation or as an ingredient of their own.
 */
export function findNamed(foodData: FoodData, written: IngredientPhrase, language: Language): FoundIngredient[] {
  const isCounted = written.quantity !== null && (written.unit === null || written.unit === 'piece') && written.note === null;
  const phrase = isCounted ? { ...written, name: countedName(written.name, language) } : written;
  const alone = findSaid(foodData, phrase, language);
  const find = (name: string): FoundIngredient[] => findSaid(foodData, { ...phrase, name }, language);
  const said = isWithAnother(alone[0], phrase.name, find) ? lessSure(alone) : alone;
  return asBoned(said, { foodData, name: phrase.name, note: ownNote(phrase.note, language), find }).map((found) => ({
    ...found,
    variations: kindsByAmount(found.variations, { usual: found.ingredient.variations[0], phrase }),
  }));
}

/** What a bread, a pasta or a root is eaten with, and is bought with as a dish. */
const EATEN_WITH: ReadonlySet<string> = new Set(
  'beef pork poultry lamb-game processed-meat fish shellfish eggs cheese fats-oils'.split(' '),
);
const PLAIN: ReadonlySet<string> = new Set('bread-bakery pasta-rice grains-flour potatoes-roots vegetables legumes'.split(' '));
const WITH = /^(\p{L}[\p{L} -]{2,40}?) (?:with|med|mit|avec|met) (\p{L}[\p{L} -]{2,40})$/iu;

/** "Roggebrood met katenspek" is no rye bread alone, and "pasta with tuna" no pasta: what stands behind "with" is another food. */
function isWithAnother(best: FoundIngredient | undefined, name: string, find: (name: string) => FoundIngredient[]): boolean {
  const [, , other = ''] = (best && PLAIN.has(best.ingredient.categoryId) ? WITH.exec(name) : null) ?? [];
  if (best === undefined || other === '' || / (?:with|med|mit|avec|met) /iu.test(best.matchedName)) return false;
  const [found] = find(other);
  return found !== undefined && found.confidence >= SURE_CONFIDENCE && EATEN_WITH.has(found.ingredient.categoryId);
}

function findSaid(foodData: FoodData, phrase: IngredientPhrase, language: Language): FoundIngredient[] {
  const search = searchOf(foodData);
  const wordsOf = (state: string): readonly string[] =>
    foodData.release.states.find(({ id }) => id === state)?.words[nameLanguageOf(language)] ?? [];
  const words = isCanned(phrase, language) ? wordsOf('canned') : [];
  // Of "zest and juice of 1 lemon" the whole lemon is used.
  const note = isZestAndMore(phrase) ? null : noteOfKind(phrase.note);
  const hints = [note, phrase.unitText, words[0], isZestOnly(phrase) ? ZEST : null].filter((hint) => hint).join(' ');
  const found = findNoted(search, phrase, { language, limit: 5, hints });
  const best = found[0];
  if (!best) return found;
  if (isWholeFish(best, phrase))
    return findNoted(search, phrase, { language, limit: 5, hints: `${hints} ${wordsOf('whole')[0]}` });
  for (const word of kindsMeant(best, phrase, { language, wordsOf })) {
    const ofKind = search.find(`${phrase.name} ${word}`, { language, limit: 5, hints });
    const first = ofKind[0];
    if (first && first.ingredient.id !== best.ingredient.id && first.confidence >= best.confidence * NEARLY) return ofKind;
  }
  return found;
}

interface Meaning {
  language: Language;
  /** How a state is written in the language. */
  wordsOf: (state: string) => readonly string[];
}

/** Words that say which kind is meant where the unit does: "1 cube of stock", "2 fillets", "20 sheets of lasagne". */
function kindsMeant(best: FoundIngredient, phrase: IngredientPhrase, { language, wordsOf }: Meaning): readonly string[] {
  const { units } = phraseTables(nameLanguageOf(language)).words;
  const { unit, unitText, counted } = phrase;
  if (unit === 'cube' && best.ingredient.id.endsWith('-stock')) return units.cube ?? [];
  if (isGround(best, phrase)) return wordsOf('powder');
  if (unit === 'ear' && unitText !== null) return [unitText];
  if (unit === 'fillet' || counted?.unit === 'fillet') return [unitText ?? FILLET];
  const isReady = best.ingredient.categoryId === READY_MEALS;
  if (isReady && unit === 'sheet' && unitText !== null) return [unitText];
  if (isReady && counted?.unit === 'sheet') return units.sheet ?? [];
  const isInCans = best.variations.some(({ stateId }) => stateId === 'canned');
  return isInCans || isMadeAlready(best) || !isCanned(phrase, language) ? [] : wordsOf('canned');
}

/** A spoon of ginger of which nothing more is said. */
function isGround(best: FoundIngredient, phrase: IngredientPhrase): boolean {
  const isBare = (isZestAndMore(phrase) ? null : noteOfKind(phrase.note)) === null && !phrase.name.includes(' ');
  return isBare && best.ingredient.id === 'ginger' && SPOONED.has(phrase.unit) && best.variations[0]?.stateId === 'raw';
}

/** How foods grow, are caught or slaughtered, before anybody makes another product of them. */
const UNMADE: ReadonlySet<string> = new Set(['raw', 'fresh', 'fillet', 'whole', 'frozen', 'dried']);

/** "Tomatpuré" is a whole name of something made, which stays what it is in a can; tomatoes become canned ones. */
function isMadeAlready({ confidence, variations }: FoundIngredient): boolean {
  return confidence >= WHOLE_NAME && !variations.some(({ stateId }) => stateId !== null && UNMADE.has(stateId));
}

/** Grams from which a counted piece of fish is all of it. */
const WHOLE_FISH = 250;

/** "4 trout" are four fish with head and bones, "4 trout fillets" none. */
function isWholeFish({ ingredient, variations }: FoundIngredient, { unit, counted, quantity, name }: IngredientPhrase): boolean {
  const isCounted = quantity !== null && (unit === null || unit === 'piece') && counted === null;
  const isLarge = ingredient.categoryId === 'fish' && (ingredient.pieces['piece'] ?? 0) >= WHOLE_FISH;
  const isSaidOtherwise = variations[0]?.stateId !== 'fillet' || partInName(name) !== null;
  return isCounted && isLarge && !isSaidOtherwise && variations.some(({ stateId }) => stateId === 'whole');
}

function isCanned({ unit, note }: IngredientPhrase, language: Language): boolean {
  if (unitIs(unit, 'preserving')) return true;
  const { unitOf } = phraseTables(nameLanguageOf(language));
  return (ownNote(note, language) ?? '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => unitIs(unitOf.get(word) ?? null, 'preserving'));
}

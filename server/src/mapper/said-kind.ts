import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientRecord, VariationRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { isBonedOtherwise } from '@plateprint/shared/ingredients/bones/as-boned.ts';
import { variationName } from '@plateprint/shared/ingredients/name-in.ts';
import { fold, foldedWords } from '@plateprint/shared/ingredients/search/fold.ts';
import { stem } from '@plateprint/shared/ingredients/search/stem.ts';
import { type Language, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { statesSaid, readWords, type Written } from './states-said.ts';

/** States of what was never heated or preserved: frozen, each is bought as the frozen kind. */
const FRESH: ReadonlySet<string> = new Set(
  'raw fresh fillet whole with-bone boneless peeled cut cut-up sliced chopped grated minced chilled'.split(' '),
);
/** Said of what is bought so; a joint that is called a roast is raw. */
const PRECOOKED = ['cooked', 'boiled', 'pre-cooked'];
const HEATED: ReadonlySet<string> = new Set('cooked boiled fried grilled roasted baked pre-cooked'.split(' '));

/**
 * The kind of the food that was found which a name says, where another word of it (a cut, a fillet) chose the kind: what is frozen or cooked has
 * another figure, and a cut seldom has. The kind that was found where the data have no such one that is like it.
 */
export function asSaid(foodData: FoodData, match: NameMatch, by: Written): NameMatch {
  const found = match.variation && foodData.variation(match.variation.id);
  if (!found) return match;
  const said = statesSaid(by, foodData);
  const isCooked = PRECOOKED.some((state) => said.has(state)) && FRESH.has(found.variation.stateId);
  const cooked = isCooked ? found.ingredient.variations.find(({ stateId }) => HEATED.has(stateId)) : undefined;
  const heated = { ...found, variation: cooked ?? found.variation };
  const isFrozen = said.has('frozen') && !heated.variation.stateId.startsWith('frozen');
  const kind = (isFrozen ? frozenKindOf(heated) : undefined) ?? cooked ?? namedKindOf(foodData, found, { said, by }) ?? undefined;
  return kind ? withKind(foodData, match, { kind, language: by.language }) : match;
}

/** States that choose among kinds which are bought alike otherwise. */
const CHOOSING = ['grated', 'parboiled', 'wholemeal', 'pasteurised', 'salted'];

/** The kind that a name says by its state ("EMMENTAL RAPE") or by a word of the kind's own name ("CROISSANT BEURRE", "BACON BACK"). */
function namedKindOf(
  foodData: FoodData,
  { ingredient, variation }: { ingredient: IngredientRecord; variation: VariationRecord },
  { said, by: { written, language } }: { said: ReadonlySet<string>; by: Written },
): VariationRecord | undefined {
  if (variation.stateId.startsWith('frozen')) return undefined;
  const choosing = variation.stateId === 'raw' ? [...CHOOSING, 'peeled'] : CHOOSING;
  const state = choosing.find((each) => said.has(each) && variation.stateId !== each);
  const chosen = state === undefined ? undefined : ingredient.variations.find(({ stateId }) => stateId === state);
  if (chosen) return chosen;
  const own = nameLanguageOf(language);
  const words = new Set(readWords({ written, language }, foodData).whole.map((word) => stem(word, own)));
  const common = wordsIn(ingredient.names[own].slice(0, USUAL_NAMES));
  // "Back bacon, lean": behind the comma stands what it is like, and no list says that.
  const tellsOf = (kind: VariationRecord): boolean => {
    const telling = [...wordsIn([kind.names?.[own].split(',')[0] ?? []].flat())].filter(
      (word) => word.length >= LEAST_TELLING && !common.has(word),
    );
    if (telling.length > 0 && telling.every((word) => words.has(stem(word, own)))) return true;
    return namesInBrackets(kind.names?.[own] ?? '').some((name) => name.every((word) => words.has(stem(word, own))));
  };
  if (tellsOf(variation) || (HEATED.has(variation.stateId) && said.has(variation.stateId))) return undefined;
  const others = ingredient.variations.filter((kind) => tellsOf(kind));
  return others.length === 1 ? others[0] : undefined;
}

/** What else a kind is called, as its label has it: "salted and dried (pinnekjøtt, fenalår)". */
function namesInBrackets(label: string): string[][] {
  const [, inside = ''] = label.split('(');
  return inside
    .replace(')', '')
    .split(',')
    .map((name) => foldedWords(fold(name)))
    .filter((words) => words.some((word) => word.length >= LEAST_TELLING && /^\p{L}/u.test(word)));
}

/** The first names of a food are its own; later ones may be of one kind ("semi-skimmed milk"). */
const USUAL_NAMES = 2;

/** A shorter word tells kinds apart by chance. */
const LEAST_TELLING = 4;

const wordsIn = (names: readonly string[]): Set<string> => new Set(names.flatMap((name) => foldedWords(fold(name))));

function frozenKindOf(found: { ingredient: IngredientRecord; variation: VariationRecord }): VariationRecord | undefined {
  const { ingredient, variation } = found;
  const frozen = ingredient.variations.filter(({ stateId }) => stateId.startsWith('frozen'));
  if (HEATED.has(variation.stateId)) return frozen.find(({ stateId }) => stateId === 'frozen-cooked');
  if (variation.stateId === 'ready' || variation.stateId === 'chilled') return frozen.find(({ stateId }) => stateId === 'frozen');
  if (!FRESH.has(variation.stateId)) return undefined;
  const isBoneless = isBonedOtherwise(found, 'with bone');
  return frozen.find(
    (kind) => kind.stateId !== 'frozen-cooked' && !(isBoneless && isBonedOtherwise({ ingredient, variation: kind }, 'boneless')),
  );
}

/** A match of the same food in another kind of it. */
export function withKind(
  foodData: FoodData,
  match: NameMatch,
  { kind, language }: { kind: VariationRecord; language: Language },
): NameMatch {
  const name = variationName(foodData.release, kind, language);
  const [first, ...others] = match.candidates;
  return {
    ...match,
    variation: { id: kind.id, origin: match.variation?.origin ?? null },
    variationName: name,
    candidates: first ? [{ ...first, variationId: kind.id, variationName: name }, ...others] : [],
  };
}

/** Words, folded, of meat in dice or strips: nobody cuts through a bone for them. */
const IN_PIECES =
  /^(?:diced?|dcd|cubed?|cubes|strips|tern(?:inger|et|ede)?|tarn(?:ad|ade|ingar)|striml(?:et|ad|ade|er|or)|wurfel|gewurfelt\p{L}*|streifen|geschnetzelt\p{L}*|des|emince\p{L}*|blokjes|reepjes)$/u;

/** A name of meat in dice or strips, said to have no bone where it says nothing of one. */
export function withBonesOut(written: string): string {
  return foldedWords(fold(written)).some((word) => IN_PIECES.test(word)) ? `${written} boneless` : written;
}

/** How words end, folded, that name the mince or forcemeat of what they begin with. */
const MINCED = /^(?:\p{L}{3,}(?:fars|farse|mince|gehakt|hack|kodfars|kottfars)|hachee?s?)$/u;
/** Kinds of meat whose mince is another food. */
const MEAT: ReadonlySet<string> = new Set(['fish', 'shellfish', 'poultry', 'pork', 'beef', 'lamb-game']);

/** Whether a name says the mince of an animal, and a piece of it was found: "SEJFARS" is no fillet of saithe. */
export function isMinceOfIt({ ingredientId, categoryId, variation }: NameMatch, { written }: Written): boolean {
  if (!MEAT.has(categoryId ?? '') || /mince$|^burger|^hamburger|meatball/u.test(ingredientId ?? '')) return false;
  if (variation?.id.endsWith('.minced') === true) return false;
  return foldedWords(fold(written)).some((word) => MINCED.test(word));
}

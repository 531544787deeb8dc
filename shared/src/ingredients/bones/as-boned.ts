import type { FoodData } from '../food-data.ts';
import type { IngredientRecord, VariationRecord } from '../food-data-release.ts';
import { SURE_CONFIDENCE } from '../search/confidence.ts';
import type { FoundIngredient } from '../search/ingredient-search.ts';
import { bonesSaid, withoutBoneWords } from './bone-words.ts';

/** Foods that have bones where nobody took them out. A fish without bones is a fillet already. */
const MEAT: ReadonlySet<string> = new Set(['beef', 'pork', 'lamb-game', 'poultry']);
/** States of meat as it is bought, before anybody cooks or cures it. */
const AS_BOUGHT: ReadonlySet<string | null> = new Set(['raw', 'fresh', 'with-bone', 'boneless', 'whole', 'cut-up', 'frozen']);
/** A name as the data has it, or nearly so. */
const NAMED = 0.97;
/** What is found, and not taken without a person looking. */
const ASKED = SURE_CONFIDENCE - 0.03;

/** Meat that the data has boneless under another name; where it is the same piece of the animal, it is taken. */
const BONED: ReadonlyMap<string, { id: string; isSame: boolean }> = new Map([
  ['chicken-leg', { id: 'chicken-thigh', isSame: true }],
  ['rack-of-lamb', { id: 'lamb-fillet', isSame: false }],
]);

interface Found {
  ingredient: IngredientRecord;
  variation: VariationRecord;
}

interface Asking {
  foodData: Pick<FoodData, 'ingredient'>;
  name: string;
  note: string | null;
  find: (name: string) => FoundIngredient[];
}

/**
 * What was found, of the kind with or without bone that the words ask for: "kycklinglår utan ben" weighs and counts as meat alone.
 * Where the data has no such kind, the best one is not taken without a person looking.
 */
export function asBoned(found: FoundIngredient[], { foodData, name, note, find }: Asking): FoundIngredient[] {
  const said = bonesSaid(`${name}, ${note ?? ''}`);
  if (said === null) return found;
  const isBoned = said === 'boneless';
  const bare = withoutBoneWords(name);
  const plain = bare === name || bare === '' ? [] : find(bare).slice(0, 1);
  const named = plain.filter(({ ingredient, confidence }) => confidence >= NAMED && ingredient.id !== found[0]?.ingredient.id);
  const heads = [...named, ...found.slice(0, 1), ...plain];
  const sure = heads.filter(({ confidence }) => confidence >= SURE_CONFIDENCE);
  const [first = found[0]] = sure;
  if (!first || !MEAT.has(first.ingredient.categoryId)) return found;
  for (const head of sure) {
    const kinds = ofKind(head, isBoned);
    if (kinds) return withFirst(found, { ...head, variations: kinds });
  }
  const asked = { ...first, confidence: Math.min(first.confidence, ASKED) };
  const other = isBoned && isAsBought(first.variations[0]) ? BONED.get(first.ingredient.id) : undefined;
  const kin = other && foodData.ingredient(other.id);
  if (!other || !kin) return withFirst(found, { ...asked, variations: ofKind(first, isBoned) ?? first.variations });
  return withFirst(found, { ...(other.isSame ? first : asked), ingredient: kin, variations: bonedFirst(kin) });
}

/** Whether the words say bones, or none, of a kind that is bought the other way. */
export function isBonedOtherwise({ ingredient, variation }: Found, text: string): boolean {
  const said = MEAT.has(ingredient.categoryId) ? bonesSaid(text) : null;
  return said !== null && hasBone(variation) !== (said === 'with-bone');
}

/**
 * How much heavier a piece of this kind is than one of the usual kind, which the data weigh: a chop without its bone weighs less, a
 * thigh with it more.
 */
export function boneWeight({ ingredient, variation }: Found): number {
  const [usual] = ingredient.variations;
  const isAnother = usual !== undefined && hasBone(usual) !== hasBone(variation);
  if (!isAnother || !MEAT.has(ingredient.categoryId) || !isAsBought(usual) || !isAsBought(variation)) return 1;
  return hasBone(usual) ? usual.edibleShare : 1 / variation.edibleShare;
}

/** The variations with those of the kind first; null where there is none that is bought in the state that was asked for. */
function ofKind({ ingredient, variations }: FoundIngredient, isBoned: boolean): VariationRecord[] | null {
  const [best] = variations;
  if (!MEAT.has(ingredient.categoryId) || !best) return null;
  if (hasBone(best) !== isBoned) return variations;
  if (!isAsBought(best)) return null;
  const wanted = variations.find((each) => hasBone(each) !== isBoned && isAsBought(each));
  return wanted ? [wanted, ...variations.filter((each) => each !== wanted)] : null;
}

function bonedFirst({ variations }: IngredientRecord): VariationRecord[] {
  return variations.toSorted((a, b) => Number(b.stateId === 'boneless') - Number(a.stateId === 'boneless'));
}

/** Whether a kilogram of it is bought with its bones, as its figure says. */
function hasBone({ stateId, steps }: VariationRecord): boolean {
  return stateId === 'with-bone' || (stateId !== 'boneless' && steps.some(({ kind }) => kind === 'bone'));
}

function isAsBought(variation: VariationRecord | undefined): boolean {
  return variation !== undefined && AS_BOUGHT.has(variation.stateId);
}

function withFirst(found: readonly FoundIngredient[], first: FoundIngredient): FoundIngredient[] {
  return [first, ...found.filter(({ ingredient }) => ingredient.id !== first.ingredient.id)].slice(0, Math.max(found.length, 1));
}

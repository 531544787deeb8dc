import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { FoodDataRelease, IngredientRecord, VariationRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import { failure, type Finding } from './findings.ts';

/** `18 % fat`, `36–40 % fat`: a share of fat in a state's English name. */
const FAT_IN_NAME = /(\d{1,2}(?:\.\d)?)(?:–(\d{1,2}))? % fat/;
/** The table and the label differ by no more than the tolerances of labels (Commission guidance, 2012). */
const FAT_GRAMS = 0.25;
const FAT_SHARE = 0.1;

const BONED_CATEGORIES = new Set(['beef', 'pork', 'poultry', 'lamb-game']);
/** Offal, and what is nearly all bone: nobody buys them without. */
const WITHOUT_MEAT = new Set([
  'beef-bones',
  'beef-heart',
  'beef-kidney',
  'beef-tongue',
  'chicken-carcass',
  'pork-heart',
  'pork-kidney',
  'pork-trotter',
  'sweetbread',
  'veal-kidney',
]);
/** Above this nothing but skin and sinew is cut off. */
const LEAST_EDIBLE_WITHOUT_BONE = 0.9;
/** Pack, shelf and lorry carry the bone too, and cuts differ. */
const BONE_WITHIN = 0.15;

/** Checks that food which is sold by its fat has that fat, and that meat with bone weighs its meat alone. */
export function checkAsSold({ ingredients }: FoodDataRelease): Finding[] {
  return ingredients.flatMap((ingredient) =>
    ingredient.variations.flatMap((each) => [...fatOf(each), ...boneOf(ingredient, each)]),
  );
}

function fatOf({ id, names, nutrition }: VariationRecord): Finding[] {
  const found = FAT_IN_NAME.exec(names?.en ?? '');
  const fat = nutrition?.fat ?? null;
  if (!found || fat === null) return [];
  const [least, most] = [Number(found[1]), Number(found[2] ?? found[1])];
  const isNear = fat >= least - within(least) && fat <= most + within(most);
  return isNear ? [] : [failure('fat of its name', `${id}: “${names?.en}” holds ${fat.toFixed(2)} g of fat`)];
}

function within(grams: number): number {
  return Math.max(FAT_GRAMS, grams * FAT_SHARE);
}

function boneOf({ id, categoryId, variations }: IngredientRecord, withBone: VariationRecord): Finding[] {
  const { base, edibleShare } = withBone;
  if (!base || !BONED_CATEGORIES.has(categoryId) || WITHOUT_MEAT.has(id) || edibleShare >= LEAST_EDIBLE_WITHOUT_BONE) return [];
  const hasBone = withBone.steps.some(({ kind }) => kind === 'bone');
  if (!hasBone) return [failure('bone in', `${withBone.id} is ${edibleShare} edible and carries a figure of meat alone`)];
  const boneless = variations.find((other) => other.edibleShare === 1 && isSameMeat(other, withBone));
  if (!boneless?.base) return [];
  const [ours, theirs] = [sumOfStages(base), sumOfStages(boneless.base) * edibleShare];
  const isNear = ours / theirs <= 1 + BONE_WITHIN && ours / theirs >= 1 - BONE_WITHIN;
  const text = `${withBone.id} ${ours.toFixed(2)}: ${boneless.id} × ${edibleShare} is ${theirs.toFixed(2)}`;
  return isNear ? [] : [failure('bone in', text)];
}

/** Raw beside raw: what the oven takes off is another share. */
function isSameMeat(one: VariationRecord, other: VariationRecord): boolean {
  return RAW.has(one.stateId) && RAW.has(other.stateId);
}

const RAW = new Set(['raw', 'boneless', 'with-bone', 'whole', 'cut-up']);

import type { Allergen, Diet } from '@plateprint/shared/ingredients/allergen.ts';
import type { FoodDataRelease, IngredientRecord, VariationRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import { failure, type Finding } from './findings.ts';

const ANIMAL: Record<Exclude<Diet, 'meat'>, Allergen[]> = {
  vegan: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
  vegetarian: ['fish', 'crustaceans', 'molluscs'],
  fish: [],
};
const FROM_THE_SEA: Allergen[] = ['fish', 'crustaceans', 'molluscs'];

/** Of the sea, but none of the allergens that the law names. */
const NO_NAMED_ALLERGEN = new Set(['sea-urchin']);

/** States that salt makes, and the g per 100 g below which they are not what their name says. */
const SALTED = new Set(['salted', 'cured', 'in-brine']);
const LEAST_SALT = 0.5;
/** Foods that swim in salt water only while they are stored, or are cured with sugar. */
const HARDLY_SALTED = new Set(['mixed-nuts', 'tomato-juice']);

/** Categories whose dried states hold at least this many kcal per 100 g: what has less is still wet. */
const DRIED_CATEGORIES = new Set(['vegetables', 'mushrooms-seaweed', 'fruit', 'berries', 'herbs-spices']);
const LEAST_DRIED_ENERGY = 150;

/** Water and land beyond what any field or herd takes: litres and m² per kg. Saffron is the one exception. */
const MOST_WATER = 6000;
const MOST_LAND = 90;
const BEYOND = new Set(['saffron']);

/** Finds impossible records, whatever the sources say: diets against allergens, wet dried foods, salted foods without salt. */
export function checkPlausibility({ ingredients }: FoodDataRelease): Finding[] {
  return ingredients.flatMap((ingredient) => [
    ...dietFindings(ingredient),
    ...ingredient.variations.flatMap((variation) => variationFindings(ingredient, variation)),
  ]);
}

function dietFindings({ id, diet, allergens }: IngredientRecord): Finding[] {
  const against = diet === 'meat' ? [] : ANIMAL[diet].filter((allergen) => allergens.contains.includes(allergen));
  const withoutSea =
    diet === 'fish' && !NO_NAMED_ALLERGEN.has(id) && !FROM_THE_SEA.some((allergen) => allergens.contains.includes(allergen));
  return [
    ...against.map((allergen) => failure('diet', `${id} is ${diet} and contains ${allergen}`)),
    ...(withoutSea ? [failure('diet', `${id} is fish without fish among its allergens`)] : []),
  ];
}

function variationFindings(ingredient: IngredientRecord, { id, stateId, nutrition, water, land }: VariationRecord): Finding[] {
  const findings: Finding[] = [];
  const salt = nutrition?.salt ?? null;
  if (SALTED.has(stateId) && salt !== null && salt < LEAST_SALT && !HARDLY_SALTED.has(ingredient.id))
    findings.push(failure('plausibility', `${id}: ${salt} g of salt`));
  const energy = nutrition?.energyKcal ?? null;
  if (stateId === 'dried' && DRIED_CATEGORIES.has(ingredient.categoryId) && energy !== null && energy < LEAST_DRIED_ENERGY)
    findings.push(failure('plausibility', `${id}: ${energy} kcal dried`));
  if (nutrition && isMoreThan(nutrition.sugar, nutrition.carbohydrate))
    findings.push(failure('plausibility', `${id}: more sugar than carbohydrate`));
  if (nutrition && isMoreThan(nutrition.saturatedFat, nutrition.fat))
    findings.push(failure('plausibility', `${id}: more saturated fat than fat`));
  if ((water?.value ?? 0) > MOST_WATER && !BEYOND.has(ingredient.id))
    findings.push(failure('plausibility', `${id}: ${water?.value} l`));
  if ((land?.value ?? 0) > MOST_LAND && !BEYOND.has(ingredient.id))
    findings.push(failure('plausibility', `${id}: ${land?.value} m²`));
  return findings;
}

/** Two tables round differently: half a gram is no contradiction. */
const ROUNDING = 0.5;

function isMoreThan(part: number | null, whole: number | null): boolean {
  return part !== null && whole !== null && part > whole + ROUNDING;
}

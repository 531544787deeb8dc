import { usualCo2 } from '@plateprint/shared/recipes/footprint/expected-co2.ts';
import { expect, test } from 'vitest';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';

const foodData = await loadFoodData();

/** kg CO2e per kg of the foods of a category, one state of each, eaten in Europe; the lightest first. */
function factorsOf(categoryId: string): number[] {
  const foods = foodData.release.ingredients.filter((food) => food.categoryId === categoryId);
  const factors = foods.map(({ variations: [state] }) => {
    const query = { variationId: state?.id ?? null, categoryId: null, originId: null, organic: false };
    return foodData.facts(query, { location: 'EU', emissionDatabase: 'organization' })?.factor?.co2e.value;
  });
  return factors.filter((factor) => factor !== undefined).toSorted((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

test.each(foodData.release.categories.map(({ id }) => id))('%s: what stands in for a line is what the food data say', (id) => {
  const factors = factorsOf(id);
  expect(factors.length).toBeGreaterThan(5);
  const [middle, most] = usualCo2(id);
  // Within what two digits and a few foods more or less make of them.
  expect(middle / at(factors, 0.5)).toBeCloseTo(1, 1);
  expect(most / at(factors, 0.95)).toBeCloseTo(1, 1);
});

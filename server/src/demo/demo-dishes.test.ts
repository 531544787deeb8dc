import { describe, expect, test } from 'vitest';
import { asMeasured } from '@plateprint/shared/units/kitchen-measure.ts';
import { toGrams } from '@plateprint/shared/units/to-grams.ts';
import { loadFoodData } from '../ingredients/actions/load-food-data.ts';
import { calculateRecipe } from '../recipes/figures/calculate-recipe.ts';
import type { DemoDish } from './demo-dish.ts';
import { DEMO_RESTAURANTS } from './demo-tenants.ts';
import { DEMO_DISHES } from './dishes/all-dishes.ts';
import { draftOf } from './seed/seed-dishes.ts';

const foodData = await loadFoodData();

/** g CO2e of a main course: below it something is missing, above it no kitchen cooks. */
const LEAST_OF_MAIN = 50;
const MOST_OF_MAIN = 9000;

function footprintOf(dish: DemoDish) {
  const location = DEMO_RESTAURANTS.find(({ key }) => key === dish.restaurant)?.location;
  if (!location) throw new Error(`No restaurant ${dish.restaurant}`);
  return calculateRecipe(foodData, draftOf(dish), location);
}

const tagged = (words: RegExp) => DEMO_DISHES.filter(({ tags = [] }) => tags.some((tag) => words.test(tag)));
const titled = (dish: DemoDish) => [`${dish.restaurant}: ${dish.name}`, dish] as const;

test('five kitchens write at least sixty dishes, each in its own language', () => {
  expect(DEMO_DISHES.length).toBeGreaterThanOrEqual(60);
  const languages = DEMO_RESTAURANTS.map(({ key }) => [
    ...new Set(DEMO_DISHES.filter(({ restaurant }) => restaurant === key).map(({ language }) => language)),
  ]);
  expect(languages).toEqual([['sv'], ['da'], ['de'], ['en_gb'], ['fr']]);
});

test('no kitchen has two dishes of one name', () => {
  const names = DEMO_DISHES.map(({ restaurant, name }) => `${restaurant}: ${name}`);
  expect(new Set(names).size).toBe(names.length);
});

test('every dish has an English name', () => {
  const nameless = DEMO_DISHES.filter(({ language, alsoNamed }) => language !== 'en_gb' && !alsoNamed?.en_gb);
  expect(nameless.map(({ name }) => name)).toEqual([]);
});

describe.each(DEMO_DISHES.map(titled))('%s', (_, dish) => {
  test('is made of what the food data knows, in units that it takes', () => {
    const refused = dish.lines.filter(({ variation, amount, unit }) => {
      const known = foodData.variation(variation);
      return !known || !((toGrams({ amount, unit }, known.ingredient).grams ?? 0) > 0);
    });
    expect(refused).toEqual([]);
  });

  test('counts in full', () => {
    const { coverage, lines } = footprintOf(dish);
    expect(lines.filter(({ problem }) => problem !== null)).toEqual([]);
    expect(coverage).toMatchObject({ complete: true, lines: dish.lines.length, linesCovered: dish.lines.length });
  });
});

test.each(DEMO_DISHES.filter(({ mealsize }) => mealsize === 1).map(titled))('%s is a plausible main course', (_, dish) => {
  const perPortion = footprintOf(dish).co2PerPortion?.value;
  expect(perPortion).toBeGreaterThan(LEAST_OF_MAIN);
  expect(perPortion).toBeLessThan(MOST_OF_MAIN);
});

test.each(tagged(/^vegan/).map(titled))('%s is as vegan as its tag says', (_, dish) => {
  expect(footprintOf(dish).diet).toBe('vegan');
});

test.each(tagged(/^v[eé]g[eé]t/).map(titled))('%s is as vegetarian as its tag says', (_, dish) => {
  const { diet, animalRennet } = footprintOf(dish);
  expect(animalRennet ? 'vegetarian' : diet).toMatch(/^(vegetarian|vegan)$/);
});

test('a line that is written in decilitres stays so, and weighs what it weighed', () => {
  const lines = DEMO_DISHES.flatMap((dish) => draftOf(dish).ingredients);
  const milk = lines.find(({ inputIngredient }) => inputIngredient === '3 dl mjölk');
  expect(milk).toMatchObject({ amount: 309, unit: 'g', measure: { unit: 'dl', holds: 103 } });
  expect(milk && asMeasured(milk)).toEqual({ amount: 3, unit: 'dl' });
  expect(lines.filter(({ inputIngredient, measure }) => / dl /u.test(inputIngredient) && measure?.unit !== 'dl')).toEqual([]);
});

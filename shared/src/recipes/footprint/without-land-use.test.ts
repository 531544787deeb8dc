import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Figure } from '../../footprint/figure.ts';
import { combine, combineKnown, withoutLandUse } from '../../footprint/uncertainty.ts';
import { IngredientLine } from '../model/recipe.ts';
import { factsOfBag } from './ingredient-bag.ts';
import type { LineFacts } from './line-footprint.ts';
import { recipeFootprint } from './recipe-footprint.ts';

function food(co2: number, landUseChange: number | null, ingredientId = 'food'): LineFacts {
  const co2e = { value: co2, low: co2 * 0.8, high: co2 * 1.3 };
  return {
    ingredientId,
    categoryId: 'foods',
    factor: { co2e, grade: 'B', parts: landUseChange === null ? null : { landUseChange } },
    water: null,
    land: null,
    nutrition: null,
    edibleShare: 1,
    density: null,
    pieces: {},
    allergens: { contains: [], mayContain: [], unknown: [] },
    diet: 'vegan',
  };
}

function dish(facts: readonly (LineFacts | null)[], portions = 2) {
  const ingredients = facts.map((_, place) =>
    IngredientLine.parse({
      _id: `${place}`,
      ingredient: 'food',
      variation: 'food.raw',
      amount: 100,
      unit: 'g',
      inputIngredient: 'x',
    }),
  );
  return recipeFootprint({ ingredients, customIngredients: [], portions, allergens: [] }, facts);
}

describe('a dish without land-use change', () => {
  test('is its total less the land-use part of each line', () => {
    const { co2, co2WithoutLandUseChange, co2PerPortionWithoutLandUseChange, lines } = dish([food(5, 1), food(2, -0.5, 'nuts')]);
    expect(co2?.value).toBeCloseTo(700, 9);
    expect(co2WithoutLandUseChange?.value).toBeCloseTo(650, 9);
    expect(co2PerPortionWithoutLandUseChange?.value).toBeCloseTo(325, 9);
    expect(lines[1]?.co2WithoutLandUseChange?.value).toBeCloseTo(250, 9);
  });

  test('is unknown as soon as one counted line has no split, and known of a line that is not counted', () => {
    expect(dish([food(5, 1), food(2, null)]).co2WithoutLandUseChange).toBeNull();
    expect(dish([food(5, 1), food(2, null)]).co2PerPortionWithoutLandUseChange).toBeNull();
    expect(dish([food(5, 1), null]).co2WithoutLandUseChange?.value).toBeCloseTo(400, 9);
  });

  test('of nothing is unknown', () => {
    expect(dish([]).co2WithoutLandUseChange).toBeNull();
    expect(dish([null]).co2WithoutLandUseChange).toBeNull();
  });

  test('is unknown with an ingredient of one’s own: nobody knows what its figure holds', () => {
    const own = { _id: 'o', name: 'Spice', weight: 10, co2PerKg: 2000, source: '' };
    const { co2, co2WithoutLandUseChange } = recipeFootprint(
      { ingredients: [], customIngredients: [own], portions: 1, allergens: [] },
      [],
    );
    expect([co2?.value, co2WithoutLandUseChange]).toEqual([20, null]);
  });

  test('goes through a bag', () => {
    const bag = factsOfBag({ id: 'bag', portions: 1, footprint: dish([food(5, 1)]) });
    expect(dish([bag]).co2WithoutLandUseChange?.value).toBeCloseTo(400, 9);
    const unknown = factsOfBag({ id: 'bag', portions: 1, footprint: dish([food(5, null)]) });
    expect(dish([unknown]).co2WithoutLandUseChange).toBeNull();
  });

  test('never moves the level', () => {
    expect(dish([food(5, 4)]).level).toBe(dish([food(5, 0)]).level);
    expect(dish([food(5, null)]).level).toBe(dish([food(5, 0)]).level);
  });
});

const split = fc.tuple(fc.double({ min: 0.1, max: 60, noNaN: true }), fc.double({ min: -3, max: 0.9, noNaN: true }));

describe('laws', () => {
  test('without is with less the land-use part, in any dish', () => {
    fc.assert(
      fc.property(fc.array(split, { minLength: 1, maxLength: 6 }), (foods) => {
        const facts = foods.map(([co2, share], place) => food(co2, co2 * share, `food ${place}`));
        const { co2, co2WithoutLandUseChange } = dish(facts);
        const landUse = foods.reduce((sum, [each, share]) => sum + each * share * 100, 0);
        expect(co2WithoutLandUseChange?.value).toBeCloseTo((co2?.value ?? 0) - landUse, 6);
        expect(co2WithoutLandUseChange?.low).toBeLessThanOrEqual(co2WithoutLandUseChange?.value ?? 0);
        expect(co2WithoutLandUseChange?.high).toBeGreaterThanOrEqual(co2WithoutLandUseChange?.value ?? 0);
      }),
    );
  });

  test('a figure whose whole is land-use change leaves nothing, and less than nothing has no range', () => {
    const figure: Figure = { value: 2, low: 1, high: 3 };
    expect(withoutLandUse(figure, 2)).toEqual({ value: 0, low: 0, high: 0 });
    expect(withoutLandUse(figure, 3)).toEqual({ value: -1, low: -1, high: -1 });
  });

  test('parts that are all known combine as they always do', () => {
    const parts = [
      { group: 'a', figure: { value: 2, low: 1, high: 3 } },
      { group: 'b', figure: { value: 4, low: 3, high: 6 } },
    ];
    expect(combineKnown(parts)).toEqual(combine(parts));
    expect(combineKnown([])).toBeNull();
  });
});

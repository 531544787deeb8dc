import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IngredientLine } from '../model/recipe.ts';
import type { LineFacts } from '../footprint/line-footprint.ts';
import { recipeFootprint } from '../footprint/recipe-footprint.ts';
import { NOTHING_SERVED, type Served } from '../model/served.ts';
import { beyondTheKitchen, weightAsServed } from './served-figures.ts';

function food(co2: number, cookedYield: number | null, edibleShare = 1): LineFacts {
  return {
    ingredientId: `food ${co2} ${cookedYield}`,
    categoryId: 'foods',
    factor: { co2e: { value: co2, low: co2 * 0.8, high: co2 * 1.3 }, grade: 'B', parts: null },
    water: null,
    land: null,
    nutrition: {
      energyKcal: 200,
      fat: 10,
      saturatedFat: 3,
      carbohydrate: 5,
      sugar: null,
      fibre: 1,
      protein: 20,
      salt: 0.5,
    },
    edibleShare,
    cookedYield,
    density: null,
    pieces: {},
    allergens: { contains: [], mayContain: [], unknown: [] },
    diet: 'vegan',
  };
}

function dish(facts: readonly LineFacts[], grams = 500) {
  const ingredients = facts.map((_, place) =>
    IngredientLine.parse({
      _id: `${place}`,
      ingredient: 'food',
      variation: 'food.raw',
      amount: grams,
      unit: 'g',
      inputIngredient: 'x',
    }),
  );
  return recipeFootprint({ ingredients, customIngredients: [], portions: 2, allergens: [] }, facts);
}

const saying = (said: Partial<Served>) => ({ served: { ...NOTHING_SERVED, ...said }, portions: 2, place: 'SE' });

describe('the weight as served', () => {
  test('is what somebody weighed, and 100 g of it hold the portion’s nutrition', () => {
    const footprint = dish([food(5, 0.7)]);
    expect(weightAsServed(saying({ weight: { by: 'typed', grams: 400 } }), footprint)).toMatchObject({
      by: 'typed',
      perPortion: 200,
      per100g: { energyKcal: 250, protein: 25, sugar: null },
    });
  });

  test('by yields adds the edible part of each line when it is cooked; one without a yield stays as it is', () => {
    const footprint = dish([food(5, 0.7), food(1, 2.5), food(1, null, 0.8)]);
    expect(weightAsServed(saying({ weight: { by: 'yields' } }), footprint)?.grams).toBeCloseTo(350 + 1250 + 400, 9);
    expect(footprint.byYields?.withYield).toBeCloseTo(1600, 9);
  });

  test('is not known where nobody says it, or of a dish of which too little is weighed', () => {
    expect(weightAsServed(saying({}), dish([food(5, 0.7)]))).toBeNull();
    expect(weightAsServed({ portions: 2 }, dish([food(5, 0.7)]))).toBeNull();
    const counted = dish([food(5, 0.7)]);
    const tooLittle = { ...counted, coverage: { ...counted.coverage, ofExpected: 0.3 } };
    expect(weightAsServed(saying({ weight: { by: 'yields' } }), tooLittle)).toBeNull();
    expect(weightAsServed(saying({ weight: { by: 'typed', grams: 400 } }), tooLittle)?.grams).toBe(400);
  });
});

describe('beyond the kitchen door', () => {
  const footprint = dish([food(4, 0.7)], 1000);

  test('stands nothing that nobody stated', () => {
    expect(beyondTheKitchen(saying({}), footprint)).toBeNull();
  });

  test('cooking is the method’s electricity for the weight, or what was measured, at what the country’s grid emits', () => {
    const oven = beyondTheKitchen(saying({ cooking: { method: 'oven', kWh: null } }), footprint);
    expect(oven).toMatchObject({ waste: null, boundary: 'with_cooking', cooking: { source: 'Ecobalyse', isMeasured: false } });
    expect(oven?.cooking?.kWh).toBeCloseTo(0.4995, 9);
    expect(oven?.total?.value).toBeCloseTo(2000 + 0.4995 * 40.7, 6);
    const measured = beyondTheKitchen(saying({ cooking: { method: 'other', kWh: 3 } }), footprint);
    expect(measured?.cooking).toMatchObject({ kWh: 1.5, isMeasured: true, source: null });
  });

  test('a place without a sourced grid, and boiling without a reading, have no figure and no total', () => {
    const there = { ...saying({ cooking: { method: 'oven', kWh: null } }), place: 'XK' };
    expect(beyondTheKitchen(there, footprint)).toMatchObject({ cooking: { co2: null, grid: null }, total: null });
    expect(beyondTheKitchen(saying({ cooking: { method: 'other', kWh: null } }), footprint)).toMatchObject({
      cooking: { kWh: null, co2: null, source: null },
      total: null,
    });
  });

  test('waste is what is thrown away for each portion that is eaten', () => {
    const average = beyondTheKitchen(saying({ waste: { by: 'average' } }), footprint);
    expect(average).toMatchObject({ boundary: 'with_waste', waste: { share: 0.18, source: 'Malefors 2022, SLU' } });
    expect(average?.waste?.co2).toBeCloseTo((2000 * 0.18) / 0.82, 6);
    expect(average?.total?.value).toBeCloseTo(2000 / 0.82, 6);
  });

  test('the parts sum to the total, whatever is stated', () => {
    fc.assert(
      fc.property(
        fc.option(fc.double({ min: 0, max: 50, noNaN: true })),
        fc.option(fc.double({ min: 0, max: 0.9, noNaN: true })),
        (kWh, share) => {
          const stated = saying({
            cooking: kWh === null ? null : { method: 'other', kWh },
            waste: share === null ? null : { by: 'typed', share },
          });
          const beyond = beyondTheKitchen(stated, footprint);
          const sum = 2000 + (beyond?.cooking?.co2 ?? 0) + (beyond?.waste?.co2 ?? 0);
          expect(beyond?.total?.value ?? 2000).toBeCloseTo(sum, 6);
        },
      ),
    );
  });
});

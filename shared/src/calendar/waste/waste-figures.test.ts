import { expect, test } from 'vitest';
import {
  allWastePerGuest,
  assumedMeals,
  kilogramsOf,
  wasteBaseline,
  wasteByDay,
  wasteCost,
  wastePerGuest,
  wasteSum,
} from './waste-figures.ts';
import type { WasteMeal } from './waste-meal.ts';

const meal = (day: string, change: Partial<WasteMeal> = {}): WasteMeal => ({
  id: day,
  day,
  meal: '',
  guests: 100,
  guestsAssumed: false,
  kitchen: 1,
  serving: 2,
  plate: 3,
  co2PerGram: 2,
  co2PerGramWithoutLandUseChange: 1.5,
  ...change,
});

test('grams a guest are all kilograms over all guests of the meals at which both are known', () => {
  const meals = [
    meal('2026-01-05'),
    meal('2026-01-06', { guests: 300, plate: 3 }),
    meal('2026-01-07', { guests: null, plate: 50 }),
  ];
  expect(wastePerGuest(meals, 'plate')).toEqual({ grams: 15, meals: 2 });
  expect(allWastePerGuest(meals)).toEqual({ grams: 30, meals: 2 });
});

test('what was not weighed is not 0: a meal without the kitchen’s part has no whole', () => {
  const meals = [meal('2026-01-05', { kitchen: null })];
  expect([wastePerGuest(meals, 'kitchen').grams, allWastePerGuest(meals).grams, wastePerGuest(meals, 'plate').grams]).toEqual([
    null,
    null,
    30,
  ]);
  expect(kilogramsOf(meal('2026-01-05', { kitchen: null, serving: null, plate: null }))).toBeNull();
  expect(wastePerGuest([meal('2026-01-05', { guests: 0 })], 'plate').grams).toBeNull();
});

test('a kitchen compares itself with 2021 to 2023, else with its first year', () => {
  const [none, years, firstYear] = [
    { kilograms: 0, guests: 0 },
    { kilograms: 6, guests: 100 },
    { kilograms: 9, guests: 100 },
  ];
  expect(wasteBaseline({ years: none, firstYear })).toEqual({ grams: 90, isOfDirective: false });
  expect(wasteBaseline({ years, firstYear })).toEqual({ grams: 60, isOfDirective: true });
  expect(wasteBaseline({ years: none, firstYear: none })).toBeNull();
});

test('CO2e speaks of the kilograms of days whose dishes are known', () => {
  const meals = [meal('2026-01-05'), meal('2026-01-06', { co2PerGram: null, co2PerGramWithoutLandUseChange: null, plate: 9 })];
  expect(wasteSum(meals)).toEqual({ kilograms: 18, co2: 12, co2WithoutLandUseChange: 9, share: 6 / 18 });
  expect(wasteSum([meal('2026-01-06', { co2PerGram: null, co2PerGramWithoutLandUseChange: null })]).co2).toBeNull();
  expect(wasteByDay([meal('2026-01-06'), meal('2026-01-05', { plate: null })])).toEqual([
    { day: '2026-01-05', grams: null, isAssumed: false },
    { day: '2026-01-06', grams: 60, isAssumed: false },
  ]);
});

test('figures say of how many meals the guests were not counted', () => {
  const nothing = { kitchen: null, serving: null, plate: null };
  const meals = [
    meal('2026-01-05', { guestsAssumed: true }),
    meal('2026-01-06'),
    meal('2026-01-07', { ...nothing, guestsAssumed: true }),
  ];
  expect(assumedMeals(meals)).toBe(1);
  expect(wasteByDay(meals).map(({ isAssumed }) => isAssumed)).toEqual([true, false, false]);
});

test('money speaks of the kilograms of days whose dishes have a price, and is not known without any', () => {
  const meals = [meal('2026-01-05'), meal('2026-01-06', { kitchen: null })];
  expect(wasteCost(meals, new Map([['2026-01-05', 0.05]]))).toEqual({ money: 300, share: 6 / 11 });
  expect(wasteCost(meals, new Map())).toEqual({ money: null, share: 0 });
  expect(wasteCost([], new Map())).toEqual({ money: null, share: 0 });
});

test('the waste of days whose dishes tell no split has no sum without land-use change', () => {
  expect(wasteSum([meal('2026-11-02'), meal('2026-11-03')])).toMatchObject({ co2: 24, co2WithoutLandUseChange: 18 });
  const one = meal('2026-11-03', { co2PerGramWithoutLandUseChange: null });
  expect(wasteSum([meal('2026-11-02'), one])).toMatchObject({ co2: 24, co2WithoutLandUseChange: null });
  // A day of which nothing is known counts in neither.
  const unknown = { ...one, co2PerGram: null };
  expect(wasteSum([meal('2026-11-02'), unknown])).toMatchObject({ co2: 12, co2WithoutLandUseChange: 9 });
});

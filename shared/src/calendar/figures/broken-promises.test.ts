import { expect, test } from 'vitest';
import type { PlanDish } from '../model/plan-dish.ts';
import { brokenPromises } from './broken-promises.ts';

const dish = (name: string, diet: PlanDish['diet']): PlanDish => ({
  id: name,
  names: [{ language: 'sv', name }],
  co2PerPortion: null,
  co2PerPortionWithoutLandUseChange: null,
  level: null,
  coverageState: 'whole',
  allergens: { contains: [], mayContain: [], unknown: [] },
  diet,
  tags: [],
  tagsKnown: diet !== null,
  nutrition: { energyKcal: null, saturatedFat: null, sugar: null, protein: null, salt: null, coverage: 0 },
  sold: null,
});
const lines = [
  { id: 'day', name: 'Dagens' },
  { id: 'green', name: 'Dagens vegetariska' },
];
const day = (...placed: [string, PlanDish | null][]) => ({
  cells: placed.map(([lineId]) => ({ lineId })),
  dishes: placed.map(([, each]) => ({ dish: each })),
});

test('a bacon dish on the vegetarian line is named, and one of which nobody knows', () => {
  const bacon = dish('Carbonara', 'meat');
  const found = brokenPromises(lines, day(['day', bacon], ['green', bacon]));
  expect(found).toMatchObject([{ lineId: 'green', promise: 'vegetarian', words: 'Dagens vegetariska', isSure: true }]);
  expect(brokenPromises(lines, day(['green', dish('Paj', null)]))).toMatchObject([{ isSure: false }]);
  expect(brokenPromises(lines, day(['green', dish('Soppa', 'vegan')], ['green', null]))).toEqual([]);
});

test('the surest stands where line and name promise both', () => {
  const burger = dish('Veganburgare', 'vegetarian');
  expect(brokenPromises(lines, day(['green', burger]))).toMatchObject([
    { words: 'Veganburgare', promise: 'vegan', isSure: true },
  ]);
});

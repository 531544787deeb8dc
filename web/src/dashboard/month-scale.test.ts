import { expect, test } from 'vitest';
import { benchmarkOfMonth } from './month-scale.ts';

const figure = (value: number) => ({ value, low: value, high: value });

test('a portion of 500 g is compared with 500 g at the benchmark', () => {
  // 1.6 kg of 400 g are 4 kg a kilogram, 2 kg of half a kilogram.
  const month = { averageCO2: figure(1500), perKg: figure(3000) };
  expect(benchmarkOfMonth(month, { grams: 1600, per: 'serving_of_400_g' })).toBeCloseTo(2000);
});

test('a kilogram that was bought is compared with a kilogram', () => {
  const month = { averageCO2: figure(3000), perKg: figure(3000) };
  expect(benchmarkOfMonth(month, { grams: 2500, per: 'kg_of_food' })).toBeCloseTo(2500);
});

test('of a month without an average there is no benchmark either', () => {
  expect(benchmarkOfMonth({ averageCO2: null, perKg: null }, { grams: 1600, per: 'serving_of_400_g' })).toBeNull();
  expect(benchmarkOfMonth({ averageCO2: figure(1), perKg: figure(1) }, { grams: null, per: 'kg_of_food' })).toBeNull();
});

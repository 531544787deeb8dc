import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Benchmark, DEFAULT_BENCHMARK, benchmarkFigure } from './benchmark.ts';
import { SERVING_GRAMS } from './carbon-level.ts';

test.each([
  [{ type: 'global_avg', value: null }, 'sales', { grams: 1600, per: 'serving_of_400_g' }],
  [{ type: 'global_avg', value: null }, 'procurement', { grams: 4000, per: 'kg_of_food' }],
  [{ type: 'global_avg', value: 0.5 }, 'sales', { grams: 1600, per: 'serving_of_400_g' }],
  [{ type: 'our_goal', value: 0.9 }, 'sales', { grams: 900, per: 'serving_of_400_g' }],
  [{ type: 'our_goal', value: 2.5 }, 'procurement', { grams: 2500, per: 'kg_of_food' }],
  [{ type: 'our_goal', value: null }, 'sales', null],
] as const)('%j for %s is %j', (benchmark, variety, figure) => {
  expect(benchmarkFigure(benchmark, variety)).toEqual(figure);
});

test('the two global averages are the same figure', () => {
  const [serving, kilogram] = [benchmarkFigure(DEFAULT_BENCHMARK, 'sales'), benchmarkFigure(DEFAULT_BENCHMARK, 'procurement')];
  expect(((serving?.grams ?? 0) / SERVING_GRAMS) * 1000).toBe(kilogram?.grams);
});

test('the default is the global average', () => {
  expect(z.parse(Benchmark, {})).toEqual(DEFAULT_BENCHMARK);
});

import { expect, test } from 'vitest';
import { shuffle } from './shuffle.ts';
import { sixtyDishes } from './sixty-dishes.fixture.ts';

/** Grams CO2e of a guest: the best of runs of ten minutes of processor each (`bench/shuffle.ts`, docs/menu-plans.md). */
const BEST = 1253.879_302;

test('sixty dishes in twenty days come within a percent of searches of ten minutes, and nothing guarded is worse', () => {
  const found = shuffle(sixtyDishes());
  if (!('answer' in found)) throw new Error(found.unmet.join());
  const { co2After, guards, broken } = found.answer;
  expect(co2After / BEST).toBeLessThan(1.01);
  expect(guards.map(({ name }) => name)).toEqual(['salt', 'saturatedFat', 'cost', 'minutes']);
  for (const { before, after } of guards) expect(after).toBeLessThanOrEqual((before ?? 0) * (1 + 1e-9));
  expect(broken).toEqual([]);
});

import { expect, test } from 'vitest';
import { lowestBound } from './lowest-bound.fixture.ts';
import { planOfCells } from './plan-of-cells.ts';
import { shuffle } from './shuffle.ts';
import { sixtyDishes } from './sixty-dishes.fixture.ts';

/** Enough to prove a percent; `bench/areas/shuffle.ts` makes as many as it takes until the bound stays. */
const ROUNDS = 600;

test('sixty dishes in twenty days come within a percent of what no plan can be below, and nothing guarded is worse', () => {
  const found = shuffle(sixtyDishes());
  if (!('answer' in found)) throw new Error(found.unmet.join());
  const { co2After, guards, broken } = { ...found.answer, co2After: found.answer.co2After ?? Number.NaN };
  expect(co2After / (lowestBound(planOfCells(sixtyDishes()), co2After, ROUNDS) ?? 0)).toBeLessThan(1.01);
  expect(guards.map(({ name }) => name)).toEqual(['salt', 'saturatedFat', 'cost', 'minutes']);
  for (const { before, after } of guards) expect(after).toBeLessThanOrEqual((before ?? 0) * (1 + 1e-9));
  expect(broken).toEqual([]);
});

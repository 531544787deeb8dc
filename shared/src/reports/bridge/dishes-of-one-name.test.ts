import { expect, test } from 'vitest';
import { bridgeBetween } from './bridge.ts';
import type { BridgeSide } from './bridge-side.ts';
import { withDishesOfOneName } from './dishes-of-one-name.ts';

const side = (matched: Record<string, string>, grams: Record<string, number>): BridgeSide => ({
  sold: new Map(Object.keys(matched).map((name) => [name, 10])),
  matched: new Map(Object.entries(matched)),
  dishes: new Map(
    Object.entries(grams).map(([id, amount]) => [id, { portions: 1, foods: [{ food: 'beef', grams: amount, supply: '' }] }]),
  ),
  factor: () => 20,
});
const parts = (a: BridgeSide, b: BridgeSide) =>
  Object.fromEntries((bridgeBetween(a, b, 'portion') ?? []).map(({ part, co2 }) => [part, Math.round(co2)]));

test('a dish of one name that two kitchens cook by recipes of their own is another recipe', () => {
  const [a, b] = [side({ Stew: 'ours' }, { ours: 150 }), side({ Stew: 'theirs' }, { theirs: 100 })];
  expect(parts(a, b)).toMatchObject({ recipes: 0, matching: -1000 });
  expect(parts(a, withDishesOfOneName(a, b))).toMatchObject({ recipes: -1000, matching: 0 });
});

test('a name that one of them matched to a dish that both have was matched otherwise', () => {
  const a = side({ Stew: 'ours', Pie: 'shared' }, { ours: 150, shared: 100 });
  const b = side({ Stew: 'shared', Pie: 'shared' }, { shared: 100 });
  expect(withDishesOfOneName(a, b)).toBe(b);
});

test('two dishes of the other kitchen do not become one', () => {
  const a = side({ Stew: 'ours', Goulash: 'ours' }, { ours: 150 });
  const b = side({ Stew: 'first', Goulash: 'second' }, { first: 100, second: 80 });
  const { matched, dishes } = withDishesOfOneName(a, b);
  expect(Object.fromEntries(matched)).toEqual({ Stew: 'ours', Goulash: 'second' });
  expect([...dishes.keys()]).toEqual(['ours', 'second']);
});

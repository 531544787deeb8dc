import { expect, test } from 'vitest';
import type { Compared } from './compare.ts';
import { type ComparedSums, NOTHING } from './compared-sums.ts';
import { placesToChange } from './places-to-change.ts';

/** Kilograms of food that emit so many kilograms; the global average emits four of each. */
function place(id: string, kilograms: number, co2: number | null): Compared {
  const figure = co2 === null ? null : { value: co2 * 1000, low: co2 * 900, high: co2 * 1100 };
  const sums: ComparedSums = {
    ...NOTHING,
    reports: 1,
    co2: figure,
    totalServings: 1,
    byLevel: [1, 0, 0, 0, 0],
    weightCovered: kilograms * 1000,
  };
  return { id, name: id, restaurants: 1, reporting: 1, sums, both: { restaurants: 0, now: NOTHING, former: NOTHING } };
}

test('what would save most at the global average stands first, and what is below it or unknown is left out', () => {
  const places = placesToChange(
    [place('light', 100, 200), place('unknown', 10, null), place('small', 1, 9), place('large', 50, 300)],
    { whole: 509_000, variety: 'sales' },
  );
  expect(places.map(({ id, above }) => [id, Math.round(above)])).toEqual([
    ['large', 100_000],
    ['small', 5_000],
  ]);
  expect(places[0]).toMatchObject({ co2: 300_000, share: 300 / 509, level: 'high' });
});

test('five are named at the most', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, more) => place(id, 1, 5 + more));
  expect(placesToChange(many, { whole: 1, variety: 'sales' }).map(({ id }) => id)).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('what counts too little has no place', () => {
  const thin = place('thin', 1, 100);
  thin.sums = { ...thin.sums, totalServings: 2 };
  expect(placesToChange([thin, place('large', 50, 300)], { whole: 1, variety: 'sales' }).map(({ id }) => id)).toEqual(['large']);
});

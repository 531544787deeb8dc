import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Compared, rowOf, totalsOf } from './compare.ts';
import { type ComparedSums, NOTHING } from './compared-sums.ts';
import { COMPARED_BY } from './comparison-query.ts';
import { rowsNamed, sortedRows } from './sorted-rows.ts';
import { standsOut } from './stands-out.ts';

const SALES = { span: { from: '2026-01', to: '2026-12' }, variety: 'sales' } as const;

function kitchen(name: string, sums: Partial<ComparedSums> | null, both?: Compared['both']): Compared {
  return {
    id: name.toLowerCase(),
    name,
    restaurants: 1,
    reporting: sums ? 1 : 0,
    sums: sums
      ? { ...NOTHING, reports: 12, weight: 1, weightCovered: 1, totalServings: 1, byLevel: [1, 0, 0, 0, 0], ...sums }
      : NOTHING,
    both: both ?? { restaurants: 0, now: NOTHING, former: NOTHING },
  };
}

const co2 = (value: number, range = 0.1) => ({ value, low: value * (1 - range), high: value * (1 + range) });

function compared(kitchens: readonly Compared[]) {
  const totals = totalsOf(kitchens, SALES);
  return { totals, rows: kitchens.map((one) => rowOf(one, { ...SALES, totals })) };
}

const { rows, totals } = compared([
  kitchen('Quay', { co2: co2(9000), portions: 3 }),
  kitchen('Attic', { co2: co2(2000), portions: 4 }),
  kitchen('Barn 10', null),
  kitchen('Barn 9', null),
]);

test('rows stand by what is asked for, and what is unknown stands last in either order', () => {
  expect(sortedRows(rows, 'co2').map(({ name }) => name)).toEqual(['Quay', 'Attic', 'Barn 9', 'Barn 10']);
  expect(sortedRows(rows, 'co2', 'ascending').map(({ name }) => name)).toEqual(['Attic', 'Quay', 'Barn 9', 'Barn 10']);
  expect(sortedRows(rows, 'name').map(({ name }) => name)).toEqual(['Attic', 'Barn 9', 'Barn 10', 'Quay']);
});

test('the order that rows come in changes no order', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COMPARED_BY), fc.shuffledSubarray(rows, { minLength: 4 }), (by, shuffled) => {
      expect(sortedRows(shuffled, by)).toEqual(sortedRows(rows, by));
    }),
  );
});

test('a part of a name finds it, whatever its case', () => {
  expect(rowsNamed(rows, ' barn ').map(({ name }) => name)).toEqual(['Barn 10', 'Barn 9']);
  expect(rowsNamed(rows, undefined)).toHaveLength(4);
});

test('what stands out names the largest share, what would save most, and lightest and heaviest', () => {
  const outstanding = standsOut(rows, totals);
  expect(outstanding.map(({ kind, id }) => [kind, id])).toEqual([
    ['most_co2', 'quay'],
    ['saves_most', 'quay'],
    ['lightest', 'attic'],
    ['heaviest', 'quay'],
  ]);
  expect(outstanding[0]?.value).toBeCloseTo(9 / 11);
  // 3 portions of 3,000 g each, brought down to 11,000 / 7.
  expect(outstanding[1]?.value).toBeCloseTo(9000 - (3 * 11_000) / 7);
  expect(outstanding.map(({ against }) => against)).toEqual([null, 'whole', { row: 'quay' }, { row: 'attic' }]);
});

test('a row alone is compared with nothing', () => {
  const alone = compared([kitchen('One', { co2: co2(1000), portions: 1 })]);
  expect(standsOut(alone.rows, alone.totals)).toEqual([]);
});

test('thin data and the largest changes are named', () => {
  const sums = (value: number) => ({
    ...NOTHING,
    reports: 1,
    co2: co2(value, 0.01),
    portions: 1,
    totalServings: 1,
    byLevel: [1, 0, 0, 0, 0],
  });
  const both = (former: number, now: number) => ({ restaurants: 1, now: sums(now), former: sums(former) });
  const { rows: changed, totals: of } = compared([
    kitchen('Fell', { co2: co2(500), portions: 1 }, both(1000, 500)),
    kitchen('Rose', { co2: co2(900), portions: 1 }, both(800, 900)),
    kitchen('Thin', { co2: co2(9000), portions: 1, byLevel: [0.5, 0, 0, 0, 0], totalServings: 1 }, both(800, 9000)),
  ]);
  const outstanding = standsOut(changed, of).filter(({ kind }) => ['fell_most', 'rose_most', 'least_covered'].includes(kind));
  expect(outstanding.map(({ kind, id, value }) => [kind, id, value])).toEqual([
    ['fell_most', 'fell', 50],
    ['rose_most', 'rose', 13],
    ['least_covered', 'thin', 0.5],
  ]);
});

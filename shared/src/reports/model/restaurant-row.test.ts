import { expect, test } from 'vitest';
import type { Day, Month } from '../../kernel/month.ts';
import { closedRestaurants, closedRow, restaurantRow } from './restaurant-row.ts';

const YEAR: readonly [Day, Day] = ['2026-01-01', '2026-06-30'];
const kitchen = { id: 'k', name: 'Kitchen' };
const months = (...numbers: number[]) => numbers.map((month): Month => `2026-0${month}` as Month);

test('a restaurant that is there has the months of the range that it reported, and lacks the others', () => {
  expect(restaurantRow({ ...kitchen, closedOn: null, lastReported: null }, YEAR, new Set(months(1, 2)))).toEqual({
    ...kitchen,
    monthsIncluded: months(1, 2),
    monthsMissing: months(3, 4, 5, 6),
    status: 'missing',
  });
});

test.each([
  ['with every month until then is complete', months(1, 2, 3), '2026-04-10', [], 'completed'],
  ['with the month of its end too', months(1, 2, 3, 4), '2026-04-10', [], 'completed'],
  ['lacks what it did not report before', months(1, 3), '2026-04-10', months(2), 'missing'],
  ['after the range lacks as one that is there', months(1), '2026-09-01', months(2, 3, 4, 5, 6), 'missing'],
] as const)('a site that closed %s', (_, reported, closedOn, monthsMissing, status) => {
  const lastReported = closedOn.startsWith('2026-09') ? '2026-08' : (reported.at(-1) ?? null);
  expect(restaurantRow({ ...kitchen, closedOn, lastReported }, YEAR, new Set(reported))).toEqual({
    ...kitchen,
    monthsIncluded: reported,
    monthsMissing,
    isClosed: true,
    status,
  });
});

test('a site that was deleted months after it closed lacks none of them, and when it closed is said', () => {
  const deleted = { ...kitchen, closedOn: '2026-11-10', lastReported: '2026-03' } as const;
  expect(restaurantRow(deleted, YEAR, new Set(months(1, 3)))).toEqual({
    ...kitchen,
    monthsIncluded: months(1, 3),
    monthsMissing: months(2),
    isClosed: true,
    closedAfter: '2026-03',
    status: 'missing',
  });
});

test('a site that closed and reported nothing of the time is deleted, and carries no months', () => {
  expect(restaurantRow({ ...kitchen, closedOn: '2026-04-10', lastReported: null }, YEAR, new Set())).toEqual({
    ...kitchen,
    status: 'restaurant_deleted',
  });
});

test('a stored row stays with its months when its restaurant is deleted, and without any is shown as deleted', () => {
  const row = { ...kitchen, monthsIncluded: months(1), monthsMissing: months(2), status: 'missing' } as const;
  expect(closedRow({ ...row, monthsIncluded: months(1), monthsMissing: months(2) })).toEqual({ ...row, isClosed: true });
  expect(closedRow({ ...kitchen, monthsIncluded: [], monthsMissing: months(1), status: 'no_reports' })).toEqual({
    ...kitchen,
    status: 'restaurant_deleted',
  });
});

test('of the chosen ones those stay that reported, and those fall out that did not', () => {
  const rows = [
    restaurantRow({ id: 'open', name: 'Open', closedOn: null, lastReported: null }, YEAR, new Set()),
    restaurantRow({ id: 'closed', name: 'Closed', closedOn: '2026-04-10', lastReported: null }, YEAR, new Set(months(1))),
    restaurantRow({ id: 'gone', name: 'Gone', closedOn: '2026-04-10', lastReported: null }, YEAR, new Set()),
    restaurantRow({ id: 'other', name: 'Other', closedOn: '2026-04-10', lastReported: null }, YEAR, new Set()),
  ];
  expect(closedRestaurants(rows, new Set(['open', 'closed', 'gone']))).toMatchObject({
    staying: [{ id: 'closed' }],
    fallingOut: [{ id: 'gone' }],
  });
});

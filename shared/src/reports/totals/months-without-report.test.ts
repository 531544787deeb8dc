import { expect, test } from 'vitest';
import { firstMonth, monthsWithoutReport } from './months-without-report.ts';

const history = [
  { month: '2026-08', reports: 0 },
  { month: '2026-09', reports: 1 },
  { month: '2026-10', reports: 1 },
];

test('no month is missing before a restaurant was there', () => {
  const beginnings = new Map([
    ['2026-09', 1],
    ['2026-10', 2],
  ] as const);
  expect(monthsWithoutReport(history, beginnings)).toEqual([{ month: '2026-10', restaurants: 2 }]);
  expect(firstMonth(beginnings)).toBe('2026-09');
});

test('all are missing to one that was there before, and none to one that comes after', () => {
  expect(monthsWithoutReport(history, new Map([['2020-01', 2]]))).toEqual([
    { month: '2026-08', restaurants: 2 },
    { month: '2026-09', restaurants: 1 },
    { month: '2026-10', restaurants: 1 },
  ]);
  expect(monthsWithoutReport(history, new Map([['2026-11', 1]]))).toEqual([]);
  expect(firstMonth(new Map())).toBeNull();
});

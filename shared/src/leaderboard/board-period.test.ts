import { expect, test } from 'vitest';
import {
  type BoardPeriod,
  isBoardPeriod,
  isFinished,
  lastFinished,
  monthsOf,
  periodLater,
  periodsUpTo,
  yearBefore,
} from './board-period.ts';

test.each([
  ['2026-11', ['2026-11']],
  ['2026-Q4', ['2026-10', '2026-11', '2026-12']],
  ['2026-Q1', ['2026-01', '2026-02', '2026-03']],
] as [BoardPeriod, string[]][])('%s has the months %j', (period, months) => {
  expect(monthsOf(period)).toEqual(months);
});

test('a year has twelve months, from January to December', () => {
  expect(monthsOf('2026')).toHaveLength(12);
  expect([monthsOf('2026')[0], monthsOf('2026').at(-1)]).toEqual(['2026-01', '2026-12']);
});

test.each([
  ['2026-01', '2025-12', '2025-01'],
  ['2026-Q1', '2025-Q4', '2025-Q1'],
  ['2026', '2025', '2025'],
] as [BoardPeriod, string, string][])('before %s comes %s, and a year before is %s', (period, before, year) => {
  expect(periodLater(period, -1)).toBe(before);
  expect(yearBefore(period)).toBe(year);
});

test.each([
  ['month', '2026-10'],
  ['quarter', '2026-Q3'],
  ['year', '2025'],
] as const)('on the 22nd of November 2026 the last finished %s is %s, and the one after it is not over', (type, last) => {
  expect(lastFinished(type, '2026-11-22')).toBe(last);
  expect(isFinished(last, '2026-11-22')).toBe(true);
  expect(isFinished(periodLater(last, 1), '2026-11-22')).toBe(false);
});

test('three years of each kind can be chosen, the latest first', () => {
  expect(periodsUpTo('2026-10')).toHaveLength(36);
  expect(periodsUpTo('2026-Q3').slice(0, 4)).toEqual(['2026-Q3', '2026-Q2', '2026-Q1', '2025-Q4']);
  expect(periodsUpTo('2025')).toEqual(['2025', '2024', '2023']);
});

test.each(['2026-13', '2026-Q5', '26', '2026-W3', '', '2026-1', '0000', '9999-Q4', '1989-12'])('%j is no period', (text) => {
  expect(isBoardPeriod(text)).toBe(false);
});

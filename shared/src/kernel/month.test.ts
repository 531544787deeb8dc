import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Month } from './month.ts';
import {
  history,
  isDay,
  isMonth,
  lastDayOf,
  monthByMonth,
  monthLater,
  monthsBetween,
  monthsOfQuarter,
  quarterOf,
  shortMonthName,
} from './month.ts';

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['2026-04-31', false],
  ['2026-04-00', false],
  ['2026-4-1', false],
  ['1990-01-01', true],
  ['2100-12-31', true],
  ['1989-12-31', false],
  ['2101-01-01', false],
  ['0000-01-01', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ['2026-01', true],
  ['2026-12', true],
  ['2026-00', false],
  ['2026-13', false],
  ['2026-1', false],
  ['1990-01', true],
  ['2100-12', true],
  ['1989-12', false],
  ['2101-01', false],
  ['0000-01', false],
  ['9999-12', false],
])('%j is a month: %s', (text, expected) => {
  expect(isMonth(text)).toBe(expected);
});

describe('months between', () => {
  test('include the first and the last, over the turn of the year', () => {
    expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  });

  test('may be one month, or none', () => {
    expect(monthsBetween('2026-02', '2026-02')).toEqual(['2026-02']);
    expect(monthsBetween('2026-02', '2026-01')).toEqual([]);
  });
});

test('history ends with the month before today’s', () => {
  expect(history(3, '2026-02-28')).toEqual(['2025-11', '2025-12', '2026-01']);
  expect(history(12, '2026-11-20')).toHaveLength(12);
  expect(history(12, '2026-11-20').at(-1)).toBe('2026-10');
  expect(history(0, '2026-11-20')).toEqual([]);
});

test.each([
  ['Q1', ['2026-01', '2026-02', '2026-03']],
  ['Q2', ['2026-04', '2026-05', '2026-06']],
  ['Q3', ['2026-07', '2026-08', '2026-09']],
  ['Q4', ['2026-10', '2026-11', '2026-12']],
] as const)('%s has the months %j', (quarter, months) => {
  expect(monthsOfQuarter(2026, quarter)).toEqual(months);
  expect(months.map(quarterOf)).toEqual([quarter, quarter, quarter]);
});

test('a period runs month by month, its first and last month cut to it', () => {
  expect(monthByMonth('2026-01-15', '2026-03-10')).toEqual([
    { month: '2026-01', startDate: '2026-01-15', endDate: '2026-01-31' },
    { month: '2026-02', startDate: '2026-02-01', endDate: '2026-02-28' },
    { month: '2026-03', startDate: '2026-03-01', endDate: '2026-03-10' },
  ]);
});

test('the last day of February knows leap years', () => {
  expect([lastDayOf('2026-02'), lastDayOf('2028-02')]).toEqual(['2026-02-28', '2028-02-29']);
});

test('months are shown by their short names', () => {
  expect(shortMonthName('2026-11', 'en-GB')).toBe('Nov');
  expect(shortMonthName('2026-05', 'sv-SE')).toBe('maj');
});

test('going months later and back again arrives at the same month', () => {
  const aMonth = fc
    .tuple(fc.integer({ min: 1000, max: 3000 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}` as Month);
  fc.assert(
    fc.property(aMonth, fc.integer({ min: 0, max: 1200 }), (month, months) => {
      expect(monthLater(monthLater(month, months), -months)).toBe(month);
      expect(monthsBetween(month, monthLater(month, months))).toHaveLength(months + 1);
    }),
  );
});

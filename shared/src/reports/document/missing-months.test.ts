import { expect, test } from 'vitest';
import { missingMonths } from './missing-months.ts';

test('a report that lacks no month says nothing, nor does one that is made of no others', () => {
  expect(missingMonths([])).toBeNull();
  expect(missingMonths([{ monthsMissing: [] }, {}])).toBeNull();
});

test('months that are missing anywhere are listed once, with how many restaurants lack some', () => {
  const restaurants = [{ monthsMissing: ['2026-04', '2026-03'] }, { monthsMissing: [] }, { monthsMissing: ['2026-04'] }];
  expect(missingMonths(restaurants)).toEqual({ months: ['2026-03', '2026-04'], lacking: 2, restaurants: 3 });
});

import { expect, test } from 'vitest';
import { filtersSet, OverviewFilter, queryOf, tidy, withoutFilters } from './overview-filter.ts';

test('an address that somebody wrote by hand is read as far as it can be', () => {
  expect(OverviewFilter.parse({ level: ['low', 'huge'], diet: 'vegan', sort: 'colour', bin: 'maybe' })).toEqual({
    diet: 'vegan',
  });
});

test('what is not set does not stand in the address', () => {
  expect(tidy({ level: [], bin: false, diet: 'vegan' })).toEqual({ diet: 'vegan' });
});

test('filters are counted and taken away; bin and order stay', () => {
  const filter: OverviewFilter = { level: ['low'], category: 'Soppa', bin: true, sort: 'name' };
  expect(filtersSet(filter)).toBe(2);
  expect(withoutFilters(filter)).toEqual({ bin: true, sort: 'name' });
});

test('the server is asked with lists in one word', () => {
  expect(queryOf({ level: ['low', 'very_low'], without: ['milk'], bin: true, reverse: true, kind: 'bags' })).toEqual({
    level: 'low,very_low',
    without: 'milk',
    bin: 'true',
    reverse: 'true',
    kind: 'bags',
  });
});

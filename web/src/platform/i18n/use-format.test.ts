import type { Language } from '@plateprint/shared/kernel/language.ts';
import { expect, test } from 'vitest';
import { formatOf } from './use-format.ts';

test.each<[Language, string]>([
  ['en_gb', '1,234.50'],
  ['en_us', '1,234.50'],
  ['sv', '1 234,50'],
  ['no', '1 234,50'],
  ['da', '1.234,50'],
  ['de', '1.234,50'],
  ['fr', '1 234,50'],
  ['nl', '1.234,50'],
])('in %s a number reads %s', (language, written) => {
  expect(
    formatOf(language)
      .number(1234.5, { decimals: 2 })
      .replaceAll(/[\u00a0\u202f]/g, ' '),
  ).toBe(written);
});

test('a number has no more decimals than it needs', () => {
  expect(formatOf('de').number(3)).toBe('3');
  expect(formatOf('de').number(3.456)).toBe('3,46');
});

test('a bare day is the same day in every time zone', () => {
  expect(formatOf('en_gb').date('2026-11-20')).toBe('20 Nov 2026');
  expect(formatOf('sv').month('2026-11')).toBe('november 2026');
});

const noon = new Date('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T11:59:30Z', 'now'],
  ['2026-11-20T11:55:00Z', '5 minutes ago'],
  ['2026-11-19T11:00:00Z', 'yesterday'],
  ['2026-11-10T11:00:00Z', 'last week'],
  ['2024-01-01T00:00:00Z', '2 years ago'],
  ['2026-11-20T12:00:05Z', 'now'],
])('%s was %s', (instant, said) => {
  expect(formatOf('en_gb').ago(instant, noon)).toBe(said);
});

test.each([
  [0, '0%'],
  [0.002, '<1%'],
  [0.29, '29%'],
  [0.7999, '79%'],
  [0.9999, '99%'],
  [0.8 - 1e-12, '80%'],
  [1, '100%'],
])('a share of %d that is counted is never said to be more: %s', (share, said) => {
  expect(formatOf('en_gb').covered(share)).toBe(said);
});

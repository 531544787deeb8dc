import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRelease } from '../release/read-release.ts';

const { originClasses } = readRelease(join(import.meta.dirname, '../../release'));
const greenhouses = originClasses['vegetables-greenhouse'];

test('only what is heated has months, and each month’s origins sum to one', () => {
  const withMonths = Object.entries(originClasses).filter(([, { months }]) => months);
  expect(withMonths.map(([id]) => id)).toEqual(['vegetables-greenhouse', 'vegetables-cucumbers', 'vegetables-peppers']);
  expect(greenhouses?.months).toHaveLength(12);
  for (const { shares } of greenhouses?.months ?? [])
    for (const mix of Object.values(shares)) expect(Object.values(mix).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
});

test('a Dutch greenhouse is light in July and heavy in January, round the figure of the year', () => {
  const ratio = (month: number) => greenhouses?.months?.[month]?.ratios['NL']?.value ?? Number.NaN;
  const year = greenhouses?.ratios['NL']?.value ?? Number.NaN;
  expect(ratio(6)).toBeLessThan(year);
  expect(ratio(0)).toBeGreaterThan(2 * year);
  // By what is picked in each month the months make the year.
  const picked = [4, 4, 7, 10, 12, 12, 12, 11, 10, 9, 5, 4];
  expect(picked.reduce((sum, share, month) => sum + (share / 100) * ratio(month), 0)).toBeCloseTo(year, 3);
});

const share = (month: number, country: string) => greenhouses?.months?.[month]?.shares['SE']?.[country] ?? 0;

test('winter comes from the south, summer from near', () => {
  expect(share(0, 'ES')).toBeGreaterThan(share(6, 'ES'));
  expect(share(6, 'SE')).toBeGreaterThan(share(0, 'SE'));
});

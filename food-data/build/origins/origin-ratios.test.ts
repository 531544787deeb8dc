import { join } from 'node:path';
import { expect, test } from 'vitest';
import { originEffects, withUnion } from './origin-ratios.ts';
import { readCrosswalk } from '../crosswalk/read-crosswalk.ts';
import type { Intensities } from '../read/read-faostat.ts';

const { tables } = readCrosswalk(join(import.meta.dirname, '../../crosswalk'));
const items = tables['origin-ratios'].livestock.map(({ item }) => item);
const countries = new Map([
  ['FRA', 20],
  ['SWE', 10],
  ['BRA', 200],
  ['WORLD', 20],
]);
const intensities: Intensities = new Map(items.map((item) => [item, countries]));
const { ratios } = originEffects(tables, intensities, []);

test('an intensity moves only the part of the stage that it covers', () => {
  expect(ratios.get('beef')?.['SE']?.value).toBeCloseTo(1 + 0.8 * (0.5 - 1), 9);
  expect(ratios.get('poultry')?.['SE']?.value).toBeCloseTo(1 + 0.19 * (0.5 - 1), 9);
  expect(ratios.get('beef')?.['FR']?.value).toBe(1);
});

test('no quotient goes beyond 2.5, and a country without data has no ratio', () => {
  expect(ratios.get('beef')?.['BR']?.value).toBeCloseTo(1 + 0.8 * 1.5, 9);
  expect(ratios.get('beef')?.['DE']).toBeUndefined();
});

test('a country’s greenhouses weigh by the heat they take', () => {
  const greenhouse = ratios.get('vegetables-greenhouse') ?? {};
  expect(greenhouse['NL']?.value).toBeGreaterThan(3 * (greenhouse['ES']?.value ?? Infinity));
});

/** kg CO2e per kg that heat adds in Dutch greenhouses. */
const added = (originClass: string, unheated: number): number => unheated * ((ratios.get(originClass)?.['NL']?.value ?? 0) - 1);

test('heat adds more to a kilogram of peppers than to one of tomatoes, for a greenhouse gives fewer of them', () => {
  expect(added('vegetables-peppers', 0.24)).toBeCloseTo(0.5 * 4, 6);
  expect(added('vegetables-cucumbers', 0.27)).toBeCloseTo(0.5 * 2.43, 6);
  expect(added('vegetables-greenhouse', 0.3)).toBeCloseTo(0.5 * 1.72, 6);
});

test('a few studies say less than many', () => {
  const studies = ['WHEAT', 'RYE', 'OAT'].flatMap((item) => [
    ...Array.from({ length: 4 }, () => study(item, 'Canada', 1)),
    ...Array.from({ length: 2 }, () => study(item, 'Norway', 2)),
    study(item, 'Japan', 2),
  ]);
  const grains = originEffects(tables, intensities, studies).ratios.get('grains') ?? {};
  expect(grains['NO']?.value).toBeCloseTo(1 + (6 / 16) * 1, 9);
  expect(grains['JP']).toBeUndefined();
});

test('the Union is the mean of its countries', () => {
  const withEu = withUnion(ratios.get('beef') ?? {}, { shares: { SE: 0.5, FR: 0.5 }, basis: 'hand', source: 'test' });
  expect(withEu['EU']?.value).toBeCloseTo(0.8, 9);
  expect(withUnion({}, { shares: { SE: 1 }, basis: 'hand', source: 'test' })).toEqual({});
});

function study(item: string, country: string, co2e: number) {
  return { item, typology: 'GRAINS', country, co2e };
}

import { join } from 'node:path';
import { LOCATIONS } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { expect, test } from 'vitest';
import { readCrosswalk } from '../crosswalk/read-crosswalk.ts';
import { sharesIn, supplyMixes } from './supply-mixes.ts';

const { tables } = readCrosswalk(join(import.meta.dirname, '../../crosswalk'));

test('written shares are hundredths', () => {
  expect(sharesIn('SE 60 IE 40')).toEqual({ SE: 0.6, IE: 0.4 });
});

test.each(Object.keys(tables.supply))('every location has a supply of %s from countries that are known', (originClass) => {
  const known = new Set([...tables.countries.map(({ id }) => id), 'WORLD']);
  const mixes = supplyMixes(originClass, tables, []);
  for (const location of LOCATIONS) {
    const { shares, source } = mixes[location];
    expect(Object.keys(shares).filter((id) => !known.has(id))).toEqual([]);
    expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(source).not.toBe('');
  }
});

test('import partners share what is not home-grown; re-exporters and the smallest are left out', () => {
  const imports = [bananas('ECU', 600), bananas('CRI', 200), bananas('NLD', 900), bananas('PER', 1)];
  const { shares, basis } = supplyMixes('fruit-tropical', tables, imports).SE;
  expect(basis).toBe('trade');
  expect(shares).toEqual({ EC: 0.75, CR: 0.25 });
});

function bananas(partner: string, value: number) {
  return { importer: 'SWE', partner, item: 'Bananas', value };
}

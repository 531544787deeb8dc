import { join } from 'node:path';
import { openFoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { describe, expect, test } from 'vitest';
import { checkContents } from './check-contents.ts';
import { checkReach } from './check-reach.ts';
import { checkSanity } from './check-sanity.ts';
import { readRelease } from './read-release.ts';

const release = readRelease(join(import.meta.dirname, '../release'));
const foodData = openFoodData(release);

function co2e(
  variationId: string,
  { originId, organic = false, location = 'SE' }: { originId?: string; organic?: boolean; location?: Location } = {},
): number {
  const facts = foodData.facts(
    { variationId, categoryId: null, originId: originId ?? null, organic },
    { location, database: 'organization' },
  );
  return facts?.factor?.co2e.value ?? Number.NaN;
}

describe('the release', () => {
  test('reaches what it must', () => {
    expect(checkReach(release).filter(({ fails }) => fails)).toEqual([]);
  });

  test('answers everywhere with a value inside its range, from sources it describes', () => {
    expect(checkContents(release)).toEqual([]);
  });

  test('says nothing that a food scientist would laugh at', () => {
    expect(checkSanity(release)).toEqual([]);
  });

  test('names no source that may not be shipped', () => {
    expect(JSON.stringify(release)).not.toMatch(/concito|open ?food ?facts|water footprint network/i);
  });

  test('has a supply for every location that sums to the whole', () => {
    for (const { supply } of Object.values(release.originClasses)) {
      for (const { shares } of Object.values(supply)) {
        expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
      }
    }
  });
});

describe('the order of things', () => {
  test('beef weighs more than pork, pork more than beans', () => {
    expect(co2e('beef-mince.fat-15')).toBeGreaterThan(co2e('pork-mince.fat-15') || 0);
    expect(co2e('pork.raw') || co2e('pork-loin.raw')).toBeGreaterThan(co2e('red-lentils.dried'));
  });

  test('a heated Dutch tomato weighs more than a Spanish one, even in Stockholm', () => {
    expect(co2e('tomato.raw', { originId: 'NL' })).toBeGreaterThan(co2e('tomato.raw', { originId: 'ES' }));
  });

  test('Brazilian beef weighs more than Swedish', () => {
    expect(co2e('beef-mince.fat-15', { originId: 'BR' })).toBeGreaterThan(1.5 * co2e('beef-mince.fat-15', { originId: 'SE' }));
  });
});

test('a thousand facts take no longer than 20 ms', () => {
  const ids = release.ingredients.flatMap(({ variations }) => variations.map(({ id }) => id)).slice(0, 1000);
  const ask = () => {
    const start = performance.now();
    for (const id of ids) co2e(id);
    return performance.now() - start;
  };
  expect(Math.min(ask(), ask(), ask(), ask())).toBeLessThan(20);
});

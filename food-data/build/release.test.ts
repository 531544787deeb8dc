import { join } from 'node:path';
import { openFoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { describe, expect, test } from 'vitest';
import { checkChanges } from './checks/check-changes.ts';
import { checkContents } from './checks/check-contents.ts';
import { checkGrades } from './checks/check-grades.ts';
import { checkPlausibility } from './checks/check-plausibility.ts';
import { checkReach } from './checks/check-reach.ts';
import { checkSanity } from './checks/check-sanity.ts';
import { readDescribedRelease } from './release/changes-digest.ts';
import { readChanges } from './release/changes-file.ts';
import { readRelease } from './release/read-release.ts';

const release = readRelease(join(import.meta.dirname, '../release'));
const foodData = openFoodData(release);

function co2e(
  variationId: string,
  { originId, organic = false, location = 'SE' }: { originId?: string; organic?: boolean; location?: Location } = {},
): number {
  const facts = foodData.facts(
    { variationId, categoryId: null, originId: originId ?? null, organic },
    { location, emissionDatabase: 'organization' },
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
    expect(checkPlausibility(release)).toEqual([]);
  });

  test('has its changes written, of the figures that are there', () => {
    const home = join(import.meta.dirname, '..');
    const written = { changes: readChanges(home), described: readDescribedRelease(home) };
    expect(checkChanges(release, written)).toEqual([]);
    const [first, ...others] = release.ingredients;
    expect(checkChanges({ ...release, ingredients: others }, written)).toHaveLength(1);
    expect(checkChanges({ ...release, version: '2099.1' }, written)).toHaveLength(1);
    const regraded = first && {
      ...first,
      variations: first.variations.map((each) => ({ ...each, highRatio: each.highRatio + 1 })),
    };
    expect(checkChanges({ ...release, ingredients: regraded ? [regraded, ...others] : [] }, written)).toHaveLength(1);
    const renamed = first && { ...first, names: { ...first.names } };
    expect(checkChanges({ ...release, ingredients: renamed ? [renamed, ...others] : [] }, written)).toEqual([]);
  });

  test('grades no figure A beside a source beyond ×2', () => {
    expect(checkGrades(release)).toEqual([]);
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
  test('half and half mince stands between its halves, and moves with the cattle half alone', () => {
    const [mixed, beef, pork] = [co2e('mixed-mince.raw'), co2e('beef-mince.fat-15'), co2e('pork-mince.raw')];
    expect(mixed).toBeGreaterThan(pork);
    expect(mixed).toBeLessThan(beef);
    const [abroad, home] = [co2e('mixed-mince.raw', { originId: 'BR' }), co2e('mixed-mince.raw', { originId: 'SE' })];
    const ofBeef = co2e('beef-mince.fat-15', { originId: 'BR' }) / co2e('beef-mince.fat-15', { originId: 'SE' });
    expect(abroad / home).toBeLessThan(ofBeef);
  });

  test('bacon and dried ham weigh no less than the pork they are made of', () => {
    expect(co2e('bacon.raw')).toBeGreaterThan(co2e('pork-belly.raw'));
    expect(co2e('dry-cured-ham.cured')).toBeGreaterThan(co2e('pork-leg.raw'));
  });

  test('stock is water from the tap: nothing hauls it', () => {
    expect(co2e('vegetable-stock.ready')).toBeLessThan(0.15);
  });

  test('beef weighs more than pork, pork more than beans', () => {
    expect(co2e('beef-mince.fat-15')).toBeGreaterThan(co2e('pork-mince.raw'));
    expect(co2e('pork.raw')).toBeGreaterThan(co2e('red-lentils.dried'));
  });

  test('a heated Dutch tomato weighs more than a Spanish one, even in Stockholm', () => {
    expect(co2e('tomato.raw', { originId: 'NL' })).toBeGreaterThan(co2e('tomato.raw', { originId: 'ES' }));
  });

  test('Brazilian beef weighs more than Swedish', () => {
    expect(co2e('beef-mince.fat-15', { originId: 'BR' })).toBeGreaterThan(1.5 * co2e('beef-mince.fat-15', { originId: 'SE' }));
  });
});

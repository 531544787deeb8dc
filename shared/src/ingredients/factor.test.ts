import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factorOf, sumOfStages, type FactorPlace } from './factor.ts';
import type { SupplyMix } from './food-data-release.ts';
import { mince, smallRelease } from './food-data.fixture.ts';
import type { Location } from './ingredient-facts.ts';

const release = smallRelease();
const place: FactorPlace = { originId: null, organic: false, location: 'SE', emissionDatabase: 'organization' };

describe('a factor of the own database', () => {
  test('scales agriculture alone by the origin, and replaces transport', () => {
    const factor = factorOf(release, mince(), { ...place, originId: 'SE' });
    expect(factor?.stages).toMatchObject({ agriculture: 16, processing: 1, packaging: 0.5, retail: 0.2 });
    // 400 km by chilled lorry at 0.15 and a round of 100 km at 0.2 kg per tonne-kilometre.
    expect(factor?.stages.transport).toBeCloseTo(0.08, 6);
  });

  test('of an unknown origin is the mean of its origins by their shares', () => {
    const unknown = factorOf(release, mince(), place)?.co2e.value ?? 0;
    const swedish = factorOf(release, mince(), { ...place, originId: 'SE' })?.co2e.value ?? 0;
    const brazilian = factorOf(release, mince(), { ...place, originId: 'BR' })?.co2e.value ?? 0;
    expect(unknown).toBeCloseTo(0.75 * swedish + 0.25 * brazilian, 6);
  });

  test('of an unknown origin reaches from its lightest to its heaviest origin at least', () => {
    const { low, high } = factorOf(release, mince(), place)?.co2e ?? { low: Infinity, high: 0 };
    expect(low).toBeLessThan(factorOf(release, mince(), { ...place, originId: 'SE' })?.co2e.value ?? 0);
    expect(high).toBeGreaterThan(factorOf(release, mince(), { ...place, originId: 'BR' })?.co2e.value ?? Infinity);
  });

  test('says so when an origin has no published ratio', () => {
    const factor = factorOf(release, mince(), { ...place, originId: 'IE' });
    expect(factor?.stages.agriculture).toBe(20);
    expect(factor?.steps).toContainEqual({
      kind: 'no_origin_ratio',
      stage: 'agriculture',
      value: null,
      about: { origins: [{ id: 'IE', share: 1 }] },
    });
  });

  test('is unknown for an origin that the release does not know', () => {
    expect(factorOf(release, mince(), { ...place, originId: 'XX' })).toBeNull();
  });

  test('is unknown without a base, and never zero', () => {
    expect(factorOf(release, { ...mince(), base: null }, place)).toBeNull();
  });

  test('scales agriculture by the organic pair, and says so when there is none', () => {
    const organic = factorOf(release, mince(), { ...place, originId: 'SE', organic: true });
    expect(organic?.stages.agriculture).toBeCloseTo(20 * 0.8 * 0.8, 6);
    const without = factorOf(release, { ...mince(), organicRatio: null }, { ...place, originId: 'SE', organic: true });
    expect(without?.stages.agriculture).toBe(16);
    expect(without?.steps.at(-1)?.kind).toBe('no_organic_ratio');
  });

  test('in a month is that of its heat and supply; unknown, that of the year', () => {
    const { beef } = release.originClasses;
    if (!beef) throw new Error('The fixture has no beef');
    const july = { ratios: { ...beef.ratios, BR: { value: 0.1, about: {} } }, shares: { SE: { BR: 1 } } };
    const months = Array.from({ length: 12 }, (_, month) => (month === 6 ? july : { ratios: beef.ratios, shares: {} }));
    const tables = { ...release, originClasses: { beef: { ...beef, months } } };
    const inJuly = factorOf(tables, mince(), { ...place, month: 7 });
    expect(inJuly?.stages.agriculture).toBeCloseTo(2, 9);
    expect(inJuly?.steps.find(({ kind }) => kind === 'supply_mix')?.about.month).toBe(7);
    expect(factorOf(tables, mince(), { ...place, month: null })).toEqual(factorOf(release, mince(), place));
    expect(factorOf(release, mince(), { ...place, month: 7 })).toEqual(factorOf(release, mince(), place));
  });

  test('at the world average is that of the world’s farms, with a land-use part of its own', () => {
    const { SE: distance } = release.transport.distances;
    if (!distance) throw new Error('The fixture has no distance from Sweden');
    const world: SupplyMix = { shares: { WORLD: 1 }, basis: 'hand', source: 'test' };
    const { beef } = release.originClasses;
    if (!beef) throw new Error('The fixture has no beef');
    const tables = {
      transport: { ...release.transport, distances: { ...release.transport.distances, WORLD: distance } },
      originClasses: { beef: { ...beef, supply: { ...beef.supply, WORLD: world } } },
    };
    const input = {
      ...mince(),
      split: { biogenic: 12, landUseChange: 1 },
      world: { agriculture: 33, split: { biogenic: 18, landUseChange: 6 }, record: 'Beef' },
    };
    const factor = factorOf(tables, input, { ...place, location: 'WORLD' });
    expect(factor?.stages.agriculture).toBe(33);
    expect(factor?.parts).toMatchObject({ biogenic: 18, landUseChange: 6 });
    expect(factor?.steps).toContainEqual(expect.objectContaining({ kind: 'origin_ratio', value: 33 / 20 }));
    expect(factorOf(tables, input, place)?.parts?.landUseChange).toBe(1);
  });

  test('is grade B at best where an origin moves it, and C where a hand-kept mix does', () => {
    expect(factorOf(release, mince(), { ...place, originId: 'SE' })?.grade).toBe('B');
    expect(factorOf(release, mince(), { ...place, originId: 'IE' })?.grade).toBe('A');
    const moved = smallRelease();
    const { supply } = moved.originClasses['beef'] ?? { supply: {} as Record<Location, SupplyMix> };
    supply.SE = { shares: { BR: 1 }, basis: 'hand', source: 'a reason' };
    expect(factorOf(moved, mince(), place)?.grade).toBe('C');
    supply.SE.basis = 'trade';
    expect(factorOf(moved, mince(), place)?.grade).toBe('B');
  });
});

test('the institute’s figure stays as published, whatever the place', () => {
  const published = factorOf(release, mince(), { ...place, emissionDatabase: 'rise', originId: 'BR', organic: true });
  expect(published?.co2e.value).toBeCloseTo(22.2, 6);
  expect(published?.steps.map(({ kind }) => kind)).toEqual(['as_published']);
  expect(factorOf(release, { ...mince(), institute: null }, { ...place, emissionDatabase: 'rise' })).toBeNull();
});

const stage = fc.double({ min: 0, max: 100, noNaN: true });
const anyPlace = fc.record({
  originId: fc.constantFrom(null, 'SE', 'IE', 'BR'),
  organic: fc.boolean(),
  location: fc.constantFrom('SE', 'FR', 'US', 'WORLD'),
  emissionDatabase: fc.constant('organization'),
} as const);
const anyInput = fc
  .record({
    agriculture: stage,
    processing: stage,
    packaging: stage,
    transport: stage,
    retail: stage,
    lowRatio: fc.double({ min: 0.1, max: 1, noNaN: true }),
    highRatio: fc.double({ min: 1, max: 5, noNaN: true }),
    grade: fc.constantFrom('A', 'B', 'C', 'D'),
  } as const)
  .map(({ lowRatio, highRatio, grade, ...base }) => ({ ...mince(), base, lowRatio, highRatio, grade }));

describe('laws of every factor', () => {
  test('its stages add up to its value, its range encloses it', () => {
    fc.assert(
      fc.property(anyInput, anyPlace, (input, somewhere) => {
        const factor = factorOf(release, input, somewhere);
        if (!factor) throw new Error('a base gives a factor');
        expect(sumOfStages(factor.stages)).toBeCloseTo(factor.co2e.value, 9);
        expect(factor.co2e.low).toBeLessThanOrEqual(factor.co2e.value);
        expect(factor.co2e.high).toBeGreaterThanOrEqual(factor.co2e.value);
        expect(factor.co2e.low).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('its grade is never better than its input’s', () => {
    fc.assert(
      fc.property(anyInput, anyPlace, (input, somewhere) => {
        expect((factorOf(release, input, somewhere)?.grade ?? 'D') >= input.grade).toBe(true);
      }),
    );
  });
});

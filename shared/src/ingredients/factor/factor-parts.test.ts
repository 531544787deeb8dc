import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factorOf, type FactorPlace } from '../factor.ts';
import { partsOf, type Split } from './factor-parts.ts';
import { mince, smallRelease } from '../food-data.fixture.ts';

const release = smallRelease();
const split: Split = { biogenic: 12, landUseChange: 3 };
const place: FactorPlace = { originId: 'SE', organic: false, location: 'SE', emissionDatabase: 'organization' };

function partsAt(over: Partial<FactorPlace>, of: Split | null = split) {
  const factor = factorOf(release, { ...mince(), split: of }, { ...place, ...over });
  if (!factor) throw new Error('a base gives a factor');
  return { parts: factor.parts, value: factor.co2e.value, stages: factor.stages };
}

describe('the parts of a factor', () => {
  test('are scaled by the origin but for the land-use part', () => {
    const { parts, stages } = partsAt({});
    // 20 kg of the farm are 3 of land-use change and 17 that Sweden's ratio of 0.8 moves.
    expect(stages.agriculture).toBeCloseTo(3 + 17 * 0.8, 9);
    expect(parts?.landUseChange).toBe(3);
    expect(parts?.biogenic).toBeCloseTo(12 * 0.8, 9);
  });

  test('are all scaled by the organic pair, which speaks of whole farms', () => {
    const { parts } = partsAt({ organic: true });
    expect(parts?.landUseChange).toBeCloseTo(3 * 0.8, 9);
    expect(parts?.biogenic).toBeCloseTo(12 * 0.8 * 0.8, 9);
  });

  test('are unknown where no split is known, and the origin then scales the whole farm', () => {
    const { parts, stages } = partsAt({}, null);
    expect(parts).toBeNull();
    expect(stages.agriculture).toBeCloseTo(20 * 0.8, 9);
  });

  test('of the institute are unknown where its list does not tell them', () => {
    expect(factorOf(release, mince(), { ...place, emissionDatabase: 'rise' })?.parts).toBeNull();
  });
});

const anySplit = fc.record({
  biogenic: fc.double({ min: 0, max: 25, noNaN: true }),
  landUseChange: fc.double({ min: -5, max: 40, noNaN: true }),
});
const anyPlace = fc.record({ originId: fc.constantFrom(null, 'SE', 'IE', 'BR'), organic: fc.boolean() });

describe('laws of the parts', () => {
  test('they add up to the figure, whatever the place', () => {
    fc.assert(
      fc.property(anySplit, anyPlace, (of, over) => {
        const { parts, value } = partsAt(over, of);
        expect((parts?.fossil ?? 0) + (parts?.biogenic ?? 0) + (parts?.landUseChange ?? 0)).toBeCloseTo(value, 9);
      }),
    );
  });

  test('an origin never moves the land-use part', () => {
    fc.assert(
      fc.property(anySplit, fc.constantFrom(null, 'SE', 'IE', 'BR'), (of, originId) => {
        expect(partsAt({ originId }, of).parts?.landUseChange).toBeCloseTo(of.landUseChange, 9);
      }),
    );
  });

  test('the fossil part is what the two others leave', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 90, noNaN: true }), anySplit, (total, of) => {
        const parts = partsOf(total, of);
        expect(parts?.fossil).toBeCloseTo(total - of.biogenic - of.landUseChange, 9);
      }),
    );
  });
});

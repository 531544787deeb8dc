import { describe, expect, test } from 'vitest';
import type { VariationEntry } from '../crosswalk/crosswalk.ts';
import type { Sources } from '../read/sources.ts';
import { publishedSplit } from './published-split.ts';

const stages = { agriculture: 2, processing: 0.2, packaging: 0.1, transport: 0.2, retail: 0.1 };
const sources: Sources = {
  agribalyse: new Map([['1', { name: 'Leek, raw', stages, atRetail: 2.6, atPlate: 3 }]]),
  newer: new Map([['1', { total: 3.3, biogenic: 0.1, landUseChange: 0.9 }]]),
  ciqual: new Map(),
  rivm: new Map(),
  sel: new Map(),
  clark: new Map(),
  pn: new Map(),
  means: new Map(),
  classes: new Map([
    ['Cane Sugar', 0.46],
    ['Nuts', -10],
    ['Cheese', 0.2],
  ]),
};

function splitOf(entry: Partial<VariationEntry>, total = 2.6) {
  return publishedSplit({ state: 'raw', transport: 'ambient', ...entry }, { total, restsOnAgribalyse: true }, sources);
}

function newerIs(total: number): Sources {
  return { ...sources, newer: new Map([['1', { total, biogenic: 0.1, landUseChange: 0.9 }]]) };
}

describe('the split of a published figure', () => {
  test('has the shares of the newer sheet at the shop’s shelf', () => {
    // 3.3 at the plate less 0.4 of the kitchen are 2.9 at the shelf, of which 0.9 are land-use change.
    expect(splitOf({ agribalyse: '1' })?.split.landUseChange).toBeCloseTo((0.9 / 2.9) * 2.6, 9);
    expect(splitOf({ agribalyse: '1' })?.differs).toBeNull();
  });

  test('says so where the two editions differ by more than half and the figure is no nearer', () => {
    const entry: VariationEntry = { state: 'raw', transport: 'ambient', agribalyse: '1' };
    const of = (total: number, newer: number) =>
      publishedSplit(entry, { total, restsOnAgribalyse: true }, newerIs(newer))?.differs;
    expect(of(2.6, 4.4)).toBeNull();
    expect(of(2.6, 6)).toBe(6);
    expect(of(5, 6)).toBeNull();
  });

  test('moves the land-use part alone where a reviewer took a supply chain’s deforestation out', () => {
    const override = { total: 2.2, why: 'land_use' as const, reason: 'why', source: 'rivm' };
    const found = splitOf({ agribalyse: '1', override }, 2.2);
    expect(found?.split.landUseChange).toBeCloseTo(0.9 + 2.2 - 2.9, 9);
  });

  test('never binds more carbon in a kilogram than the record, however much higher another source’s figure is', () => {
    const groves = { ...sources, newer: new Map([['1', { total: 1.4, biogenic: 0.1, landUseChange: -0.8 }]]) };
    const override = { total: 5.2, why: 'stands_alone' as const, reason: 'why', source: 'clark' };
    const of = (total: number) =>
      publishedSplit(
        { state: 'raw', transport: 'ambient', agribalyse: '1', override },
        { total, restsOnAgribalyse: true },
        groves,
      )?.split.landUseChange;
    expect(of(5.2)).toBe(-0.8);
    expect(of(0.5)).toBeCloseTo(-0.4, 9);
  });

  test('is that of the class where no sheet has the food, but for animals, methane and classes that bind carbon', () => {
    expect(splitOf({ pn: 'Cane Sugar' }, 2)?.split).toEqual({ biogenic: 0, landUseChange: 0.92 });
    expect(splitOf({ pn: 'Cheese' })).toBeNull();
    expect(splitOf({ pn: 'Nuts' })).toBeNull();
  });

  test('is unknown without any of them', () => {
    expect(splitOf({ rivm: 'Gist' })).toBeNull();
  });
});

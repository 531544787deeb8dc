import { describe, expect, test } from 'vitest';
import { join } from 'node:path';
import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { BaseFigure } from '../figures/base-factor.ts';
import { readCrosswalk } from '../crosswalk/read-crosswalk.ts';
import type { PublishedValue, SourceId } from '../read/published-values.ts';
import { weightedCentre } from './centre.ts';
import { kindMoves, type KindMoves } from './kinds.ts';
import { voicesOf, type Heard } from './voices.ts';
import { weighedFigure } from './weighed-figure.ts';

const { weights } = readCrosswalk(join(import.meta.dirname, '../../crosswalk')).tables;
const NO_MOVES: KindMoves = { ofClass: new Map(), ofIngredient: new Map() };
const stages = { agriculture: 5, processing: 0.4, packaging: 0.2, transport: 0.2, retail: 0.2 };

function said(source: SourceId, atRetail: number, more: Partial<PublishedValue> = {}): PublishedValue {
  return { source, record: { source, record: source, label: source, value: atRetail }, atRetail, spread: [], ...more };
}

function heard(values: PublishedValue[], more: Partial<Heard> = {}): Heard {
  const figure: BaseFigure = {
    stages,
    split: { biogenic: 0.5, landUseChange: 1 },
    lowRatio: 0.8,
    highRatio: 1.3,
    grade: 'A',
    basis: 'direct',
    sources: [],
    steps: [],
  };
  return {
    entry: { state: 'raw', agribalyse: '1', transport: 'chilled' },
    values,
    figure,
    place: { ingredient: 'food', originClass: 'nowhere', french: 1, supply: () => 1 },
    ...more,
  };
}

const three = [said('agribalyse', 6), said('rivm', 6), said('sel', 2, { studies: 12 })];

describe('sources of one family', () => {
  test('are brought to one boundary: a median without land-use change takes that of the food', () => {
    const voices = voicesOf(heard(three), weights);
    expect(voices.map(({ source, value }) => [source, value])).toEqual([
      ['agribalyse', 6],
      ['rivm', 6],
      ['sel', 3],
    ]);
    expect(voices.map(({ weight }) => weight)).toEqual([1, 1, 2]);
  });

  test('are brought to the French farm: what Dutch farms emit beyond it is taken off', () => {
    const place = { ingredient: 'food', originClass: 'nowhere', french: 1, supply: () => 2 };
    const [, rivm] = voicesOf(heard(three, { place }), weights);
    // 6 less 1 beyond the farm and 1 of land-use change: the 4 that are left are halved.
    expect(rivm?.value).toBeCloseTo(4, 9);
  });

  test('leave the world’s mean of animals out, and share a weight with it where its crops are ours', () => {
    const beef = [...three, said('pn', 30, { record: { source: 'pn', record: 'Beef (dairy herd)', label: '', value: 30 } })];
    expect(voicesOf(heard(beef), weights).map(({ source }) => source)).not.toContain('pn');
    const world = { mean: 8, landUse: 0.25 };
    const oats = [...three, said('pn', 8, { world, record: { source: 'pn', record: 'Oatmeal', label: '', value: 8 } })];
    const voices = voicesOf(heard(oats), weights);
    expect(voices.find(({ source }) => source === 'pn')).toMatchObject({ value: 7, weight: 0.5, shares: true });
    expect(voices.find(({ source }) => source === 'sel')).toMatchObject({ weight: 1, shares: true });
  });
});

describe('a figure', () => {
  test('is the weighted centre of three sources, and its parts still sum to it', () => {
    const figure = weighedFigure(heard(three), NO_MOVES, weights);
    const total = sumOfStages(figure.stages);
    expect(total).toBeCloseTo((6 * 6 * 3 * 3) ** 0.25, 9);
    expect(figure.stages).toMatchObject({ processing: 0.4, packaging: 0.2, transport: 0.2, retail: 0.2 });
    expect(figure.split?.landUseChange).toBe(1);
    // Methane moves with the farm that is not land-use change: 4 kg before.
    expect(figure.split?.biogenic).toBeCloseTo((0.5 * (total - 2)) / 4, 9);
    expect(figure.steps.at(-1)).toMatchObject({ kind: 'weighed', about: { sources: [{ share: 0.25 }, {}, { share: 0.5 }] } });
  });

  test('stays the first source’s where fewer than three speak, dependents counting once', () => {
    const two = [said('agribalyse', 6), said('sel', 3, { studies: 3 })];
    expect(weighedFigure(heard(two), NO_MOVES, weights).stages).toEqual(stages);
  });

  test('is never surest with a source beyond ×2', () => {
    expect(weighedFigure(heard(three), NO_MOVES, weights).grade).toBe('A');
    expect(weighedFigure(heard([...three, said('clark', 20)]), NO_MOVES, weights).grade).toBe('B');
  });

  test('that fewer speak about moves as its kind does', () => {
    const beef = { ingredient: 'steak', originClass: 'beef', french: 1, supply: () => 1 };
    const moves = kindMoves([heard(three, { place: beef })], weights);
    const tail = weighedFigure(heard([said('agribalyse', 6)], { place: { ...beef, ingredient: 'oxtail' } }), moves, weights);
    expect(sumOfStages(tail.stages)).toBeCloseTo((6 * 6 * 3 * 3) ** 0.25, 9);
    expect(tail.steps.at(-1)?.kind).toBe('weighed_as_kin');
  });
});

test('the centre is that of logarithms', () => {
  expect(
    weightedCentre([
      { value: 2, weight: 1 },
      { value: 8, weight: 1 },
    ]),
  ).toBeCloseTo(4, 12);
});

import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import { describe, expect, test } from 'vitest';
import { directFigure } from './base-factor.ts';
import type { VariationEntry } from '../crosswalk/crosswalk.ts';
import { derivedFigure } from './derived-figure.ts';
import { publishedValues } from '../read/published-values.ts';
import type { Sources } from '../read/sources.ts';

const stages = { agriculture: 2, processing: 0.2, packaging: 0.1, transport: 0.2, retail: 0.1 };
const impact = (co2e: number) => ({ co2e, water: null, land: null });
const sources: Sources = {
  agribalyse: new Map([['1', { name: 'Leek, raw', stages, atRetail: 2.6, atPlate: 3 }]]),
  newer: new Map([['1', { total: 3.3, biogenic: 0.1, landUseChange: 0.9 }]]),
  classes: new Map([['Onions & Leeks', 0.1]]),
  means: new Map(),
  ciqual: new Map(),
  rivm: new Map([['Prei', impact(2)]]),
  sel: new Map([['LEEK', { co2e: 9, quartiles: [8, 10], studies: 4 }]]),
  clark: new Map(),
  pn: new Map([['Onions & Leeks', impact(0.3)]]),
};

function figureOf(entry: Partial<VariationEntry>) {
  const whole: VariationEntry = { state: 'raw', transport: 'ambient', ...entry };
  const figure = directFigure(whole, publishedValues(whole, sources, stages), sources, stages);
  if (!figure) throw new Error('No source has it');
  return { ...figure, total: sumOfStages(figure.stages) };
}

describe('the base of a figure', () => {
  test('is Agribalyse’s, and confirmed by a second source within ×2 it is grade A', () => {
    expect(figureOf({ agribalyse: '1', rivm: 'Prei' })).toMatchObject({ stages, grade: 'A', basis: 'direct' });
  });

  test('is grade B alone, or beside a source that contradicts it', () => {
    expect(figureOf({ agribalyse: '1' }).grade).toBe('B');
    expect(figureOf({ agribalyse: '1', sel: 'LEEK' }).grade).toBe('B');
  });

  test('reaches as far as other sources say, but not beyond ×2.5', () => {
    expect(figureOf({ agribalyse: '1', rivm: 'Prei' }).lowRatio).toBeCloseTo(2 / 2.6, 9);
    expect(figureOf({ agribalyse: '1', sel: 'LEEK' }).highRatio).toBe(2.5);
  });

  test('is RIVM’s where Agribalyse has only a stand-in, and a stand-in is grade C', () => {
    expect(figureOf({ agribalyse: '1', rivm: 'Prei', proxy: true }).total).toBeCloseTo(2, 9);
    expect(figureOf({ agribalyse: '1', proxy: true })).toMatchObject({ grade: 'C', basis: 'proxy' });
  });

  test('is a class average of Poore & Nemecek only when nothing else is there', () => {
    expect(figureOf({ pn: 'Onions & Leeks' })).toMatchObject({ grade: 'D', basis: 'class' });
  });

  test('gives way to a reviewed override, whose difference agriculture takes', () => {
    const figure = figureOf({
      agribalyse: '1',
      rivm: 'Prei',
      override: { total: 2, why: 'middle', reason: 'why', source: 'rivm' },
    });
    expect(figure.stages).toMatchObject({ processing: 0.2, packaging: 0.1, transport: 0.2, retail: 0.1 });
    expect(figure.stages.agriculture).toBeCloseTo(2 - 0.6, 9);
    expect(figure.steps.map(({ kind }) => kind)).toEqual(['base', 'override']);
    expect(figure.grade).toBe('B');
  });

  test('is scaled as a whole where an override would leave little for the farm', () => {
    const figure = figureOf({ agribalyse: '1', override: { total: 0.65, why: 'middle', reason: 'why', source: 'crosswalk' } });
    expect(figure.stages.agriculture / figure.total).toBeCloseTo(2 / 2.6, 9);
    expect(figure.total).toBeCloseTo(0.65, 9);
  });

  test('is grade C where the override is nobody’s figure', () => {
    const override = { total: 5, why: 'middle' as const, reason: 'between the two', source: 'rivm' };
    expect(figureOf({ agribalyse: '1', rivm: 'Prei', override })).toMatchObject({ grade: 'C', basis: 'proxy' });
  });
});

test('a dried food is its base by the yield, and what drying adds; its pack is its own', () => {
  const base = figureOf({ agribalyse: '1' });
  const increment = { agriculture: 0, processing: 0.7, packaging: 0.3, retail: 0 };
  const dried = derivedFigure(base, { from: 'raw', process: 'dried', yield: 0.1, increment });
  expect(dried.stages.agriculture).toBeCloseTo(20, 9);
  expect(dried.stages.processing).toBeCloseTo(2.7, 9);
  expect(dried.stages.packaging).toBeCloseTo(0.4, 9);
  expect(dried).toMatchObject({ grade: 'C', basis: 'derived' });
});

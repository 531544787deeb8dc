import { describe, expect, test } from 'vitest';
import type { BaseFigure } from './base-factor.ts';
import { farSources, gradedBesideFarSources } from './far-sources.ts';

const figure: BaseFigure = {
  stages: { agriculture: 2, processing: 0.2, packaging: 0.2, transport: 0.4, retail: 0.2 },
  split: null,
  lowRatio: 0.85,
  highRatio: 2.5,
  grade: 'A',
  basis: 'direct',
  sources: [said('agribalyse', 3), said('rivm', 4)],
  steps: [],
};

function said(source: string, value: number) {
  return { source, record: source, label: source, value };
}

describe('a figure of grade A', () => {
  test('stays where all of its sources lie within ×2', () => {
    expect(gradedBesideFarSources(figure)).toBe(figure);
  });

  test.each([
    ['clark', 6.1],
    ['rivm', 1.4],
    ['pn', 0.2],
  ])('is B where %s says %f of 3, though another confirms it', (source, value) => {
    const graded = gradedBesideFarSources({ ...figure, sources: [...figure.sources, said(source, value)] });
    expect(graded).toMatchObject({ grade: 'B', lowRatio: 0.75, highRatio: 2.5 });
  });

  test('is held against SU-EATABLE LIFE as it is printed, and with the way to the shop, which it leaves out', () => {
    expect(farSources({ ...figure, sources: [said('sel', 1.6)] })).toEqual([]);
    expect(farSources({ ...figure, sources: [said('sel', 1.4)] })).toHaveLength(1);
    expect(farSources({ ...figure, sources: [said('sel', 5.5)] })).toHaveLength(1);
  });

  test('is held against what a weighed source says at one boundary with it, and not against what it published', () => {
    const about = { sources: [{ id: 'clark', value: 4, share: 1 }] };
    const steps = [{ kind: 'weighed' as const, stage: null, value: 3, about }];
    expect(farSources({ ...figure, steps, sources: [said('clark', 8)] })).toEqual([]);
  });

  test('with its bone is held against the share of meat that a source of meat alone speaks of', () => {
    const steps = [{ kind: 'bone' as const, stage: null, value: 0.5, about: {} }];
    expect(farSources({ ...figure, steps, sources: [said('clark', 10)] })).toEqual([]);
    expect(farSources({ ...figure, steps, sources: [said('clark', 13)] })).toHaveLength(1);
  });
});

test('a grade that was not A stays', () => {
  const unsure: BaseFigure = { ...figure, grade: 'C', sources: [said('clark', 9)] };
  expect(gradedBesideFarSources(unsure)).toBe(unsure);
});

import { expect, test } from 'vitest';
import { smallRelease } from '../food-data.fixture.ts';
import { releaseCoverage } from './release-coverage.ts';

test('a food that nobody has measured has no grade, and lowers each share', () => {
  const coverage = releaseCoverage(smallRelease());
  expect(coverage.variations).toBe(2);
  expect(coverage.grades.reduce((sum, { variations }) => sum + variations, 0)).toBe(1);
  expect(coverage.landUseApart).toBeLessThan(1);
});

test('a release without foods claims nothing', () => {
  expect(releaseCoverage({ ingredients: [] })).toMatchObject({ variations: 0, landUseApart: 0, nutrition: 0, water: 0, land: 0 });
});

test('weights of pieces are counted by what stands behind them, a share with what it is a share of', () => {
  const { ingredients } = smallRelease();
  const [first] = ingredients;
  if (!first) throw new Error('The release has no food');
  const pieces = { piece: 160, wedge: 20, slice: 10, can: 400 };
  const pieceSources = { piece: 'usda 11282', wedge: 'share 1/8 of piece', slice: 'estimate', can: 'trade' } as const;
  expect(releaseCoverage({ ingredients: [{ ...first, pieces, pieceSources }] }).pieceWeights).toEqual([
    { from: 'fineli', weights: 0 },
    { from: 'usda', weights: 2 },
    { from: 'trade', weights: 1 },
    { from: 'estimate', weights: 1 },
  ]);
});

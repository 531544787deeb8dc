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

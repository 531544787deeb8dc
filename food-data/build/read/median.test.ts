import { expect, test } from 'vitest';
import { median, quantile } from './median.ts';
import { rankCorrelation } from '../checks/rank-correlation.ts';

test('the median of an even number lies between the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNull();
  expect(quantile([0, 10], 0.25)).toBe(2.5);
});

test('the same order correlates fully, the opposite order not at all, ties share their rank', () => {
  expect(
    rankCorrelation([
      [1, 10],
      [2, 100],
      [3, 1000],
    ]),
  ).toBe(1);
  expect(
    rankCorrelation([
      [1, 3],
      [2, 2],
      [3, 1],
    ]),
  ).toBe(-1);
  expect(
    rankCorrelation([
      [1, 1],
      [1, 2],
      [2, 3],
    ]),
  ).toBeCloseTo(0.866, 3);
  expect(rankCorrelation([[1, 1]])).toBeNull();
});

import { expect, test } from 'vitest';
import { labelPlaces } from './label-places.ts';

test('labels stand where their parts begin as long as there is room', () => {
  expect(labelPlaces([20, 50, 30], 7)).toEqual([0, 20, 70]);
});

test.each([
  [
    [3, 59, 21, 13, 4],
    [0, 7, 62, 83, 93],
  ],
  [
    [1, 1, 1, 1, 96],
    [0, 7, 14, 21, 28],
  ],
  [
    [96, 1, 1, 1, 1],
    [0, 72, 79, 86, 93],
  ],
  [[100], [0]],
])('labels of narrow parts move aside, in order and within the bar: %j', (percents, places) => {
  expect(labelPlaces(percents, 7)).toEqual(places);
});

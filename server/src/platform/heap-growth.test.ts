import { expect, test } from 'vitest';
import { heapGrowth } from './heap-growth.ts';

const MB = 1024 * 1024;

test.each([
  [0, 60],
  [290, 60],
  [320, 60],
  [360, 40],
  [400, 20],
  [900, 20],
])('the heaps of a process of %i MB grow by %i percent', (megabytes, percent) => {
  expect(heapGrowth(megabytes * MB)).toBe(percent);
});

test('a larger process grows by no more than a smaller one', () => {
  const growths = Array.from({ length: 600 }, (_, megabytes) => heapGrowth(megabytes * MB));
  expect(growths).toEqual(growths.toSorted((one, other) => other - one));
});

import { expect, test } from 'vitest';
import { shareInterval } from './share-interval.ts';

test('all of ten prove less than all of a thousand', () => {
  expect(shareInterval(1, 10).low).toBeCloseTo(0.722, 3);
  expect(shareInterval(1, 1000).low).toBeGreaterThan(0.99);
});

test('47 of 50 lie between 84 and 98 percent', () => {
  expect(shareInterval(0.94, 50).low).toBeCloseTo(0.838, 2);
  expect(shareInterval(0.94, 50).high).toBeCloseTo(0.979, 2);
});

test('of none nothing is known', () => {
  expect(shareInterval(1, 0)).toEqual({ low: 0, high: 1 });
});

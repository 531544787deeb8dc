import { expect, test } from 'vitest';
import { costOfSwap } from './swap-cost.ts';

const [beef, lentils] = [{ perKg: 100 }, { perKg: 20 }];

test('600 g of beef for four become lentils: a portion costs 12 less, half of it 6 less', () => {
  expect(costOfSwap({ grams: 600, share: 1, portions: 4 }, { from: beef, to: lentils })).toBeCloseTo(-12, 9);
  expect(costOfSwap({ grams: 600, share: 0.5, portions: 4 }, { from: beef, to: lentils })).toBeCloseTo(-6, 9);
});

test('what has no price or no weight is unknown, and never free', () => {
  expect(costOfSwap({ grams: 600, share: 1, portions: 4 }, { from: beef, to: null })).toBeNull();
  expect(costOfSwap({ grams: null, share: 1, portions: 4 }, { from: beef, to: lentils })).toBeNull();
});

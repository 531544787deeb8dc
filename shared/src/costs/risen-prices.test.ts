import { expect, test } from 'vitest';
import type { BoughtFood } from './food-price.ts';
import { risenPrices, risesKnown } from './risen-prices.ts';

const bought = (food: string, kg: number, money: number | null): BoughtFood => ({
  ingredientId: food,
  variationId: `${food}.raw`,
  grams: kg * 1000,
  money,
});

test('foods whose price rose stand by what it cost the kitchen, and foods of one time alone say nothing', () => {
  const before = [bought('beef', 10, 1000), bought('onion', 100, 800), bought('milk', 100, 1000), bought('leek', 5, 50)];
  const now = [
    bought('beef', 10, 1200),
    bought('onion', 100, 1200),
    bought('milk', 100, 900),
    bought('fennel', 5, 80),
    bought('leek', 5, null),
  ];
  expect(risenPrices(before, now)).toEqual([
    { ingredientId: 'onion', variationId: 'onion.raw', before: 8, now: 12, rise: 0.5, extra: 400 },
    { ingredientId: 'beef', variationId: 'beef.raw', before: 100, now: 120, rise: expect.closeTo(0.2, 9) as number, extra: 200 },
  ]);
});

test('a change of cents is none', () => {
  expect(risenPrices([bought('beef', 10, 1000)], [bought('beef', 10, 1009)])).toEqual([]);
});

test('that nothing rose is known only where a food has a price in both times', () => {
  const [priced, unpriced] = [[bought('beef', 10, 1000)], [bought('beef', 10, null), bought('leek', 5, null)]];
  expect(risesKnown(priced, [bought('beef', 5, 500)])).toBe('compared');
  expect(risesKnown(unpriced, priced)).toBe('one_time');
  expect(risesKnown(priced, unpriced)).toBe('one_time');
  expect(risesKnown(priced, [bought('leek', 5, 50)])).toBe('one_time');
  expect(risesKnown(unpriced, unpriced)).toBe('unpriced');
  expect(risesKnown([], [])).toBe('unpriced');
});

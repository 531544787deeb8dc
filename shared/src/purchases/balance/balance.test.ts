import { expect, test } from 'vitest';
import { balanceOf, type BoughtAmount, type FoodAmount } from './balance.ts';

const bought = (food: string, family: string, kg: number, money: number | null, co2 = kg * 2000): BoughtAmount => ({
  food,
  family,
  grams: kg * 1000,
  co2,
  money,
});
const used = (food: string, family: string | null, kg: number, co2: number | null = kg * 1000): FoodAmount => ({
  food,
  family,
  grams: kg * 1000,
  co2,
});

test('families stand by the weight of their difference, with what it is worth as it was bought', () => {
  const { families, total, explained } = balanceOf(
    [bought('beef', 'beef', 20, 2000, 600_000), bought('onion', 'vegetables', 50, 500), bought('leek', 'vegetables', 10, null)],
    [used('beef', 'beef', 14, 420_000), used('onion', 'vegetables', 58)],
    [],
  );
  expect(families.map(({ family, difference }) => [family, difference.grams])).toEqual([
    ['beef', 6000],
    ['vegetables', 2000],
  ]);
  expect(families[0]?.difference).toEqual({ grams: 6000, co2: 180_000, money: 600 });
  // The price is that of what has one: 500 for 50 kg.
  expect(families[1]?.difference.money).toBeCloseTo(20, 9);
  expect(families[1]?.foods).toEqual([
    { food: 'leek', bought: 10_000, used: 0 },
    { food: 'onion', bought: 50_000, used: 58_000 },
  ]);
  expect(total.bought.grams - total.used.grams).toBe(total.difference.grams);
  expect(explained).toBeCloseTo((14 + 58) / 80, 9);
});

test('stock at both ends is counted, and reasons stay with their family', () => {
  const note = { family: 'beef', reasons: ['stock'] as const, openingGrams: 2000, closingGrams: 5000 };
  const { families, total } = balanceOf(
    [bought('beef', 'beef', 20, 2000)],
    [used('beef', 'beef', 17)],
    [{ ...note, reasons: ['stock'] }],
  );
  expect(families[0]).toMatchObject({ difference: { grams: 0 }, reasons: ['stock'], openingGrams: 2000 });
  expect(total).toMatchObject({ openingGrams: 2000, closingGrams: 5000, difference: { grams: 0 } });
});

test('what nobody knows is unknown and never 0; more used than bought explains no more than was there', () => {
  const { families, explained } = balanceOf(
    [bought('onion', 'vegetables', 1, null)],
    [used('onion', 'vegetables', 3), used('own', null, 1, null)],
    [],
  );
  expect(families.map(({ family }) => family)).toEqual(['vegetables', null]);
  expect(families[0]?.difference).toEqual({ grams: -2000, co2: -1000, money: null });
  expect(families[1]).toMatchObject({ bought: { money: null, co2: null }, used: { co2: null }, difference: { co2: null } });
  expect(explained).toBe(1);
  expect(balanceOf([], [], [])).toMatchObject({ families: [], explained: null });
});

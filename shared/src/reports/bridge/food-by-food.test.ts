import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bridgeBetween } from './bridge.ts';
import { bridgeRows } from './bridge-rows.ts';
import type { BridgeSide, SuppliedFood } from './bridge-side.ts';
import { foodByFood } from './food-by-food.ts';

const food = fc.record({
  food: fc.constantFrom('beef', 'beans', 'rice'),
  supply: fc.constantFrom('', 'SE'),
  grams: fc.double({ min: 1, max: 500, noNaN: true }),
});
const foods = fc.uniqueArray(food, { minLength: 1, maxLength: 6, selector: (each) => `${each.food} ${each.supply}` });
const factors = fc.array(fc.double({ min: 0.1, max: 40, noNaN: true }), { minLength: 6, maxLength: 6 });
const KEYS = ['beef ', 'beans ', 'rice ', 'beef SE', 'beans SE', 'rice SE'];

const dishOf = (content: readonly SuppliedFood[], each: readonly number[]): BridgeSide => ({
  sold: new Map([['dish', 4]]),
  matched: new Map([['dish', 'dish']]),
  dishes: new Map([['dish', { portions: 1, foods: content }]]),
  factor: (name, supply) => each[KEYS.indexOf(`${name} ${supply}`)] ?? null,
});

test('the foods of a dish sum to the parts of its bridge', () => {
  fc.assert(
    fc.property(foods, foods, factors, factors, (one, other, before, after) => {
      const [a, b] = [dishOf(one, before), dishOf(other, after)];
      const apart = foodByFood(a, b);
      const rows = bridgeRows(apart.a, apart.b, 'total');
      for (const { part, co2 } of bridgeBetween(a, b, 'portion') ?? []) {
        const sum = (rows.get(part) ?? []).reduce((all, row) => all + row.co2, 0);
        expect(Math.abs(sum - co2)).toBeLessThan(1e-6 * (1 + Math.abs(co2)));
      }
      expect([...rows.keys()]).not.toContain('mix');
    }),
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bridgeBetween } from './bridge.ts';
import type { BridgeBasis, BridgeDish, BridgeSide } from './bridge-side.ts';
import { bridgeAmounts } from './bridge-value.ts';
import { mergedSides } from './merged-sides.ts';

const amount = fc.double({ min: 0.5, max: 5000, noNaN: true });
const names = fc.constantFrom('Soup', 'Stew', 'Pie');
const recipes = fc.constantFrom('r1', 'r2', 'r3');
const supplied = fc.record({ food: fc.constantFrom('beef', 'beans', 'rice'), grams: amount, supply: fc.constantFrom('', 'SE') });
const dish = fc.record({ portions: fc.constantFrom(0.3, 0.5, 1), foods: fc.array(supplied, { minLength: 1, maxLength: 3 }) });
const sold = fc.dictionary(names, amount, { minKeys: 1, noNullPrototype: true });
const factor = fc.double({ min: 0.01, max: 40, noNaN: true });
const FOODS = ['beef', 'beans', 'rice', 'beef SE', 'beans SE', 'rice SE'] as const;

interface Month {
  sold: Record<string, number>;
  matched: Record<string, string>;
  dishes: Record<string, BridgeDish>;
  factors: Record<string, number>;
}

const sideOf = ({ factors, ...month }: Month): BridgeSide => ({
  sold: new Map(Object.entries(month.sold)),
  matched: new Map(Object.entries(month.matched)),
  dishes: new Map(Object.entries(month.dishes)),
  factor: (food, supply) => factors[supply ? `${food} ${supply}` : food] ?? null,
});
const month = fc
  .record({
    sold,
    matched: fc.dictionary(names, recipes, { noNullPrototype: true }),
    dishes: fc.dictionary(recipes, dish, { noNullPrototype: true }),
    factors: fc.dictionary(fc.constantFrom(...FOODS), factor, { noNullPrototype: true }),
  })
  .map(sideOf);
/** One of which everything that was sold is known. */
const wholeMonth = fc
  .record({
    sold,
    matched: fc.record({ Soup: recipes, Stew: recipes, Pie: recipes }),
    dishes: fc.record({ r1: dish, r2: dish, r3: dish }),
    factors: fc
      .tuple(...FOODS.map(() => factor))
      .map((each) => Object.fromEntries(FOODS.map((food, nth) => [food, each[nth] ?? 1]))),
  })
  .map(sideOf);
const wholeMonths = fc.array(wholeMonth, { minLength: 1, maxLength: 5 });
const months = fc.array(month, { minLength: 1, maxLength: 5 });

/** Grams CO2e, grams and portions of a side by itself. */
function totals(side: BridgeSide): Record<'co2' | 'grams' | 'portions', number> {
  const each = bridgeAmounts({ a: side, b: side }).with(new Set());
  const sum = (of: 'co2' | 'grams' | 'portions') => each.reduce((all, content) => all + content[of], 0);
  return { co2: sum('co2'), grams: sum('grams'), portions: sum('portions') };
}

const merged = (sides: readonly BridgeSide[], kitchens: readonly string[] = ['']) =>
  mergedSides(sides.map((side, nth) => ({ side, kitchen: kitchens[nth % kitchens.length] ?? '' })));

const areNear = (value: number, expected: number) => Math.abs(value - expected) <= 1e-9 * Math.max(1, Math.abs(expected));

test('several reports together emit, weigh and are as many portions as each by itself', () => {
  fc.assert(
    fc.property(months, fc.constantFrom([''], ['attic', 'quay']), (sides, kitchens) => {
      const [together, each] = [totals(merged(sides, kitchens)), sides.map(totals)];
      const summed = (of: 'co2' | 'grams' | 'portions') => each.reduce((sum, own) => sum + own[of], 0);
      expect((['co2', 'grams', 'portions'] as const).filter((of) => !areNear(together[of], summed(of)))).toEqual([]);
    }),
  );
});

test('the parts of two spans sum to their difference within a gram, by every basis', () => {
  fc.assert(
    fc.property(wholeMonths, wholeMonths, fc.constantFrom<BridgeBasis>('total', 'kg', 'portion'), (one, other, basis) => {
      const [a, b] = [merged(one), merged(other)];
      const steps = bridgeBetween(a, b, basis) ?? [];
      const per = {
        total: () => 1,
        kg: (of: BridgeSide) => totals(of).grams / 1000,
        portion: (of: BridgeSide) => totals(of).portions,
      }[basis];
      const difference = totals(b).co2 / per(b) - totals(a).co2 / per(a);
      const sum = steps.reduce((all, { co2 }) => all + co2, 0);
      expect(Math.abs(sum - difference)).toBeLessThan(
        Math.max(1, 1e-9 * Math.abs(totals(a).co2) + 1e-9 * Math.abs(totals(b).co2)),
      );
    }),
  );
});

const stew: BridgeDish = { portions: 1, foods: [{ food: 'beef', grams: 0.1, supply: '' }] };
const side = (servings: number, grams = 0.1): BridgeSide => ({
  sold: new Map([['Stew', servings]]),
  matched: new Map([['Stew', 'stew']]),
  dishes: new Map([['stew', { ...stew, foods: [{ food: 'beef', grams, supply: '' }] }]]),
  factor: () => 28.1,
});
const causes = (a: BridgeSide, b: BridgeSide) =>
  (bridgeBetween(a, b, 'total') ?? []).filter(({ co2 }) => co2 !== 0).map(({ part }) => part);

test('the same span in other portions of months has no cause; a cause in one month is that cause alone', () => {
  expect(causes(merged([side(3), side(7), side(11)]), merged([side(10), side(11)]))).toEqual([]);
  expect(causes(merged([side(3), side(7)]), merged([side(3), side(7, 0.09)]))).toEqual(['recipes']);
  expect(causes(merged([side(3), side(7)]), merged([side(3), side(8)]))).toEqual(['servings']);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bridgeBetween } from './bridge.ts';
import { bridgeRows } from './bridge-rows.ts';
import { BRIDGE_PARTS, type BridgePart } from './bridge-part.ts';
import type { BridgeBasis, BridgeDish, BridgeSide } from './bridge-side.ts';
import { bridgeValue } from './bridge-value.ts';
import { shapley } from './shapley.ts';

const FACTORS: Readonly<Record<string, number>> = { beef: 28, beans: 0.9, 'beef SE': 20, rice: 3 };

interface Kitchen {
  sold: Record<string, number>;
  matched?: Record<string, string>;
  dishes?: Record<string, BridgeDish>;
  factors?: Readonly<Record<string, number>>;
}

const stew: BridgeDish = { portions: 1, foods: [{ food: 'beef', grams: 100, supply: '' }] };
const chili: BridgeDish = { portions: 0.5, foods: [{ food: 'beans', grams: 200, supply: '' }] };

function side({ sold, matched, dishes = { stew, chili }, factors = FACTORS }: Kitchen): BridgeSide {
  const taken = matched ?? Object.fromEntries(Object.keys(sold).map((name) => [name, name]));
  return {
    sold: new Map(Object.entries(sold)),
    matched: new Map(Object.entries(taken)),
    dishes: new Map(Object.entries(dishes)),
    factor: (food, supply) => factors[supply ? `${food} ${supply}` : food] ?? null,
  };
}

const may = { sold: { stew: 60, chili: 40 } };

/** The parts that are not 0, rounded to a milligram. */
function partsOf(a: Kitchen, b: Kitchen, basis: BridgeBasis = 'total'): Partial<Record<BridgePart, number>> {
  const steps = bridgeBetween(side(a), side(b), basis) ?? [];
  return Object.fromEntries(steps.filter(({ co2 }) => co2 !== 0).map(({ part, co2 }) => [part, Math.round(co2 * 1000) / 1000]));
}

test('the same month twice has no cause', () => {
  expect(partsOf(may, may)).toEqual({});
});

const swedish = { ...stew, foods: [{ food: 'beef', grams: 100, supply: 'SE' }] };
const smaller = { ...stew, foods: [{ food: 'beef', grams: 80, supply: '' }] };

test.each<[BridgePart, Kitchen, number]>([
  ['servings', { sold: { stew: 66, chili: 44 } }, 17_520],
  ['mix', { sold: { stew: 40, chili: 60 } }, -52_400],
  ['recipes', { ...may, dishes: { stew: smaller, chili } }, -33_600],
  ['supply', { ...may, dishes: { stew: swedish, chili } }, -48_000],
  ['matching', { ...may, matched: { stew: 'stew' } }, -7200],
  ['food_data', { ...may, factors: { ...FACTORS, beef: 30 } }, 12_000],
])('%s alone makes the whole difference, and all others exactly 0', (part, after, co2) => {
  expect(partsOf(may, after)).toEqual({ [part]: co2 });
});

test('how much is sold in all moves no average', () => {
  const double = { sold: { stew: 120, chili: 80 } };
  expect(partsOf(may, double, 'portion')).toEqual({});
  expect(partsOf(may, double, 'kg')).toEqual({});
});

test('a dish that comes is a matter of the mix, whatever it is made of', () => {
  const rice: BridgeDish = { portions: 1, foods: [{ food: 'rice', grams: 100, supply: '' }] };
  const after = { sold: { stew: 60, chili: 20, rice: 20 }, dishes: { stew, chili, rice } };
  expect(partsOf(may, after)).toEqual({ mix: 2400 });
});

test('two causes share what they make together evenly', () => {
  const after = { sold: { stew: 120, chili: 80 }, dishes: { stew: smaller, chili } };
  // Of 60 stews the recipe saves 33,600 g, of 120 it saves 67,200 g: on average 50,400.
  expect(partsOf(may, after)).toEqual({ servings: 175_200 - 16_800, recipes: -50_400 });
});

test('where nothing is counted on a side there is no bridge', () => {
  expect(bridgeBetween(side(may), side({ sold: { stew: 5 }, matched: {} }), 'total')).toBeNull();
  expect(bridgeBetween(side({ sold: {} }), side(may), 'total')).toBeNull();
});

describe('laws', () => {
  const amount = fc.double({ min: 0.5, max: 5000, noNaN: true });
  const supplied = fc.record({
    food: fc.constantFrom('beef', 'beans', 'rice'),
    grams: amount,
    supply: fc.constantFrom('', 'SE'),
  });
  const dish = fc.record({ portions: fc.constantFrom(0.3, 0.5, 1), foods: fc.array(supplied, { minLength: 1, maxLength: 4 }) });
  const dishes = fc.dictionary(fc.constantFrom('r1', 'r2', 'r3', 'r4'), dish, { minKeys: 1, noNullPrototype: true });
  const sold = fc.dictionary(fc.constantFrom('Soup', 'Stew', 'Pie', 'Fish', 'Rice'), amount, {
    minKeys: 1,
    noNullPrototype: true,
  });
  const matched = fc.dictionary(fc.constantFrom('Soup', 'Stew', 'Pie', 'Fish', 'Rice'), fc.constantFrom('r1', 'r2', 'r3', 'r4'), {
    noNullPrototype: true,
  });
  const factor = fc.double({ min: 0.01, max: 40, noNaN: true });
  const factors = fc.dictionary(fc.constantFrom('beef', 'beans', 'rice', 'beef SE', 'rice SE'), factor, {
    noNullPrototype: true,
  });
  const kitchen = fc.record({ sold, matched, dishes, factors });

  test.each<BridgeBasis>(['total', 'kg', 'portion'])('by %s the parts sum to the difference within a milligram', (basis) => {
    fc.assert(
      fc.property(kitchen, kitchen, (one, other) => {
        const [a, b] = [side(one), side(other)];
        const steps = bridgeBetween(a, b, basis);
        if (steps === null) return;
        const value = bridgeValue({ a, b }, basis);
        const difference = (value(new Set(BRIDGE_PARTS)) ?? 0) - (value(new Set()) ?? 0);
        expect(steps.map(({ part }) => part)).toEqual([...BRIDGE_PARTS]);
        expect(Math.abs(steps.reduce((sum, { co2 }) => sum + co2, 0) - difference)).toBeLessThan(1e-3);
      }),
      { numRuns: 300 },
    );
  });

  test('turned round, every part turns its sign', () => {
    fc.assert(
      fc.property(kitchen, kitchen, (one, other) => {
        const [there, back] = [bridgeBetween(side(one), side(other), 'total'), bridgeBetween(side(other), side(one), 'total')];
        expect(there === null).toBe(back === null);
        for (const [place, { co2 }] of (there ?? []).entries()) {
          expect(Math.abs(co2 + (back?.[place]?.co2 ?? Number.NaN))).toBeLessThan(1e-3);
        }
      }),
      { numRuns: 200 },
    );
  });
});

test('three causes that only count together share a whole in thirds', () => {
  expect(shapley(3, (set) => (set === 7 ? 9 : 0)).map((part) => Math.round(part * 1e9) / 1e9)).toEqual([3, 3, 3]);
});

test('each part names the rows that make most of it, and these sum to the part', () => {
  const after = { sold: { stew: 30, chili: 70, rice: 20 }, dishes: { stew: smaller, chili } };
  for (const basis of ['total', 'portion', 'kg'] as const) {
    const rows = bridgeRows(side(may), side(after), basis);
    for (const { part, co2 } of bridgeBetween(side(may), side(after), basis) ?? []) {
      const sum = (rows.get(part) ?? []).reduce((all, row) => all + row.co2, 0);
      expect(sum).toBeCloseTo(co2, 6);
    }
  }
  expect(bridgeRows(side(may), side(after), 'total').get('recipes')).toMatchObject([{ name: 'stew' }]);
});

test('a dish of little that is sold more often brings the average down, one of much that is sold less too', () => {
  const rows = bridgeRows(side(may), side({ sold: { stew: 40, chili: 60 } }), 'portion').get('mix');
  expect(rows?.map(({ name, co2 }) => [name, co2 < 0])).toEqual([
    ['chili', true],
    ['stew', true],
  ]);
});

test('five rows at the most are named', () => {
  const many = Array.from({ length: 8 }, (_, nth) => `dish ${nth}`);
  const kitchen = (times: number): Kitchen => ({
    sold: Object.fromEntries(many.map((name, nth) => [name, 10 + nth * times])),
    matched: Object.fromEntries(many.map((name) => [name, 'stew'])),
  });
  expect(bridgeRows(side(kitchen(1)), side(kitchen(3)), 'total').get('mix')).toHaveLength(5);
});

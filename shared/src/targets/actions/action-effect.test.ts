import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FoodPart } from '../../footprint/difference/food-part.ts';
import { effectOfActions, savesMost } from './action-effect.ts';
import { type DishYear, foodsOfYear, gramsOf, type Replacement, servingsAfter, type YearChange } from './kitchen-year.ts';

function food(name: string, value: number): FoodPart {
  return {
    food: name,
    supply: '',
    co2: { value, low: value * 0.7, high: value * 1.5 },
    supplyRange: { low: value, high: value },
  };
}

const stew: DishYear = {
  id: 'stew',
  name: 'Stew',
  kitchen: '',
  servings: 1000,
  mealSize: 1,
  lines: [
    { id: 'meat', foods: [food('beef', 3000)] },
    { id: 'cream', foods: [food('cream', 400)] },
  ],
};
const soup: DishYear = {
  id: 'soup',
  name: 'Soup',
  kitchen: '',
  servings: 3000,
  mealSize: 1,
  lines: [{ id: 'onion', foods: [food('onion', 200)] }],
};
const year = [stew, soup];

const swap = (lineId: string, name: string, value: number, share = 1): YearChange => ({
  id: `${lineId} ${name}`,
  replaces: [{ dishId: 'stew', lineId, share, foods: [food(name, value)] }],
  fewer: null,
});
const fewer = (dishId: string, share: number): YearChange => ({ id: `fewer ${dishId}`, replaces: [], fewer: { dishId, share } });
const saved = (...changes: YearChange[]): number => effectOfActions(year, changes).co2.value;

test('a swap saves its portions times its servings', () => {
  expect(saved(swap('meat', 'pork', 600))).toBeCloseTo(-2400 * 1000, 3);
  expect(saved(swap('meat', 'lentils', 100, 0.5))).toBeCloseTo(-1450 * 1000, 3);
});

test('what is served a quarter less is eaten as the other dishes', () => {
  expect(saved(fewer('stew', 0.25))).toBeCloseTo(250 * (200 - 3400), 3);
});

test('the action that saves most is found as its whole effect says, and none where none saves', () => {
  const grams = fc.integer({ min: 1, max: 5000 });
  const change = fc.oneof(
    fc
      .tuple(fc.constantFrom('meat', 'cream'), grams, fc.constantFrom(0.25, 0.5, 1))
      .map(([line, value, share]) => swap(line, 'other', value, share)),
    fc.tuple(fc.constantFrom('stew', 'soup'), fc.constantFrom(0.25, 0.5, 1)).map(([dish, share]) => fewer(dish, share)),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
      const lowest = Math.min(0, ...changes.map((each) => saved(each)));
      const found = savesMost(year, changes);
      expect(found === null ? 0 : saved(found)).toBeCloseTo(lowest, 3);
    }),
  );
  expect(savesMost(year, [swap('cream', 'butter', 900)])).toBeNull();
});

test('guests take another dish of the kitchen that they eat in', () => {
  const elsewhere = { ...soup, id: 'other soup', kitchen: 'other' };
  const after = servingsAfter([...year, elsewhere], [fewer('stew', 0.25)]);
  expect([after.get('soup'), after.get('other soup')]).toEqual([3250, 3000]);
});

test('two on one line take no more than there is of it, the lightest first', () => {
  const both = saved(swap('meat', 'pork', 600), swap('meat', 'lentils', 100, 0.5));
  expect(both).toBeCloseTo(-(3000 - 0.5 * 100 - 0.5 * 600) * 1000, 3);
  expect(both).toBeGreaterThan(saved(swap('meat', 'pork', 600)) + saved(swap('meat', 'lentils', 100, 0.5)));
});

test('a dish served less often saves less by its swap: both together are less than their sum', () => {
  const [one, other] = [swap('meat', 'pork', 600), fewer('stew', 0.25)];
  expect(saved(one, other)).toBeCloseTo(-2400 * 1000 + 250 * (200 - 1000), 3);
  expect(saved(one, other)).toBeGreaterThan(saved(one) + saved(other));
});

test('what both years have of a food is off by the same: less beef for nothing is sure', () => {
  const { co2, sure } = effectOfActions(year, [swap('meat', 'beef', 1500)]);
  expect(sure).toBe('surely_less');
  expect(co2.low / co2.value).toBeCloseTo(1.5, 0);
});

test('nothing ticked changes nothing', () => {
  expect(effectOfActions(year, [])).toMatchObject({ co2: { value: 0, low: 0, high: 0 }, sure: 'cannot_tell' });
});

function on(replacement: Replacement, lineId: string): YearChange {
  return { id: lineId, replaces: [{ ...replacement, dishId: 'd0', lineId }], fewer: null };
}

function portionsOf(dishes: readonly DishYear[], servingsOf: (dish: DishYear) => number): number {
  return dishes.reduce((sum, dish) => sum + servingsOf(dish) * dish.mealSize, 0);
}

function total(of: readonly DishYear[], made: readonly YearChange[]): number {
  return gramsOf(foodsOfYear(of, made));
}

describe('of any year and any actions', () => {
  const foods = fc.array(fc.tuple(fc.constantFrom('beef', 'pork', 'oats', 'cream'), fc.integer({ min: 1, max: 4000 })), {
    minLength: 1,
    maxLength: 3,
  });
  const dishes = fc.array(
    fc.record({
      servings: fc.integer({ min: 1, max: 5000 }),
      mealSize: fc.constantFrom(0.3, 0.5, 1),
      lines: fc.array(foods, { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 2, maxLength: 5 },
  );
  const years = dishes.map((all) =>
    all.map(({ lines, ...dish }, index): DishYear => {
      const named = lines.map((each, line) => ({ id: `l${line}`, foods: each.map(([name, value]) => food(name, value)) }));
      return { ...dish, id: `d${index}`, name: '', kitchen: '', lines: named };
    }),
  );
  const replacement = fc.record({
    dishId: fc.constantFrom('d0', 'd1', 'd2'),
    lineId: fc.constantFrom('l0', 'l1'),
    share: fc.constantFrom(0.25, 0.5, 1),
    foods: foods.map((each) => each.map(([name, value]) => food(name, value))),
  });
  const less = fc.record({ dishId: fc.constantFrom('d0', 'd1'), share: fc.constantFrom(0.2, 0.5, 1) });
  const changes = fc
    .array(fc.record({ replaces: fc.array(replacement, { maxLength: 2 }), fewer: fc.option(less) }), { maxLength: 5 })
    .map((all) => all.map((each, index): YearChange => ({ ...each, id: `a${index}` })));

  test('the order in which they are ticked makes no difference', () => {
    fc.assert(
      fc.property(years, changes, (of, made) => {
        expect(total(of, made.toReversed())).toBeCloseTo(total(of, made), 3);
      }),
    );
  });

  test('guests eat as many portions as before', () => {
    fc.assert(
      fc.property(years, changes, (of, made) => {
        // Where every dish is taken away whole, nobody eats.
        fc.pre(!of.every(({ id }) => made.some(({ fewer: each }) => each?.dishId === id && each.share === 1)));
        const after = servingsAfter(of, made);
        expect(portionsOf(of, ({ id }) => after.get(id) ?? 0)).toBeCloseTo(
          portionsOf(of, ({ servings }) => servings),
          3,
        );
      }),
    );
  });

  test('on two lines of a dish both save what each would', () => {
    fc.assert(
      fc.property(years, replacement, replacement, (of, one, other) => {
        const made = [on(one, 'l0'), on(other, 'l1')];
        const apart = made.reduce((all, each) => all + total(of, []) - total(of, [each]), 0);
        expect(total(of, []) - total(of, made)).toBeCloseTo(apart, 3);
      }),
    );
  });

  test('on one line two that save never save more than both, nor more than the lighter one of all of it', () => {
    fc.assert(
      fc.property(years, replacement, replacement, (of, one, other) => {
        const made = [on(one, 'l0'), on(other, 'l0')];
        const [first = 0, second = 0] = made.map((each) => total(of, []) - total(of, [each]));
        fc.pre(first > 0 && second > 0);
        const together = total(of, []) - total(of, made);
        expect(together).toBeLessThanOrEqual(first + second + 1e-6 * total(of, []));
        const lightest = [one, other].toSorted((a, b) => gramsOf(a.foods) - gramsOf(b.foods))[0] ?? one;
        const whole = total(of, []) - total(of, [on({ ...lightest, share: 1 }, 'l0')]);
        expect(together).toBeLessThanOrEqual(whole + 1e-6 * total(of, []));
      }),
    );
  });
});

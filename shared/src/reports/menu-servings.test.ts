import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dividedBy,
  servingsOfDishes,
  splitOf,
  sumOfDishes,
  withDishServings,
  withMenuServings,
  withSplit,
} from './menu-servings.ts';
import { MenuRow } from './model/report.ts';
import { soldRows } from './rows/sold-rows.ts';

const NOTHING = new Map<string, number>();

function menu(servings: number | null, dishes: readonly (number | null)[], more: object = {}): MenuRow {
  const recipes = dishes.map((each, place) => ({ key: `${place}`, id: `dish-${place}`, name: `Dish ${place}`, servings: each }));
  return MenuRow.parse({ key: 'm', id: 'm', name: 'Lunch', servings, recipes, ...more });
}

const ofDishes = (row: MenuRow): (number | null)[] => row.recipes.map(({ servings }) => servings);

test('sixty servings of a menu of six dishes are sixty, not three hundred and sixty', () => {
  const lunch = menu(60, [null, null, null, null, null, null]);
  const counted = soldRows({ recipes: [], menus: [lunch] }).reduce((sum, { servings }) => sum + (servings ?? 0), 0);
  expect(counted).toBe(60);
  expect(ofDishes(withMenuServings(menu(null, [null, null, null, null, null, null]), 60, NOTHING))).toEqual([
    10, 10, 10, 10, 10, 10,
  ]);
});

describe('typing the servings of a menu', () => {
  test('divides them by what was sold before; a dish that is new counts like the average of the others', () => {
    const sold = new Map([
      ['dish-0', 300],
      ['dish-1', 100],
    ]);
    const typed = withMenuServings(menu(null, [null, null, null]), 60, sold);
    expect(ofDishes(typed)).toEqual([30, 10, 20]);
    expect(dividedBy(typed, sold)).toBe('sold_before');
    expect(dividedBy(withMenuServings(typed, 60, NOTHING), sold)).toBe('evenly');
  });

  test('gives them to each dish only where somebody said so, and typing anew keeps that', () => {
    const each = withSplit(menu(60, [null, null]), 'each', NOTHING);
    expect(sumOfDishes(each)).toBe(120);
    expect(ofDishes(withMenuServings(each, 50, NOTHING))).toEqual([50, 50]);
  });

  test('leaves what was typed dish by dish', () => {
    const own = withDishServings(withMenuServings(menu(null, [null, null]), 60, NOTHING), '1', 25);
    expect(own).toMatchObject({ split: 'own', servings: 60 });
    expect(ofDishes(withMenuServings(own, 70, NOTHING))).toEqual([30, 25]);
    expect(dividedBy(own, NOTHING)).toBeNull();
  });

  test('takes them back', () => {
    const typed = withMenuServings(menu(null, [null, null]), 60, NOTHING);
    expect(sumOfDishes(withMenuServings(typed, null, NOTHING))).toBeNull();
  });
});

test('of a report from before it was asked, the numbers say what was meant', () => {
  expect(splitOf(menu(60, [60, 60]))).toBe('each');
  expect(splitOf(menu(60, [40, 20]))).toBe('own');
  expect(splitOf(menu(null, [null, null]))).toBe('divided');
});

test('dishes without servings of their own share what the others leave', () => {
  expect(servingsOfDishes(menu(40, [5, null, null]))).toEqual([5, 18, 17]);
  expect(servingsOfDishes(menu(40, [50, null]))).toEqual([50, 0]);
});

test('divided servings always add up to those of the menu, and whole ones stay whole', () => {
  const before = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.nat(1_000_000), before, (servings, weights) => {
      const sold = new Map(weights.map((each, place) => [`dish-${place}`, each]));
      const typed = withMenuServings(
        menu(
          null,
          weights.map(() => null),
        ),
        servings,
        sold,
      );
      expect(sumOfDishes(typed)).toBe(servings);
      expect(ofDishes(typed).every((each) => Number.isInteger(each))).toBe(true);
    }),
  );
});

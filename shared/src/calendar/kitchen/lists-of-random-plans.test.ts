import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayLater } from '../model/plan-dates.ts';
import type { CookedLine, CookedRecipe } from './cooked-recipe.ts';
import { neededFoods } from './needed-foods.ts';
import { basesOfDay, cookedDays, linesOfDays } from './production.ts';

const MONDAY = '2026-01-05';
const FOODS = ['carrot', 'onion', 'cream'];

const line = (what: Pick<CookedLine, 'ingredientId' | 'bagId'>, grams: number, at: number): CookedLine => ({
  ...what,
  id: `line ${at}`,
  written: 'as written',
  variationId: what.ingredientId,
  categoryId: 'vegetables',
  originId: null,
  organic: false,
  amount: grams,
  unit: 'g',
  grams,
});
const recipe = (id: string, portions: number, lines: CookedLine[]): CookedRecipe => ({
  id,
  names: [],
  portions,
  lines,
  note: '',
  allergens: { contains: [], mayContain: [], notAmong: [], unknown: [] },
});

const grams = fc.integer({ min: 1, max: 5000 });
const foodLines = fc.array(fc.tuple(fc.constantFrom(...FOODS), grams), { minLength: 1, maxLength: 4 });
/** Lines of foods, and of base recipes by their number: only those before it, so that none is in itself. */
const parts = fc.record({ foods: foodLines, bases: fc.array(fc.tuple(fc.nat(3), grams), { maxLength: 2 }) });
const cells = fc.uniqueArray(
  fc.record({
    week: fc.nat(1),
    weekday: fc.integer({ min: 1, max: 7 }),
    lineId: fc.constantFrom('a', 'b'),
    dish: fc.nat(2),
    servings: fc.integer({ min: 0, max: 400 }),
  }),
  { selector: ({ week, weekday, lineId }) => `${week} ${weekday} ${lineId}`, maxLength: 20 },
);
const closed = fc.array(fc.record({ after: fc.nat(27), days: fc.nat(3) }), { maxLength: 2 });

function recipeOf(
  id: string,
  portions: number,
  { foods, bases }: { foods: [string, number][]; bases: [number, number][] },
  before: number,
) {
  const ofFoods = foods.map(([food, of], at) => line({ ingredientId: food, bagId: null }, of, at));
  const ofBases =
    before === 0 ? [] : bases.map(([base, of], at) => line({ ingredientId: null, bagId: `base ${base % before}` }, of, 9 + at));
  return recipe(id, portions, [...ofFoods, ...ofBases]);
}

/** Grams of each food and base recipe in so many times a recipe, by nothing but its lines. */
function addTo(sums: Map<string, number>, of: CookedRecipe, times: number, bases: ReadonlyMap<string, CookedRecipe>): void {
  for (const { ingredientId, bagId, grams: each } of of.lines) {
    const all = (each ?? 0) * times;
    const name = ingredientId ?? bagId ?? '';
    sums.set(name, (sums.get(name) ?? 0) + all);
    const base = bagId === null ? undefined : bases.get(bagId);
    if (base) addTo(sums, base, all / base.lines.reduce((sum, { grams: part }) => sum + (part ?? 0), 0), bases);
  }
}

test('of whatever plan, list and sheet weigh to the gram what the recipes weigh, food by food and base by base; closed days weigh nothing', () => {
  fc.assert(
    fc.property(
      fc.array(parts, { minLength: 4, maxLength: 4 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), parts), { minLength: 3, maxLength: 3 }),
      cells,
      closed,
      fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
      (ofBases, ofDishes, put, shut, weekdays) => {
        const bases = new Map(ofBases.map((each, at) => [`base ${at}`, recipeOf(`base ${at}`, 1, each, at)]));
        const recipes = new Map(
          ofDishes.map(([portions, each], at) => [`dish ${at}`, recipeOf(`dish ${at}`, portions, each, 4)]),
        );
        const plan = {
          weeks: 2,
          weekdays,
          lines: ['a', 'b'].map((id) => ({ id, name: id })),
          startsOn: MONDAY,
          endsOn: null,
          closed: shut.map(({ after, days }) => ({
            from: dayLater(MONDAY, after),
            to: dayLater(MONDAY, after + days),
            name: '',
          })),
          guests: null,
          cells: put.map(({ dish, ...cell }) => ({ ...cell, recipeId: `dish ${dish}`, locked: false })),
        };
        const days = cookedDays(plan, { from: MONDAY, to: dayLater(MONDAY, 27) }, { dishes: [], recipes, guests: null });

        const expected = new Map<string, number>();
        for (let at = 0; at < 28; at += 1) {
          const isShut = shut.some(({ after, days: more }) => at >= after && at <= after + more);
          if (isShut || !weekdays.includes((at % 7) + 1)) continue;
          for (const { week, weekday, dish, servings } of put) {
            const of = recipes.get(`dish ${dish}`);
            if (of && week === Math.floor(at / 7) % 2 && weekday === (at % 7) + 1)
              addTo(expected, of, servings / of.portions, bases);
          }
        }
        const close = (found: ReadonlyMap<string, number>, names: readonly string[]): void => {
          for (const name of names) {
            const all = expected.get(name) ?? 0;
            expect(Math.abs((found.get(name) ?? 0) - all)).toBeLessThan(1e-9 * Math.max(1e6, all));
          }
        };
        const { known, unknown } = neededFoods(linesOfDays(days, bases));
        expect(unknown).toEqual([]);
        close(new Map(known.map((food) => [food.line.ingredientId ?? '', food.grams])), FOODS);
        const sheet = new Map<string, number>();
        for (const day of days)
          for (const { base, grams: of } of basesOfDay(day, bases)) sheet.set(base.id, (sheet.get(base.id) ?? 0) + of);
        close(sheet, [...bases.keys()]);
      },
    ),
  );
});

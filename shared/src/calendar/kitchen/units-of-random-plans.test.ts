import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IngredientLine } from '../../recipes/model/recipe.ts';
import type { LineFacts } from '../../recipes/footprint/line-footprint.ts';
import { recipeFootprint } from '../../recipes/footprint/recipe-footprint.ts';
import { asMeasured } from '../../units/kitchen-measure.ts';
import type { CookedLine, CookedRecipe } from './cooked-recipe.ts';
import { neededFoods } from './needed-foods.ts';
import { cookedDays, linesOfDays, scaledLine } from './production.ts';
import { shoppingRows } from './shopping-list.ts';

/** Grams of one (specification, point 3), of foods with a density of 0.8 and pieces of 60 g. */
const DENSITY = 0.8;
const PIECE = 60;
const SOLID = { g: 1, hg: 100, kg: 1000, oz: 28, lb: 454, pinch: 0.4 } as const;
const ONE = { ...SOLID, piece: PIECE, tbsp: 15 * DENSITY, tsp: 5 * DENSITY } as const;
/** Measures that stand beside the grams that they hold. */
const MEASURES = { dl: 100 * DENSITY, cup: 240 * DENSITY, l: 1000 * DENSITY } as const;
const UNITS_OF_LINES = Object.keys(ONE) as (keyof typeof ONE)[];
const FOODS = ['carrot', 'cream', 'egg'];

const facts = (ingredientId: string): LineFacts => ({
  ingredientId,
  categoryId: 'vegetables',
  factor: { co2e: { value: 1, low: 1, high: 1 }, grade: 'A', parts: null },
  water: null,
  land: null,
  nutrition: null,
  edibleShare: 0.7,
  density: DENSITY,
  pieces: { piece: PIECE },
  allergens: { contains: [], mayContain: [], unknown: [] },
  diet: null,
});

const amounts = fc.record({
  food: fc.constantFrom(...FOODS),
  count: fc.integer({ min: 1, max: 400 }).map((quarters) => quarters / 4),
  unit: fc.constantFrom(...UNITS_OF_LINES, ...(Object.keys(MEASURES) as (keyof typeof MEASURES)[])),
});
type Written = typeof amounts extends fc.Arbitrary<infer Of> ? Of : never;

const isMeasure = (unit: Written['unit']): unit is keyof typeof MEASURES => unit in MEASURES;
const gramsOf = ({ count, unit }: Written): number => count * (isMeasure(unit) ? MEASURES[unit] : ONE[unit]);

function written(of: Written, at: number): IngredientLine {
  const { food, count, unit } = of;
  const how = isMeasure(unit)
    ? { amount: gramsOf(of), unit: 'g' as const, measure: { unit, holds: MEASURES[unit] } }
    : { amount: count, unit };
  const meant = {
    ingredient: food,
    categoryId: null,
    variation: `${food}.raw`,
    originId: null,
    pieceGrams: null,
    organic: false,
  };
  return { _id: `line ${at}`, inputIngredient: 'as written', ...meant, ...how };
}

/** A recipe with its lines weighed as every recipe's are. */
function cooked(
  id: string,
  portions: number,
  lines: readonly Written[],
  base: { id: string; grams: number } | null,
): CookedRecipe {
  const ingredients = lines.map(written);
  const draft = { ingredients, customIngredients: [], portions, allergens: [] };
  const weighed = recipeFootprint(
    draft,
    lines.map(({ food }) => facts(food)),
  ).lines;
  const ofFoods = ingredients.map((line, at): CookedLine => {
    const { _id, ingredient, variation, amount, unit, measure } = line;
    const what = {
      id: _id,
      written: line.inputIngredient,
      ingredientId: ingredient,
      variationId: variation,
      amount,
      unit,
      measure,
    };
    return { ...what, categoryId: 'vegetables', originId: null, organic: false, bagId: null, grams: weighed[at]?.grams ?? null };
  });
  const nothing = { ingredientId: null, variationId: null, categoryId: null, originId: null, organic: false };
  const ofBase = base
    ? [{ ...nothing, id: 'base', written: base.id, bagId: base.id, amount: base.grams, unit: 'g' as const, grams: base.grams }]
    : [];
  const allergens = { contains: [], mayContain: [], notAmong: [], unknown: [] };
  return { id, names: [], portions, lines: [...ofFoods, ...ofBase], note: '', allergens };
}

test('in whatever units recipes are written, list, packs and sheet weigh to the gram what their lines weigh', () => {
  const lists = fc.array(amounts, { minLength: 1, maxLength: 6 });
  const days = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(
      lists,
      lists,
      fc.record({
        portions: fc.integer({ min: 1, max: 40 }),
        taken: fc.integer({ min: 1, max: 3000 }),
        pack: fc.integer({ min: 1, max: 9000 }),
      }),
      days,
      (ofBase, ofDish, { portions, taken, pack }, servings) => {
        const base = cooked('base', 1, ofBase, null);
        const dish = cooked('dish', portions, ofDish, { id: 'base', grams: taken });
        const plan = {
          weeks: 1,
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          lines: [{ id: 'a', name: '' }],
          startsOn: '2026-01-05',
          endsOn: null,
          closed: [],
          guests: null,
          cells: servings.map((count, at) => {
            return { week: 0, weekday: at + 1, lineId: 'a', recipeId: 'dish', servings: count, locked: false };
          }),
        };
        const made = cookedDays(
          plan,
          { from: '2026-01-05', to: '2026-01-11' },
          { dishes: [], recipes: new Map([['dish', dish]]), guests: null },
        );
        const times = servings.reduce((sum, each) => sum + each, 0) / portions;
        const part = taken / ofBase.reduce((sum, each) => sum + gramsOf(each), 0);
        const expected = (food: string): number =>
          [...ofDish.map((each) => ({ each, by: times })), ...ofBase.map((each) => ({ each, by: times * part }))].reduce(
            (sum, { each, by }) => sum + (each.food === food ? gramsOf(each) * by : 0),
            0,
          );
        const { known, unknown } = neededFoods(linesOfDays(made, new Map([['base', base]])));
        expect(unknown).toEqual([]);
        for (const food of FOODS) {
          const listed = known.find(({ line }) => line.ingredientId === food)?.grams ?? 0;
          expect(Math.abs(listed - expected(food))).toBeLessThan(1e-9 * Math.max(1e6, listed));
        }
        const articles = FOODS.map((food) => {
          return {
            variationId: `${food}.raw`,
            organic: false,
            supplier: 'S',
            number: food,
            name: food,
            unit: null,
            packGrams: pack,
            statement: null,
            allergens: { contains: [], mayContain: [], unknown: [] },
            month: '2026-01' as const,
          };
        });
        for (const row of shoppingRows(known, articles, { stock: new Map(), chosen: new Map() }))
          expect(Math.abs(row.bought - row.leftOver - row.food.grams)).toBeLessThan(1e-9 * Math.max(1e6, row.bought));
        for (const [at, line] of dish.lines.slice(0, ofDish.length).entries()) {
          const of = ofDish[at];
          const sheet = scaledLine(line, times);
          const shown = asMeasured({ ...line, amount: sheet.amount });
          if (!of) continue;
          expect(sheet.grams).toBeCloseTo(gramsOf(of) * times, 3);
          expect([shown.unit, Math.abs((shown.amount ?? 0) - of.count * times) <= 1e-5 * of.count * times]).toEqual([
            of.unit,
            true,
          ]);
        }
      },
    ),
  );
});

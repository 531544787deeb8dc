import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MenuPlanDraft } from '../model/menu-plan.ts';
import type { KitchenArticle } from '../../purchases/kitchen-article.ts';
import type { CookedLine, CookedRecipe } from './cooked-recipe.ts';
import { weightOf } from '../../costs/taken-apart.ts';
import { flattened, neededFoods } from './needed-foods.ts';
import { basesOfDay, batchesOf, cookedDays, linesOfDays } from './production.ts';
import { articlesFor, shoppingRows } from './shopping-list.ts';
import { thawOn } from './thawing.ts';

const line = (id: string, grams: number | null, change: Partial<CookedLine> = {}): CookedLine => ({
  id,
  written: id,
  ingredientId: id,
  variationId: `${id}.raw`,
  categoryId: 'vegetables',
  originId: null,
  organic: false,
  bagId: null,
  amount: grams,
  unit: grams === null ? null : 'g',
  grams,
  ...change,
});
const ALLERGENS = { contains: [], mayContain: [], notAmong: [], unknown: [] };
const recipe = (id: string, portions: number, lines: CookedLine[]): CookedRecipe => ({
  id,
  names: [{ language: 'sv', name: id }],
  portions,
  lines,
  note: '',
  allergens: ALLERGENS,
});
const base = (id: string, grams: number | null) => line(id, grams, { ingredientId: null, variationId: null, bagId: id });
const article = (change: Partial<KitchenArticle> = {}): KitchenArticle => ({
  variationId: 'carrot.raw',
  organic: false,
  supplier: 'Grönt AB',
  number: '1',
  name: 'Morötter 5 kg',
  unit: 'sack',
  packGrams: 5000,
  statement: null,
  allergens: { contains: [], mayContain: [], unknown: [] },
  month: '2026-10',
  ...change,
});

const stock = recipe('stock', 1, [line('carrot', 300), line('onion', 100), line('pepper', null)]);
const sauce = recipe('sauce', 4, [base('stock', 200), line('cream', 200)]);
const stew = recipe('stew', 10, [base('sauce', 1000), line('carrot', 500), line('salt', null)]);
const BASES = new Map([stock, sauce].map((each) => [each.id, each]));
const plan: Omit<MenuPlanDraft, 'name' | 'rules'> = {
  weeks: 1,
  weekdays: [1, 2, 3, 4, 5],
  lines: [
    { id: 'a', name: 'Lunch' },
    { id: 'b', name: 'Green' },
  ],
  startsOn: '2026-01-05',
  endsOn: null,
  closed: [],
  guests: 30,
  cells: [{ week: 0, weekday: 1, lineId: 'a', recipeId: 'stew', servings: null, locked: false }],
};
const cook = (change: Partial<typeof plan> = {}, guests: number | null = null) =>
  cookedDays(
    { ...plan, ...change },
    { from: '2026-01-05', to: '2026-01-11' },
    { dishes: [], recipes: new Map([['stew', stew]]), guests },
  );

test('a stew for 30 takes three times its lines, with its sauce and its stock taken apart', () => {
  const { known, unknown } = neededFoods(linesOfDays(cook(), BASES));
  expect(Object.fromEntries(known.map(({ line: { id }, grams }) => [id, grams]))).toEqual({
    carrot: 1500 + (1500 * 300) / 400,
    onion: (1500 * 100) / 400,
    cream: 1500,
  });
  expect(unknown.map(({ written }) => written).toSorted()).toEqual(['pepper', 'salt']);
});

test('what has no amount beside the same food with one is said there, and is in no sum', () => {
  const { known, unknown } = neededFoods([
    { line: line('salt', 10), grams: 10 },
    { line: line('salt', null), grams: null },
  ]);
  expect([known[0]?.grams, known[0]?.unknownLines, unknown.length]).toEqual([10, 1, 1]);
});

test('without guests nobody knows how much is cooked: nothing is counted, and what somebody says counts', () => {
  expect(cook({ guests: null })[0]?.dishes).toMatchObject([{ servings: null, times: null }]);
  expect(linesOfDays(cook({ guests: null }), BASES)).toEqual([]);
  expect(cook({ guests: null }, 25)[0]?.dishes).toMatchObject([{ servings: 25, times: 2.5 }]);
});

test('the base recipes of a day are named with what all dishes take of them, what stands in another before it', () => {
  const [day] = cook();
  expect(day && basesOfDay(day, BASES).map(({ base: { id }, grams, times }) => [id, grams, times])).toEqual([
    ['stock', 1500, 3.75],
    ['sauce', 3000, 7.5],
  ]);
});

test('a recipe that is gone stands on its line, and brings nothing', () => {
  const cells = [{ week: 0, weekday: 1, lineId: 'a', recipeId: 'gone', servings: 10, locked: false }];
  expect(cook({ cells })[0]?.dishes).toMatchObject([{ recipeId: 'gone', recipe: null, servings: 10, times: null }]);
});

test('packs are whole, what is in store is taken off, and the rest is left over', () => {
  const food = neededFoods([{ line: line('carrot', 12_000), grams: 12_000 }]).known;
  const key = food[0]?.key ?? '';
  const rows = (inStore: number) => shoppingRows(food, [article()], { stock: new Map([[key, inStore]]), chosen: new Map() })[0];
  expect(rows(0)).toMatchObject({ toBuy: 12_000, packs: 3, bought: 15_000, leftOver: 3000 });
  expect(rows(2000)).toMatchObject({ toBuy: 10_000, packs: 2, bought: 10_000, leftOver: 0 });
  expect(rows(20_000)).toMatchObject({ toBuy: 0, packs: 0, bought: 0, leftOver: 8000 });
});

test('foods that are bought as one article share its packs: they are rounded up together, once', () => {
  const foods = neededFoods([
    { line: line('carrot', 3000), grams: 3000 },
    { line: line('carrot', 4000, { organic: true }), grams: 4000 },
  ]).known;
  const [plain, organic] = foods.map(({ key }) => key);
  const rows = (inStore: Record<string, number>) =>
    shoppingRows(foods, [article({ organic: true })], { stock: new Map(Object.entries(inStore)), chosen: new Map() });
  expect(rows({})).toMatchObject([
    { packs: 2, bought: 10_000, leftOver: 3000, boughtWith: null, alsoFor: [{ key: organic }] },
    { packs: null, bought: 0, leftOver: 0, boughtWith: { key: plain }, alsoFor: [] },
  ]);
  expect(rows({ [plain ?? '']: 3500 })).toMatchObject([
    { packs: 0, bought: 0, leftOver: 500, boughtWith: null },
    { packs: 1, bought: 5000, leftOver: 1000, boughtWith: null, alsoFor: [] },
  ]);
});

test('an organic line takes organic articles alone; of several the one with a supplier that was bought last', () => {
  const all = [
    article({ month: '2026-08' }),
    article({ number: '2', organic: true }),
    article({ number: '3', supplier: null, month: '2026-11' }),
  ];
  const of = (organic: boolean) => articlesFor({ key: '', line: line('carrot', 1, { organic }), grams: 1, unknownLines: 0 }, all);
  expect([of(false).map(({ number }) => number), of(true).map(({ number }) => number)]).toEqual([['1', '3', '2'], ['2']]);
});

test('meat and fish from the freezer are thawed a day before, peas are not', () => {
  const frozen = (id: string, categoryId: string) => line(id, 1, { variationId: `${id}.frozen`, categoryId });
  expect(thawOn(frozen('cod', 'fish'), '2026-01-08', plan)).toBe('2026-01-07');
  expect([
    thawOn(frozen('pea', 'vegetables'), '2026-01-08', plan),
    thawOn(line('cod', 1, { categoryId: 'fish' }), '2026-01-08', plan),
  ]).toEqual([null, null]);
});

test('what is thawed for a Monday comes out on the last day before on which somebody is there, unless that is too long ago', () => {
  const cod = line('cod', 1, { variationId: 'cod.frozen', categoryId: 'fish' });
  const days = { ...plan, weekdays: [1, 2, 3, 4, 5] };
  expect(thawOn(cod, '2026-01-12', days)).toBe('2026-01-09');
  const closed = [{ from: '2026-01-09', to: '2026-01-09', name: '' }];
  expect(thawOn(cod, '2026-01-12', { ...days, closed })).toBe('2026-01-08');
  const long = [{ from: '2026-01-08', to: '2026-01-11', name: '' }];
  expect(thawOn(cod, '2026-01-12', { ...days, closed: long })).toBe('2026-01-11');
});

test('as few pots as hold the servings, all alike', () => {
  expect([batchesOf(250, 100), batchesOf(250, null), batchesOf(100, 100)]).toEqual([
    { count: 3, servings: 250 / 3 },
    { count: 1, servings: 250 },
    { count: 1, servings: 100 },
  ]);
});

test('whatever is cooked: the foods of a list weigh what the recipes weigh, and packs hold them', () => {
  const grams = fc.option(fc.integer({ min: 1, max: 5000 }), { nil: null });
  const names = fc.constantFrom('carrot', 'onion', 'cream', 'pork');
  const foods = fc.array(fc.tuple(names, grams), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(
      foods,
      foods,
      foods,
      fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 9000 }),
      (ofStock, ofSauce, ofStew, servings, portions, pack) => {
        const lines = (each: typeof ofStock) => each.map(([id, of], at) => ({ ...line(id, of), id: `${id} ${at}` }));
        const bases = new Map(
          [recipe('stock', 1, lines(ofStock)), recipe('sauce', 1, [...lines(ofSauce), base('stock', 350)])].map((each) => [
            each.id,
            each,
          ]),
        );
        const dish = recipe('stew', portions, [...lines(ofStew), base('sauce', 777)]);
        const cells = servings.map((count, at) => ({ ...cellOf(at), servings: count }));
        const days = cookedDays(
          { ...plan, cells },
          { from: '2026-01-05', to: '2026-01-09' },
          { dishes: [], recipes: new Map([['stew', dish]]), guests: null },
        );
        const all = linesOfDays(days, bases);
        const { known } = neededFoods(all);
        const cooked = servings.reduce((sum, count) => sum + (count / portions) * weightOf(dish), 0);
        const listed = known.reduce((sum, food) => sum + food.grams, 0);
        expect(Math.abs(listed - cooked)).toBeLessThan(1e-6 * Math.max(1, cooked));
        expect(flattened(dish, 1, bases).length).toBe(all.length / servings.length);
        const articles = known.map((food) => article({ variationId: food.line.variationId ?? '', packGrams: pack }));
        for (const row of shoppingRows(known, articles, { stock: new Map(), chosen: new Map() })) {
          expect(row.bought - row.food.grams - row.leftOver).toBeCloseTo(0, 4);
          expect(row.leftOver).toBeLessThanOrEqual(pack + 1e-6);
          expect(row.packs === null ? row.article : Number.isInteger(row.packs)).toBe(row.packs === null ? null : true);
        }
      },
    ),
  );
});

function cellOf(at: number) {
  return { week: 0, weekday: at + 1, lineId: 'a', recipeId: 'stew', locked: false };
}

import type { CookedRecipe } from '@plateprint/shared/calendar/kitchen/cooked-recipe.ts';
import { expect, test } from 'vitest';
import type { KitchenWords } from './kitchen-words.ts';
import { productionFigures, productionText } from './production-tables.ts';

/** Each word is its own key: here only the columns and their values count. */
const words = {
  text: (key: string) => key,
  recipe: (recipe: CookedRecipe) => recipe.id,
  dish: ({ recipe }: { recipe: CookedRecipe | null }) => recipe?.id ?? 'gone',
  food: ({ written }: { written: string }) => written,
  amount: () => '',
  weight: String,
  day: (date: string) => date,
  allergens: () => [{ state: 'contains', words: 'contains: fish' }],
  about: String,
} as unknown as KitchenWords;

const line = { ingredientId: null, categoryId: 'fish', originId: null, organic: false, bagId: null, unit: null, amount: null };
const pie: CookedRecipe = {
  id: 'pie',
  names: [],
  portions: 10,
  lines: [{ ...line, id: 'cod', written: 'cod', variationId: 'cod.frozen', grams: 2000 }],
  note: '1. Thaw it.\n2. Bake it.',
  allergens: { contains: ['fish'], mayContain: [], notAmong: [], unknown: [] },
};

const dates = { weeks: 1, weekdays: [1, 2, 3, 4, 5], startsOn: '2026-01-05', endsOn: null, closed: [] };

test('the last day before on which somebody is there reads what comes out of the freezer for which day', () => {
  const monday = { date: '2026-01-12', week: 0, weekday: 1 };
  const friday = { date: '2026-01-09', week: 0, weekday: 5, dishes: [] };
  const later = [{ ...monday, dishes: [{ lineId: 'a', recipeId: 'pie', recipe: pie, servings: 45, times: 4.5 }] }];
  const said = (days: typeof later) =>
    productionText({ days, later, bases: new Map(), most: null, plan: dates, lineName: (id) => id }, spoken)[0]?.paragraphs;
  const spoken = {
    ...words,
    text: (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' '),
  } as KitchenWords;
  expect(said([friday])).toEqual(['takeOut 2026-01-12 cod 9000']);
  expect(said([{ ...friday, date: '2026-01-08', weekday: 4 }])).toEqual([]);
});

test('figures of the production say servings, batches, allergens and steps of each line, and name a dish that is gone', () => {
  const cooked = { lineId: 'a', recipeId: 'pie', recipe: pie, servings: 45, times: 4.5 };
  const gone = { lineId: 'b', recipeId: 'x', recipe: null, servings: 5, times: null };
  const days = [{ date: '2026-01-05', week: 0, weekday: 1, dishes: [cooked, gone] }];
  const [table] = productionFigures({ days, later: [], plan: dates, bases: new Map(), most: 20, lineName: (id) => id }, words);
  const said = ['contains: fish', '1. Thaw it. 2. Bake it.'];
  expect(table?.rows).toEqual([
    ['2026-01-05', 'a · pie', 45, 3, 'cod', '', 9000, 3000, 'thaw', ...said],
    ['2026-01-05', 'b · gone', 5, 1, '', '', null, null, '', '', ''],
  ]);
  expect(table?.head).toHaveLength(11);
});

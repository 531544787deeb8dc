import { randomUUID } from 'node:crypto';
import { monthsOf, outOfSeason } from '@plateprint/shared/calendar/figures/plan-seasons.ts';
import { figuresByDay } from '@plateprint/shared/calendar/figures-by-day.ts';
import { createMenuPlan, readPlanDishes } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { norrsken } from '../../../test/support/recipe-bodies.ts';

type Body = NonNullable<Parameters<typeof admin<typeof createRecipe>>[1]>['body'];

let product: Product;
let admin: Caller;
let restaurantId = '';

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
  const name = `Kitchen ${randomUUID()}`;
  restaurantId = (await admin(createRestaurant, { body: { organizationId: norrsken, name, location: 'SE' } })).id;
});
afterAll(() => product.close());

const line = (ingredient: string, amount: number, change: { originId?: string } = {}) => ({
  inputIngredient: ingredient,
  ingredient,
  variation: `${ingredient}.raw`,
  amount,
  unit: 'g' as const,
  ...change,
});

async function recipe(name: string, body: Omit<Body, 'names' | 'restaurantId'>): Promise<string> {
  return (await admin(createRecipe, { body: { restaurantId, names: [{ language: 'sv', name }], ...body } })).id;
}

const flownOf = async (recipeId: string) => {
  const { items } = await admin(readPlanDishes, { body: { restaurantId, recipeIds: [recipeId] } });
  return items[0]?.flown;
};

const seasonsOf = async (...recipeIds: string[]) => {
  const { items } = await admin(readPlanDishes, { body: { restaurantId, recipeIds } });
  return new Map(items.map(({ id, seasons }) => [id, seasons]));
};

test('a dish tells the foods that have months, a portion’s grams of them, in its base recipes too', async () => {
  const base = await recipe('Salsa', {
    portions: 1,
    ingredients: [line('tomato', 300), line('yellow-onion', 100)],
    ingredientBag: true,
  });
  const soup = await recipe('Soppa', { portions: 4, ingredients: [line('tomato', 600), line('potato', 400)] });
  const tacos = await recipe('Tacos', {
    portions: 2,
    ingredients: [{ inputIngredient: 'Salsa', bagId: base, amount: 200, unit: 'g' }, line('potato', 100)],
  });
  const mash = await recipe('Mos', { ingredients: [line('potato', 400)] });
  const seasons = await seasonsOf(soup, tacos, mash);
  const [tomato] = seasons.get(soup) ?? [];
  expect(seasons.get(soup)).toMatchObject([{ ingredientId: 'tomato', grams: 150 }]);
  expect(tomato?.perKg).toHaveLength(12);
  expect((tomato?.perKg[0] ?? 0) / (tomato?.perKg[6] ?? 1)).toBeGreaterThan(2);
  expect(seasons.get(tacos)).toMatchObject([{ ingredientId: 'tomato', grams: expect.closeTo(75, 6) }]);
  expect(seasons.get(mash)).toBeUndefined();
});

test('tomatoes whose origin heats no house are heavier in no month, and published figures have none', async () => {
  const spanish = await recipe('Sallad', { ingredients: [line('tomato', 200, { originId: 'ES' })] });
  const institute = await recipe('Institutets', { ingredients: [line('tomato', 200)], emissionDatabase: 'rise' });
  const ofSpain = (await seasonsOf(spanish)).get(spanish)?.[0]?.perKg ?? [1];
  expect(Math.max(...ofSpain) / Math.min(...ofSpain)).toBeLessThan(1.2);
  expect((await seasonsOf(institute)).get(institute)).toBeUndefined();
});

test('a dish tells the foods that were flown, beside what they usually are', async () => {
  const flown = { ...line('mango', 200), variation: 'mango.air' };
  const found = await flownOf(await recipe('Mangosallad', { portions: 2, ingredients: [flown, line('mango', 100)] }));
  expect(found).toMatchObject([{ ingredientId: 'mango', grams: 100 }]);
  expect(found?.[0]?.perKg).toBeGreaterThan((found?.[0]?.usually ?? 0) * 3);
  expect(await flownOf(await recipe('Mango', { ingredients: [line('mango', 100)] }))).toBeUndefined();
});

test('a plan of February names its tomato soup, one of July does not', async () => {
  const soup = await recipe('Tomatsoppa', { portions: 1, ingredients: [line('tomato', 200)] });
  const cells = [{ week: 0, weekday: 1, lineId: 'l', recipeId: soup }];
  const named = async (startsOn: string) => {
    const plan = { name: 'Vår', weeks: 1, lines: [{ id: 'l', name: 'Lunch' }], cells, startsOn };
    const kept = await admin(createMenuPlan, { body: { restaurantId, plan } });
    const dishes = new Map(kept.dishes.map((dish) => [dish.id, dish]));
    const days = figuresByDay(kept, kept.dishes).map(({ week, weekday }) => ({
      week,
      weekday,
      dishes: [{ recipeId: soup, dish: dishes.get(soup) ?? null, popularity: 1, servings: null }],
    }));
    return outOfSeason(monthsOf(kept), days).map(({ ingredientId, month }) => [ingredientId, month]);
  };
  expect(await named('2026-02-16')).toEqual([['tomato', 2]]);
  expect(await named('2026-07-06')).toEqual([]);
});

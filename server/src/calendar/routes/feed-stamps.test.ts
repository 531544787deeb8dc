import { createMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { changeMealFeed, publishMenuPlan } from '@plateprint/shared/calendar/publication-api.ts';
import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { createRecipe, deleteRecipe, updateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';
import { emptyBin } from '../../recipes/recipe-store.ts';

const matsalen = demoId('matsalen');
const DAY_MS = 86_400_000;
let product: Product;
let chef: Caller;

beforeAll(async () => {
  product = await openProduct();
  // Everybody works yesterday: what the database says of today is newer.
  product.wait(-DAY_MS);
  chef = await product.as('chef');
});
afterAll(() => product.close());

const food = (ingredient: string, grams: number) => ({
  inputIngredient: ingredient,
  ingredient,
  variation: `${ingredient}.raw`,
  amount: grams,
  unit: 'g' as const,
});

type Recipe = CallInput<typeof createRecipe>['body'];

async function recipe(name: string, draft: Pick<Recipe, 'ingredients' | 'ingredientBag'>): Promise<string> {
  const names = [{ language: 'sv' as const, name }];
  return (await chef(createRecipe, { body: { restaurantId: matsalen, names, ...draft } })).id;
}

/** A kitchen's calendar with a soup and one other dish each day, and what it says of its first day. */
async function calendarWith(other: string): Promise<() => Promise<{ stamp: string; sequence: number; body: string }>> {
  const soup = await recipe('Soppa', { ingredients: [food('carrot', 400)] });
  const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
  const plan = {
    name: 'Hösten',
    weeks: 1,
    weekdays: [...weekdays],
    lines: ['a', 'b'].map((id) => ({ id, name: id })),
    startsOn: '2026-01-05',
    cells: weekdays.flatMap((weekday) => [
      { week: 0, weekday, lineId: 'a', recipeId: soup },
      { week: 0, weekday, lineId: 'b', recipeId: other },
    ]),
  };
  await product.database.deleteFrom('menu_plan').execute();
  const { id } = await chef(createMenuPlan, { body: { restaurantId: matsalen, plan } });
  await chef(publishMenuPlan, { params: { id }, body: { title: 'Lunch' } });
  const { feed } = await chef(changeMealFeed, { params: { id }, body: { address: 'on' } });
  return async () => {
    const { body } = await product.app.inject({ url: `/meals/${feed}/meals.ics` });
    return {
      stamp: /LAST-MODIFIED:(\S+)/.exec(body)?.[1] ?? '',
      sequence: Number(/SEQUENCE:(\d+)/.exec(body)?.[1]),
      body,
    };
  };
}

test('a day is newer when a base recipe of its dish changes, though nobody saved the dish', async () => {
  const base = { names: [{ language: 'sv' as const, name: 'Fond' }], ingredientBag: true };
  const bag = await recipe('Fond', { ingredients: [food('carrot', 100)], ingredientBag: true });
  const line = { inputIngredient: 'Fond', bagId: bag, amount: 100, unit: 'g' as const };
  const read = await calendarWith(await recipe('Gryta', { ingredients: [food('yellow-onion', 300), line] }));
  const before = await read();
  await chef(updateRecipe, { body: { ...base, id: bag, ingredients: [food('celeriac', 100)] } });
  await product.drain();
  const after = await read();
  expect([after.stamp > before.stamp, after.sequence > before.sequence]).toEqual([true, true]);
});

test('a day is newer when too little of its dish comes to be known, whatever else of it stays', async () => {
  const id = await recipe('Gryta', { ingredients: [food('yellow-onion', 300)] });
  const read = await calendarWith(id);
  const before = await read();
  await product.database
    .updateTable('recipe')
    .set({ footprint: sql`jsonb_set(footprint, '{coverage,ofExpected}', '0.1')` })
    .where('id', '=', id)
    .execute();
  const after = await read();
  expect(after.body.match(/CO₂e\./g)?.length ?? 0).toBeLessThan(before.body.match(/CO₂e\./g)?.length ?? 0);
  expect(after.stamp > before.stamp).toBe(true);
});

test('a day never grows older: not when a dish that was binned is gone for good', async () => {
  const id = await recipe('Borta', { ingredients: [food('yellow-onion', 300)] });
  const read = await calendarWith(id);
  await chef(deleteRecipe, { params: { id } });
  const binned = await read();
  await emptyBin(product.database, new Date(product.now() + 40 * DAY_MS), product.files);
  expect(await product.database.selectFrom('recipe').select('id').where('id', '=', id).execute()).toEqual([]);
  expect((await read()).stamp).toBe(binned.stamp);
});

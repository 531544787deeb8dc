import { openFoodData } from '@plateprint/shared/ingredients/food-data.ts';
import * as api from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as recalculationApi from '@plateprint/shared/recipes/api/recipe-recalculation-api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { clairval, dish, grams, norrsken } from '../../../test/support/recipe-bodies.ts';
import { demoId } from '../../demo/demo-id.ts';
import { loadFoodData } from '../../ingredients/actions/load-food-data.ts';
import { recalculateBatch, refreshLibrary } from './recipe-jobs.ts';

let product: Product;
let chef: Caller;
let admin: Caller;
beforeAll(async () => {
  product = await openProduct();
  [chef, admin] = [await product.as('chef'), await product.as('admin')];
});
afterAll(() => product.close());

const clock = () => new Date();
const params = { organizationId: norrsken };

/** As if all had been calculated with older food data, in which everything weighed twice as heavy. */
async function age(): Promise<void> {
  await sql`update recipe set food_data_version = 'older', co2 = co2 * 2, co2_low = co2_low * 2, co2_high = co2_high * 2`.execute(
    product.database,
  );
  await product.database.deleteFrom('recipe_recalculation').execute();
}

test('new food data gives every recipe new figures, keeps its version, and tells what changed', async () => {
  const kept = await chef(api.createRecipe, { body: dish('Roast', { ingredients: [grams(1000, 'beef-mince.fat-15')] }) });
  await age();
  const before = await admin(recalculationApi.readRecalculation, { params });
  expect(before.waiting).toBe(before.recipes);
  const foodData = await loadFoodData();
  const services = { database: product.database, foodData, clock };
  // Two nodes at once: each takes batches of its own.
  const work = async () => {
    let done = 0;
    for (let batch = await recalculateBatch(services, 7); batch > 0; batch = await recalculateBatch(services, 7)) done += batch;
    return done;
  };
  const [one, other] = await Promise.all([work(), work()]);
  const rows = await product.database
    .selectFrom('recipe')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow();
  expect(one + other).toBe(Number(rows.rows));

  expect(await chef(api.readRecipe, { params: { id: kept.id } })).toMatchObject({
    co2: kept.co2,
    version: 1,
    foodDataVersion: foodData.version,
  });
  const after = await admin(recalculationApi.readRecalculation, { params, query: { limit: 5 } });
  expect(after).toMatchObject({ waiting: 0, recipes: before.recipes });
  const moves = after.items.map(({ before: was, after: is }) =>
    Math.abs((was.co2PerPortion?.value ?? 0) - (is.co2PerPortion?.value ?? 0)),
  );
  expect(moves).toEqual(moves.toSorted((a, b) => b - a));
  expect(after.items[0]?.before.foodDataVersion).toBe('older');
  const next = await admin(recalculationApi.readRecalculation, { params, query: { cursor: after.next ?? '' } });
  expect(next.items.some(({ id }) => after.items.some((item) => item.id === id))).toBe(false);
});

test('a save in between wins over the recalculation', async () => {
  const kept = await chef(api.createRecipe, { body: dish('Busy') });
  await age();
  // The others have them already.
  await product.database.updateTable('recipe').set({ food_data_version: 'newer' }).where('id', '<>', kept.id).execute();
  const release = { ...(await loadFoodData()).release, version: 'newer' };
  await Promise.all([
    recalculateBatch({ database: product.database, foodData: openFoodData(release), clock }, 500),
    chef(api.updateRecipe, { body: { ...dish('Busy'), id: kept.id, version: 1, ingredients: [grams(800)] } }),
  ]);
  expect(await chef(api.readRecipe, { params: { id: kept.id } })).toMatchObject({ version: 2, weight: 800 });
});

test('a person has recipes calculated anew, of those they may edit', async () => {
  const kept = await chef(api.createRecipe, { body: dish('Mine') });
  const owner = await product.as('owner');
  const far = await owner(api.createRecipe, { body: dish('Far', { restaurantId: clairval }) });
  await age();
  const { items } = await chef(recalculationApi.recalculateRecipes, { body: { ids: [kept.id, far.id] } });
  expect(items.map(({ id }) => id)).toEqual([kept.id]);
  expect(items[0]?.after.co2PerPortion?.value).toBeCloseTo((items[0]?.before.co2PerPortion?.value ?? 0) / 2, 9);
});

test('only those who run the organization see its progress', async () => {
  for (const person of ['chef', 'manager']) {
    const caller = await product.as(person);
    await expect(caller(recalculationApi.readRecalculation, { params })).rejects.toMatchObject({ code: 'not_allowed' });
  }
  const stranger = { params: { organizationId: demoId('maison') } };
  await expect(admin(recalculationApi.readRecalculation, stranger)).rejects.toMatchObject({ code: 'not_found' });
});

test('a restaurant that moved has its recipes calculated where it is now', async () => {
  const kept = await chef(api.createRecipe, { body: dish('Moved', { ingredients: [grams(1000, 'beef-mince.fat-15')] }) });
  await product.database.updateTable('restaurant').set({ location: 'DK' }).where('id', '=', kept.restaurantId).execute();
  const jobs = { queue: async () => undefined };
  const foodData = await loadFoodData();
  await refreshLibrary({ database: product.database, foodData, jobs }, { organizationId: norrsken, shelf: kept.restaurantId });
  while ((await recalculateBatch({ database: product.database, foodData, clock }, 500)) > 0);
  const moved = await chef(api.readRecipe, { params: { id: kept.id } });
  expect([moved.consumption, moved.version]).toEqual(['DK', 1]);
  expect(moved.co2).not.toBeCloseTo(kept.co2 ?? 0, 3);
});

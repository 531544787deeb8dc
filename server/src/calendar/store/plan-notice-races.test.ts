import { createMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { listPlanAllergenNotices } from '@plateprint/shared/calendar/plan-allergen-api.ts';
import { publishMenuPlan } from '@plateprint/shared/calendar/publication-api.ts';
import { createMenu, shareMenu } from '@plateprint/shared/menus/menu-api.ts';
import { listAllergenNotices } from '@plateprint/shared/menus/menu-allergen-api.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { withdrawSignOff } from '@plateprint/shared/recipes/api/allergen-sign-off-api.ts';
import { createRecipe, updateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signRecipe } from '../../../test/support/signing/sign-recipe.ts';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { untilSomebodyWaits } from '../../platform/database/until-somebody-waits.fixture.ts';
import { demoId } from '../../demo/demo-id.ts';
import type { Database } from '../../platform/database/database.ts';
import { takePlanNotices } from './plan-notice-store.ts';

const restaurantId = demoId('matsalen');
let product: Product;
let chef: Caller;
beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
});
afterAll(() => product.close());

const onion = {
  inputIngredient: '1 kg gul lök',
  ingredient: 'yellow-onion',
  variation: 'yellow-onion.raw',
  amount: 1,
  unit: 'kg' as const,
};
const butter = { inputIngredient: '50 g smör', ingredient: 'butter', variation: 'butter.salted', amount: 50, unit: 'g' as const };
const celery = { inputIngredient: 'selleri', ingredient: 'celery', variation: 'celery.raw', amount: 100, unit: 'g' as const };
const mix = { inputIngredient: 'husets kryddmix' };
const NAMES = [{ language: 'sv' as const, name: 'Löksoppa' }];

const dish = async (...ingredients: object[]): Promise<string> =>
  (await chef(createRecipe, { body: { names: NAMES, portions: 4, ingredients, restaurantId } })).id;

/** A dish of which somebody signed what its mix leaves open. */
async function signedDish(): Promise<string> {
  const id = await dish(onion, mix);
  await signRecipe(chef, id);
  return id;
}

async function plan(recipeId: string): Promise<string> {
  const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
  const cells = weekdays.map((weekday) => ({ week: 0, weekday, lineId: 'l', recipeId }));
  const startsOn = dayAt('SE', new Date(product.now()));
  const body = { name: 'Inside', weeks: 1, weekdays: [...weekdays], startsOn, lines: [{ id: 'l', name: 'Lunch' }], cells };
  return (await chef(createMenuPlan, { body: { restaurantId, plan: body } })).id;
}

async function published(recipeId: string): Promise<string> {
  const id = await plan(recipeId);
  await chef(publishMenuPlan, { params: { id }, body: { title: 'Skollunch' } });
  return id;
}

const noticesOf = async (id: string) => (await chef(listPlanAllergenNotices, { params: { id } })).items;

/** A change whose transaction, in a connection of its own, ends only once another call waits for it. */
async function whileChanged(
  change: (transaction: Database) => Promise<unknown>,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  let other: Promise<unknown> = Promise.resolve();
  await product.database.transaction().execute(async (transaction) => {
    await change(transaction);
    other = meanwhile();
    expect(await untilSomebodyWaits(product.database, other)).toBe(true);
  });
  await other;
}

const withdrawn = (recipeId: string) => async () => chef(withdrawSignOff, { params: { id: recipeId, kind: 'allergens' } });

test('what a change adds is not lost to a signature that ends in the same moment', async () => {
  const soup = await signedDish();
  const id = await published(soup);
  await whileChanged(
    async (transaction) =>
      transaction
        .updateTable('recipe')
        .set({ allergens: ['milk'] })
        .where('id', '=', soup)
        .execute(),
    withdrawn(soup),
  );
  const [notice, ...others] = await noticesOf(id);
  expect([notice?.added, others]).toEqual([['milk'], []]);
  expect(notice?.opened).toContain('celery');
});

test('a change waits for a signature that ends, and adds to what that opened', async () => {
  const soup = await signedDish();
  const id = await published(soup);
  await whileChanged(
    async (transaction) =>
      transaction
        .updateTable('allergen_sign_off')
        .set({ undone_at: new Date(), undone_why: 'withdrawn' })
        .where('recipe_id', '=', soup)
        .execute(),
    async () =>
      product.database
        .updateTable('recipe')
        .set({ allergens: ['milk'] })
        .where('id', '=', soup)
        .execute(),
  );
  const [notice, ...others] = await noticesOf(id);
  expect([notice?.added, others]).toEqual([['milk'], []]);
  expect(notice?.opened).toContain('celery');
});

test('a signature that ends while its dish is published is noticed', async () => {
  const soup = await signedDish();
  const id = await plan(soup);
  const said = {
    published_title: 'Skollunch',
    published_document: sql<string>`document`,
    published_version: sql<number>`version`,
  };
  await whileChanged(
    async (transaction) =>
      transaction
        .updateTable('menu_plan')
        .set({ ...said, published_at: new Date() })
        .where('id', '=', id)
        .execute(),
    withdrawn(soup),
  );
  expect((await noticesOf(id))[0]?.opened).toContain('celery');
});

test('a signature that ends while its dish goes live on a menu is noticed', async () => {
  const soup = await signedDish();
  const blocks = [{ kind: 'recipe' as const, _id: 'r', recipeId: soup, names: [], descriptions: [] }];
  const { id: menuId } = await chef(createMenu, { body: { restaurantId, name: 'Veckan', options: {}, settings: {}, blocks } });
  // The link is there: another menu is shown on it.
  const { id: former } = await chef(createMenu, {
    body: { restaurantId, name: 'Förra', options: {}, settings: {}, blocks: [] },
  });
  await chef(shareMenu, { body: { linkNumber: 4, restaurantId, menuId: former } });
  await whileChanged(
    async (transaction) =>
      transaction
        .updateTable('live_link')
        .set({ menu_id: menuId })
        .where('restaurant_id', '=', restaurantId)
        .where('link_number', '=', 4)
        .execute(),
    withdrawn(soup),
  );
  const { items } = await chef(listAllergenNotices, { params: { id: menuId } });
  expect(items[0]?.opened).toContain('celery');
});

test('what a change adds while a mail is on its way is in a notice of its own, and in the next mail', async () => {
  const soup = await dish(onion);
  const id = await published(soup);
  const save = async (...ingredients: object[]) =>
    chef(updateRecipe, { body: { id: soup, names: NAMES, portions: 4, ingredients } });
  const now = new Date(product.now());
  // Those of the tests above.
  await takePlanNotices(product.database, { most: 100, now });
  await save(onion, butter);
  await whileChanged(
    async (transaction) => expect(await takePlanNotices(transaction, { most: 100, now })).toMatchObject([{ added: ['milk'] }]),
    async () => save(onion, butter, celery),
  );
  const next = await takePlanNotices(product.database, { most: 100, now });
  expect(next.map(({ planId, added }) => [planId, added.includes('celery')])).toEqual([[id, true]]);
});

import * as api from '@plateprint/shared/calendar/following-api.ts';
import {
  createMenuPlan,
  deleteMenuPlan,
  readMenuPlan,
  restoreMenuPlan,
  updateMenuPlan,
} from '@plateprint/shared/calendar/menu-plan-api.ts';
import type { PlanCell } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { publishMenuPlan, readPublication } from '@plateprint/shared/calendar/publication-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { createRestaurant, deleteRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { addStrangers } from '../../../test/support/strangers.ts';
import { demoId } from '../../demo/demo-id.ts';
import { addFollowers } from '../actions/add-followers.ts';
import { followerWorkers } from '../jobs/follower-jobs.ts';
import { offeredPlan } from '../store/follower-store.ts';

const [matsalen, havnen] = [demoId('matsalen'), demoId('havnen')];
let product: Product;
let admin: Caller;
let dishes: string[] = [];
let ownDish = '';

beforeAll(async () => {
  product = await openProduct();
  await addStrangers(product);
  admin = await product.as('admin');
  dishes = await Promise.all(['Gryta', 'Soppa', 'Fisk', 'Paj'].map((name) => dish(name, matsalen, 'organization')));
  ownDish = await dish('Egen gryta', havnen, 'restaurant');
});
afterAll(() => product.close());

async function dish(name: string, restaurantId: string, libraryScope: 'restaurant' | 'organization'): Promise<string> {
  const line = { inputIngredient: name, ingredient: 'carrot', variation: 'carrot.raw', amount: 400, unit: 'g' as const };
  const body = { restaurantId, libraryScope, names: [{ language: 'sv' as const, name }], ingredients: [line] };
  return (await admin(createRecipe, { body })).id;
}

const cell = (weekday: number, recipeId: string): PlanCell => ({
  week: 0,
  weekday,
  lineId: 'l',
  recipeId,
  servings: null,
  locked: false,
});
const cycle = (recipeIds: readonly string[]) => ({
  name: 'Vår',
  weeks: 1,
  lines: [{ id: 'l', name: 'Lunch' }],
  startsOn: '2026-01-05',
  cells: recipeIds.map((id, at) => cell(at + 1, id)),
});

/** A plan that is offered: a dish a day. */
async function offered(recipeIds: readonly string[] = dishes.slice(0, 2)): Promise<string> {
  const { id } = await admin(createMenuPlan, { body: { restaurantId: matsalen, plan: cycle(recipeIds) } });
  await admin(api.offerMenuPlan, { params: { id }, body: { isOffered: true } });
  return id;
}

const dishesOf = async (id: string): Promise<string[]> =>
  (await admin(readMenuPlan, { params: { id } })).cells
    .toSorted((one, other) => one.weekday - other.weekday)
    .map(({ recipeId }) => recipeId);

async function change(id: string, recipeIds: readonly string[]): Promise<void> {
  await admin(updateMenuPlan, { params: { id }, body: { plan: cycle(recipeIds) } });
}

test('a kitchen follows a plan: changes arrive, what it varied stays, and is marked', async () => {
  const source = await offered();
  const { items } = await admin(api.listOfferedPlans, { query: { restaurantId: havnen } });
  expect(items.find(({ id }) => id === source)).toMatchObject({ name: 'Vår', dishes: 2, isFollowed: false });
  const { id } = await admin(api.followMenuPlan, { params: { id: source }, body: { restaurantId: havnen } });
  // Asked twice it is the same plan.
  expect((await admin(api.followMenuPlan, { params: { id: source }, body: { restaurantId: havnen } })).id).toBe(id);
  expect(await dishesOf(id)).toEqual([dishes[0], dishes[1]]);

  const own = await admin(readMenuPlan, { params: { id } });
  const plan = { ...own, cells: [cell(1, dishes[0] ?? ''), cell(2, ownDish)] };
  await admin(updateMenuPlan, { params: { id }, body: { plan, version: own.version } });
  await change(source, [dishes[2] ?? '', dishes[3] ?? '', dishes[3] ?? '']);
  await product.drain();
  expect(await dishesOf(id)).toEqual([dishes[2], ownDish, dishes[3]]);

  const followed = (await admin(api.readFollowing, { params: { id } })).follows;
  expect(followed).toMatchObject({ name: 'Vår', isOffered: true, cells: { length: 3 } });
  const { followers } = await admin(api.readFollowing, { params: { id: source } });
  expect(followers).toMatchObject([{ restaurantId: havnen, varied: 1, isCurrent: true, isPublished: false }]);

  await admin(api.stopFollowing, { params: { id } });
  await change(source, [dishes[0] ?? '']);
  await product.drain();
  expect([await dishesOf(id), (await admin(api.readFollowing, { params: { id } })).follows]).toEqual([
    [dishes[2], ownDish, dishes[3]],
    null,
  ]);
});

test('two changes that race reach every kitchen, each change once', async () => {
  const source = await offered();
  const kitchens: string[] = [];
  for (let nth = 0; nth < 5; nth += 1)
    kitchens.push((await admin(createRestaurant, { body: { organizationId: demoId('norrsken'), name: `Skola ${nth}` } })).id);
  const given = { params: { id: source }, body: { restaurantIds: kitchens } };
  await admin(api.givePlanToKitchens, given);
  expect((await admin(api.givePlanToKitchens, given)).followers).toHaveLength(5);

  await Promise.all([change(source, [dishes[2] ?? '', dishes[1] ?? '']), change(source, [dishes[2] ?? '', dishes[3] ?? ''])]);
  const last = await dishesOf(source);
  const bring = async () => followerWorkers(product.services)[0]?.work({ planId: source });
  await Promise.all([bring(), bring(), product.drain()]);
  const plans = await product.database.selectFrom('menu_plan').selectAll().where('follows_id', '=', source).execute();
  expect(plans).toHaveLength(5);
  for (const { id, version, followed_version: taken } of plans) {
    // Both changes came together: one arrival, counted once.
    expect([await dishesOf(id), version, taken]).toEqual([last, 2, 3]);
  }
  await bring();
  const after = await product.database.selectFrom('menu_plan').select('version').where('follows_id', '=', source).execute();
  expect(after.map(({ version }) => version)).toEqual([2, 2, 2, 2, 2]);
});

test('what guests see follows once it is published there; what a kitchen left unpublished waits', async () => {
  const source = await offered();
  const { id } = await admin(api.followMenuPlan, { params: { id: source }, body: { restaurantId: havnen } });
  await admin(publishMenuPlan, { params: { id }, body: { title: 'Lunch' } });
  const own = await admin(readMenuPlan, { params: { id } });
  const plan = { ...own, cells: [...own.cells, cell(5, ownDish)] };
  await admin(updateMenuPlan, { params: { id }, body: { plan, version: own.version } });
  const shown = async () => {
    const row = await product.database.selectFrom('menu_plan').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return (row.published_document as { cells: PlanCell[] }).cells.map(({ recipeId }) => recipeId);
  };
  await change(source, [dishes[2] ?? '', dishes[1] ?? '']);
  await product.drain();
  expect([await shown(), await dishesOf(id)]).toEqual([
    [dishes[0], dishes[1]],
    [dishes[2], dishes[1], ownDish],
  ]);
  await admin(publishMenuPlan, { params: { id: source }, body: { title: 'Lunch' } });
  await product.drain();
  expect(new Set(await shown())).toEqual(new Set([dishes[2], dishes[1]]));
  expect((await admin(readPublication, { params: { id } })).published).toMatchObject({ title: 'Lunch', version: 1 });
});

test('only dishes of the library are offered, and only to the organization', async () => {
  const body = { restaurantId: havnen, plan: cycle([ownDish]) };
  const { id } = await admin(createMenuPlan, { body });
  const refusal = { code: 'invalid_input', fields: [{ path: 'plan.cells.0.recipeId', code: 'not_in_library' }] };
  await expect(admin(api.offerMenuPlan, { params: { id }, body: { isOffered: true } })).rejects.toMatchObject(refusal);
  await expect(admin(api.followMenuPlan, { params: { id }, body: { restaurantId: matsalen } })).rejects.toMatchObject({
    code: 'not_found',
  });
  const source = await offered();
  const own = await dish('Min', matsalen, 'restaurant');
  await expect(change(source, [own])).rejects.toMatchObject(refusal);
  const stranger = await product.as('stranger');
  const asked = { params: { id: source }, body: { restaurantIds: [havnen] } };
  await expect(stranger(api.givePlanToKitchens, asked)).rejects.toMatchObject({ code: 'not_found' });
});

test('taken back nothing arrives, and what comes out of the bin follows no second time', async () => {
  const source = await offered();
  const follow = { params: { id: source }, body: { restaurantId: havnen } };
  const { id } = await admin(api.followMenuPlan, follow);
  await admin(api.offerMenuPlan, { params: { id: source }, body: { isOffered: false } });
  await change(source, [dishes[3] ?? '']);
  await product.drain();
  expect(await dishesOf(id)).toEqual([dishes[0], dishes[1]]);
  await admin(api.offerMenuPlan, { params: { id: source }, body: { isOffered: true } });
  await product.drain();
  expect(await dishesOf(id)).toEqual([dishes[3]]);
  await admin(deleteMenuPlan, { params: { id } });
  const other = await admin(api.followMenuPlan, follow);
  await admin(restoreMenuPlan, { params: { id } });
  expect((await admin(api.readFollowing, { params: { id } })).follows).toBeNull();
  expect((await admin(api.readFollowing, { params: { id: other.id } })).follows).toMatchObject({ isOffered: true });
});

test('what comes out of the bin gets what it missed there', async () => {
  const source = await offered();
  const { id } = await admin(api.followMenuPlan, { params: { id: source }, body: { restaurantId: havnen } });
  await admin(deleteMenuPlan, { params: { id } });
  await change(source, [dishes[3] ?? '']);
  await product.drain();
  await admin(restoreMenuPlan, { params: { id } });
  await product.drain();
  expect(await dishesOf(id)).toEqual([dishes[3]]);
});

test('a plan that is saved while a kitchen begins to follow it arrives there as it is saved', async () => {
  const source = await offered();
  const before = await offeredPlan(product.database, demoId('norrsken'), source);
  await change(source, [dishes[3] ?? '']);
  await product.drain();
  if (!before) throw new Error('not offered');
  const by = null;
  await addFollowers(product.services, { source: before, restaurantIds: [havnen], by, now: new Date(product.now()) });
  await product.drain();
  const rows = await product.database.selectFrom('menu_plan').select('id').where('follows_id', '=', source).execute();
  expect(await Promise.all(rows.map(({ id }) => dishesOf(id)))).toEqual([[dishes[3]]]);
});

test('the plan of a restaurant in the bin is followed by nobody new', async () => {
  const body = { organizationId: demoId('norrsken'), name: 'Gamla köket' };
  const { id: closed } = await admin(createRestaurant, { body });
  const { id } = await admin(createMenuPlan, { body: { restaurantId: closed, plan: cycle(dishes.slice(0, 1)) } });
  await admin(api.offerMenuPlan, { params: { id }, body: { isOffered: true } });
  await admin(deleteRestaurant, { params: { id: closed } });
  const followed = admin(api.followMenuPlan, { params: { id }, body: { restaurantId: havnen } });
  await expect(followed).rejects.toMatchObject({ code: 'not_found' });
});

import { randomUUID } from 'node:crypto';
import * as api from '@plateprint/shared/calendar/menu-plan-api.ts';
import type { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { dayLater } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { publishMenuPlan } from '@plateprint/shared/calendar/publication-api.ts';
import { createRecipe, deleteRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { createSalesReport } from '@plateprint/shared/reports/api/report-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { addStrangers } from '../../../test/support/strangers.ts';
import { demoId } from '../../demo/demo-id.ts';

const [matsalen, havnen] = [demoId('matsalen'), demoId('havnen')];
let product: Product;
let chef: Caller;
let soup = '';
let stew = '';

beforeAll(async () => {
  product = await openProduct();
  await addStrangers(product);
  chef = await product.as('chef');
  [soup, stew] = await Promise.all([
    dish('Löksoppa', 'yellow-onion', 'yellow-onion.raw'),
    dish('Gryta', 'beef-stew', 'beef-stew.raw'),
  ]);
});
afterAll(() => product.close());

async function dish(name: string, ingredient: string, variation: string): Promise<string> {
  const line = { inputIngredient: name, ingredient, variation, amount: 400, unit: 'g' as const };
  const body = { restaurantId: matsalen, names: [{ language: 'sv' as const, name }], ingredients: [line] };
  return (await chef(createRecipe, { body })).id;
}

function cycle(change: Partial<MenuPlanDraft> = {}) {
  const lines = [
    { id: 'l1', name: 'Dagens' },
    { id: 'l2', name: 'Grönt' },
  ];
  const cells = [
    { week: 0, weekday: 1, lineId: 'l1', recipeId: stew },
    { week: 0, weekday: 1, lineId: 'l2', recipeId: soup },
  ];
  return { name: 'Vår', weeks: 4, lines, cells, startsOn: '2026-01-05', ...change };
}

const create = async (plan = cycle(), by = chef) => by(api.createMenuPlan, { body: { restaurantId: matsalen, plan } });
const newer = (code: string) => ({ code: 'changed_meanwhile', fields: [{ path: 'version', code }] });

test('a plan is made, read with its dishes, saved, renamed, copied, listed, binned and restored', async () => {
  const made = await create();
  expect(made).toMatchObject({ version: 1, weeks: 4, weekdays: [1, 2, 3, 4, 5], guests: null });
  expect(made.dishes.find(({ id }) => id === stew)).toMatchObject({ diet: 'meat', tags: ['meat', 'red_meat', 'beef'] });
  expect(made.dishes.find(({ id }) => id === soup)).toMatchObject({ diet: 'vegan', tags: ['vegan', 'vegetarian'], sold: null });

  const plan = cycle({ guests: 200 });
  const saved = await chef(api.updateMenuPlan, { params: { id: made.id }, body: { plan, version: 1 } });
  expect(saved).toMatchObject({ guests: 200, version: 2 });
  expect((await chef(api.readMenuPlan, { params: { id: made.id } })).savedBy?.firstname).toBe('Elin');
  const again = { params: { id: made.id }, body: { plan, version: 1 } };
  await expect(chef(api.updateMenuPlan, again)).rejects.toMatchObject(newer('saved_by_you'));
  await expect((await product.as('manager'))(api.updateMenuPlan, again)).rejects.toMatchObject(newer('saved_by_another'));

  await chef(api.renameMenuPlan, { params: { id: made.id }, body: { name: 'Sommar' } });
  const copy = await chef(api.cloneMenuPlan, { params: { id: made.id }, body: { name: 'Höst' } });
  const listed = async (bin?: 'true') =>
    (await chef(api.listMenuPlans, { query: { restaurantId: matsalen, ...(bin && { bin }) } })).items.map(({ name }) => name);
  expect((await listed()).slice(0, 2)).toEqual(['Höst', 'Sommar']);
  await chef(api.deleteMenuPlan, { params: { id: copy.id } });
  expect([await listed(), await listed('true')]).toEqual([expect.not.arrayContaining(['Höst']), ['Höst']]);
  await expect(chef(api.readMenuPlan, { params: { id: copy.id } })).rejects.toMatchObject({ code: 'not_found' });
  expect(await chef(api.restoreMenuPlan, { params: { id: copy.id } })).toMatchObject({ dishes: 2, weeks: 4 });
});

test('a save keeps what it wrote over, the last fifty times', async () => {
  const { id } = await create();
  await chef(api.updateMenuPlan, { params: { id }, body: { plan: cycle({ name: 'Över', cells: [] }) } });
  expect((await chef(api.listMenuPlanVersions, { params: { id } })).items).toMatchObject([{ version: 1, name: 'Vår' }]);
  const former = await chef(api.readMenuPlanVersion, { params: { id, version: 1 } });
  expect([former.name, former.cells.length]).toEqual(['Vår', 2]);
  for (let version = 2; version <= 52; version += 1)
    await chef(api.updateMenuPlan, { params: { id }, body: { plan: cycle({ name: `Namn ${version}` }), version } });
  const { items } = await chef(api.listMenuPlanVersions, { params: { id } });
  expect([items.length, items[0]?.version, items.at(-1)?.version]).toEqual([50, 52, 3]);
  await expect(chef(api.readMenuPlanVersion, { params: { id, version: 2 } })).rejects.toMatchObject({ code: 'not_found' });
});

test('what cannot be meant is refused at its place', async () => {
  const cell = { week: 0, weekday: 1, lineId: 'l1', recipeId: soup, servings: null, locked: false };
  await expect(create(cycle({ cells: [cell, cell] }))).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(create(cycle({ cells: [{ ...cell, week: 4 }] }))).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(create(cycle({ cells: [{ ...cell, recipeId: 'strange' }] }))).rejects.toMatchObject({
    fields: [{ path: 'plan.cells.0.recipeId', code: 'unknown_recipe' }],
  });
});

test('a plan whose last day comes before its first is not saved', async () => {
  const refusal = { code: 'invalid_input', fields: [{ path: 'plan.endsOn', code: 'ends_before_it_begins' }] };
  await expect(create(cycle({ endsOn: '2026-01-04' }))).rejects.toMatchObject(refusal);
  const { id } = await create(cycle({ endsOn: '2026-01-05' }));
  const plan = cycle({ endsOn: '2025-12-31' });
  await expect(chef(api.updateMenuPlan, { params: { id }, body: { plan, version: 1 } })).rejects.toMatchObject(refusal);
});

test('a plan that was saved so before can be copied', async () => {
  const { id } = await create();
  await product.database
    .updateTable('menu_plan')
    .set({ document: sql`document || '{"endsOn":"2025-12-31"}'` })
    .where('id', '=', id)
    .execute();
  const copy = await chef(api.cloneMenuPlan, { params: { id }, body: { name: 'Vår igen' } });
  expect(copy).toMatchObject({ name: 'Vår igen', startsOn: '2026-01-05' });
});

test('a recipe that was deleted since stays named where it stood, and the plan can be saved', async () => {
  const gone = await dish('Borta', 'carrot', 'carrot.raw');
  const plan = cycle({ cells: [{ week: 1, weekday: 2, lineId: 'l1', recipeId: gone, servings: 40, locked: true }] });
  const { id } = await create(plan);
  await chef(deleteRecipe, { params: { id: gone } });
  const read = await chef(api.readMenuPlan, { params: { id } });
  expect([read.cells.length, read.dishes]).toEqual([1, []]);
  expect(await chef(api.updateMenuPlan, { params: { id }, body: { plan, version: 1 } })).toMatchObject({ version: 2 });
});

test('the sales of a dish come with the months that it was sold in', async () => {
  const report = (month: string, servings: number) => ({
    name: month,
    category: 'restaurant' as const,
    variety: 'sales' as const,
    type: 'monthly' as const,
    startDate: `2026-${month}-01`,
    settings: {},
    status: 'completed' as const,
    recipes: [
      { key: '1', id: soup, name: 'Soppa', servings },
      { key: '2', id: soup, name: 'Soppa igen', servings: 1 },
    ],
  });
  const before = await chef(api.readPlanDishes, { body: { restaurantId: matsalen, recipeIds: [stew] } });
  expect(before.items).toMatchObject([{ id: stew, sold: null }]);
  await chef(createSalesReport, { params: { id: havnen }, body: report('08', 5000) }).catch(() => null);
  for (const [month, servings] of [
    ['08', 100],
    ['09', 200],
  ] as const)
    await chef(createSalesReport, { params: { id: matsalen }, body: report(month, servings) });
  const { items } = await chef(api.readPlanDishes, { body: { restaurantId: matsalen, recipeIds: [soup] } });
  expect(items[0]?.sold).toMatchObject({ months: 2, servings: 302 });
});

/** A kitchen of its own with two dishes, and reports of what it sold on days. */
async function sellingKitchen() {
  const admin = await product.as('admin');
  const { id: restaurantId } = await admin(createRestaurant, {
    body: { organizationId: demoId('norrsken'), name: `Kök ${randomUUID()}` },
  });
  const made = await Promise.all(
    ['Paj', 'Fisk'].map(async (name) =>
      admin(createRecipe, { body: { restaurantId, names: [{ language: 'sv', name }], ingredients: [] } }),
    ),
  );
  const report = async (
    month: string,
    rows: readonly { id: string | null; day: string | null; servings: number; from?: { file: number; row: number } }[],
    status: 'draft' | 'completed' = 'draft',
  ) => {
    const kind = { category: 'restaurant', variety: 'sales', type: 'monthly' } as const;
    const imported = rows.filter(({ from }) => from !== undefined).length;
    const importedData = imported === 0 ? [] : [{ name: 'kassa.csv', rows: imported }];
    const recipes = rows.map((row, at) => ({ key: String(at), name: 'Rätt', ...row }));
    const body = { ...kind, name: month, startDate: `${month}-01`, settings: {}, status, recipes, importedData };
    await admin(createSalesReport, { params: { id: restaurantId }, body });
  };
  const [pie = '', fish = ''] = made.map(({ id }) => id);
  return { admin, restaurantId, pie, fish, report };
}

test('a dish is known by the days of a quarter, those on which none was sold too', async () => {
  const { admin, restaurantId, pie, fish, report } = await sellingKitchen();
  const today = new Date(product.now()).toISOString().slice(0, 10);
  const sold = [
    { id: pie, day: dayLater(today, -91), servings: 50 },
    { id: pie, day: dayLater(today, -90), servings: 10 },
    { id: pie, day: dayLater(today, -60), servings: 0 },
    { id: fish, day: dayLater(today, -60), servings: 7 },
    { id: fish, day: dayLater(today, -59), servings: -2 },
  ];
  for (const [month, rows] of Map.groupBy(sold, ({ day }) => day.slice(0, 7))) await report(month, rows);
  const { items } = await admin(api.readPlanDishes, { body: { restaurantId, recipeIds: [pie, fish] } });
  expect(items.find(({ id }) => id === pie)?.sold?.onDays).toEqual([
    { day: dayLater(today, -90), servings: 10 },
    { day: dayLater(today, -60), servings: 0 },
  ]);
  expect(items.find(({ id }) => id === fish)?.sold?.onDays).toEqual([{ day: dayLater(today, -60), servings: 7 }]);
});

test('a day gets its sales from the report of its month, a row for each dish, over a year at most', async () => {
  const { admin, restaurantId, pie, fish, report } = await sellingKitchen();
  const day = '2026-05-29';
  await report('2026-05', [
    { id: pie, day, servings: 4 },
    { id: pie, day, servings: 5 },
    { id: fish, day, servings: 0 },
  ]);
  await report('2026-06', [{ id: pie, day, servings: 100 }]);
  const { id } = await admin(api.createMenuPlan, { body: { restaurantId, plan: cycle({ cells: [] }) } });
  const read = async (from: string, to: string) => admin(api.readPlanSales, { params: { id }, query: { from, to } });
  expect((await read('2025-06-01', '2026-06-01')).items.toSorted((one, other) => other.servings - one.servings)).toEqual([
    { day, recipeId: pie, servings: 9 },
    { day, recipeId: fish, servings: 0 },
  ]);
  for (const [from, to, code] of [
    ['2025-06-01', '2026-06-02', 'too_long'],
    ['2026-06-02', '2026-06-01', 'ends_before_it_begins'],
  ] as const)
    await expect(read(from, to)).rejects.toMatchObject({ code: 'invalid_input', fields: [{ path: 'to', code }] });
});

function onFridays(recipeId: string) {
  const friday = { week: 0, weekday: 5, lineId: 'l1', recipeId, servings: null, locked: false };
  return cycle({ weeks: 1, startsOn: '2026-05-25', cells: [friday] });
}

test('sales come with what other published plans of the kitchen serve on those days', async () => {
  const { admin, restaurantId, pie, fish } = await sellingKitchen();
  const { id } = await admin(api.createMenuPlan, { body: { restaurantId, plan: onFridays(pie) } });
  const dinner = await admin(api.createMenuPlan, { body: { restaurantId, plan: onFridays(fish) } });
  const span = { from: '2026-05-28', to: '2026-06-03' };
  const elsewhere = async () => (await admin(api.readPlanSales, { params: { id }, query: span })).elsewhere;
  expect(await elsewhere()).toEqual([]);
  for (const each of [id, dinner.id]) await admin(publishMenuPlan, { params: { id: each }, body: { title: 'Meny', version: 1 } });
  expect(await elsewhere()).toEqual([{ day: '2026-05-29', recipeId: fish }]);
});

test('a month says how much of what it sold stands on days: a row without a recipe or a day does not', async () => {
  const { admin, restaurantId, pie, report } = await sellingKitchen();
  const day = '2026-05-29';
  const rows = [
    { id: pie, day, servings: 80 },
    { id: pie, day: null, servings: 40 },
    { id: null, day, servings: 80, from: { file: 0, row: 4 } },
  ];
  await report('2026-05', rows, 'completed');
  // Of a draft nobody knows yet what was sold.
  await report('2026-04', [{ id: pie, day: '2026-04-30', servings: 9 }]);
  const { id } = await admin(api.createMenuPlan, { body: { restaurantId, plan: cycle({ cells: [] }) } });
  const read = async (from: string, to: string) =>
    (await admin(api.readPlanSales, { params: { id }, query: { from, to } })).months;
  expect(await read('2026-05-31', '2026-06-30')).toEqual([{ month: '2026-05', onDays: 80, sold: 200 }]);
  expect(await read('2026-04-01', '2026-04-02')).toEqual([{ month: '2026-04', onDays: 9, sold: null }]);
  expect(await read('2026-06-01', '2026-06-30')).toEqual([]);
});

test('a budget is for who may see costs: others neither read nor change it, and no other kitchen gets it', async () => {
  const admin = await product.as('admin');
  const rules = { eachDay: [], notTwiceADay: [], mostPerWeek: [] };
  const { id } = await create(cycle({ rules: { ...rules, budget: 35 } }), admin);
  const read = async (by: Caller) => by(api.readMenuPlan, { params: { id } });
  expect((await read(admin)).rules.budget).toBe(35);
  expect((await read(chef)).rules).toEqual(rules);
  const plan = cycle({ name: 'Köket', rules: { ...rules, eachDay: ['vegan'], budget: 99 } });
  const saved = await chef(api.updateMenuPlan, { params: { id }, body: { plan, version: 1 } });
  expect(saved.rules).toEqual({ ...rules, eachDay: ['vegan'] });
  expect((await read(admin)).rules).toEqual({ ...rules, eachDay: ['vegan'], budget: 35 });
  expect((await create(plan)).rules.budget).toBeUndefined();
  const empty = cycle({ cells: [], rules: { ...rules, budget: 35 } });
  const there = { params: { id: (await create(empty, admin)).id }, body: { name: 'Kopia', restaurantId: havnen } };
  const copy = await admin(api.cloneMenuPlan, there);
  expect((await admin(api.readMenuPlan, { params: { id: copy.id } })).rules.budget).toBeUndefined();
});

test('for another tenant there is no such plan, and its recipes are no dishes of theirs', async () => {
  const { id } = await create();
  const stranger = await product.as('stranger');
  await expect(stranger(api.readMenuPlan, { params: { id } })).rejects.toMatchObject({ code: 'not_found' });
  await expect(stranger(api.deleteMenuPlan, { params: { id } })).rejects.toMatchObject({ code: 'not_found' });
  await expect(stranger(api.listMenuPlans, { query: { restaurantId: matsalen } })).rejects.toMatchObject({ code: 'not_found' });
});

test('without a subscription that has menu plans they are read, and not changed', async () => {
  const { id } = await create();
  const organization = demoId('norrsken');
  const set = async (plan: string) =>
    product.database.updateTable('organization').set({ plan }).where('id', '=', organization).execute();
  const { plan } = await product.database
    .selectFrom('organization')
    .select('plan')
    .where('id', '=', organization)
    .executeTakeFirstOrThrow();
  await set('starter');
  const held = await product.as('chef');
  expect(await held(api.readMenuPlan, { params: { id } })).toMatchObject({ id });
  await expect(create(cycle(), held)).rejects.toMatchObject({ code: 'plan_lacks' });
  await expect(held(api.deleteMenuPlan, { params: { id } })).rejects.toMatchObject({ code: 'plan_lacks' });
  await set(plan);
});

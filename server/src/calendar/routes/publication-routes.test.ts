import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { createMenuPlan, deleteMenuPlan, listMenuPlans, updateMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import {
  changeMealFeed,
  publishMenuPlan,
  readPublication,
  showPlanOnMenu,
  withdrawMenuPlan,
} from '@plateprint/shared/calendar/publication-api.ts';
import { DistributorsListResponse, MenuResponse } from '@plateprint/shared/calendar/published/open-meal-schema.fixture.ts';
import { createMenu, readMenu, shareMenu, updateMenu } from '@plateprint/shared/menus/menu-api.ts';
import { createRecipe, updateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signRecipe } from '../../../test/support/signing/sign-recipe.ts';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { addStrangers } from '../../../test/support/strangers.ts';
import { demoId } from '../../demo/demo-id.ts';

const matsalen = demoId('matsalen');
const DAY = 86_400_000;
let product: Product;
let chef: Caller;
let soup = '';
let stew = '';
let planId = '';

beforeAll(async () => {
  product = await openProduct();
  await addStrangers(product);
  chef = await product.as('chef');
  [soup, stew] = [await dish('Löksoppa', 'yellow-onion'), await dish('Gryta', 'carrot')];
});
afterAll(() => product.close());

async function dish(name: string, food: string): Promise<string> {
  const line = { inputIngredient: name, ingredient: food, variation: `${food}.raw`, amount: 400, unit: 'g' as const };
  return (await chef(createRecipe, { body: { restaurantId: matsalen, names: [{ language: 'sv', name }], ingredients: [line] } }))
    .id;
}

/** Where the kitchen stands: at its midnight Greenwich has another day. */
const today = () => dayAt('SE', new Date(product.now()));

/** The soup on even days of the week and the stew on odd ones, so that tomorrow has another dish than today. */
const plan = (change: object = {}): CallInput<typeof createMenuPlan>['body']['plan'] => ({
  name: 'Internt: hösten',
  weeks: 1,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  lines: [{ id: 'l', name: 'Lunch 1' }],
  startsOn: '2026-01-05',
  cells: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    week: 0,
    weekday,
    lineId: 'l',
    recipeId: weekday % 2 === 0 ? soup : stew,
    servings: 77,
  })),
  ...change,
});

beforeEach(async () => {
  await product.database.deleteFrom('menu_plan').execute();
  planId = (await chef(createMenuPlan, { body: { restaurantId: matsalen, plan: plan() } })).id;
});

const publish = async (title = 'Lunch') => chef(publishMenuPlan, { params: { id: planId }, body: { title } });
const address = async (to: 'on' | 'off' | 'renewed') =>
  (await chef(changeMealFeed, { params: { id: planId }, body: { address: to } })).feed;
const status = async (token: string | null) => (await read(`${token}/meals.ics`)).statusCode;
const read = async (path: string) => product.app.inject({ url: `/meals/${path}` });

async function menuOfPlan(shows: 'today' | 'week'): Promise<string> {
  const body = { restaurantId: matsalen, name: shows, options: {}, settings: {}, blocks: [] };
  const { id } = await chef(createMenu, { body });
  await chef(showPlanOnMenu, { params: { id: planId }, body: { menuId: id, shows } });
  return id;
}
const dishesOf = async (id: string) =>
  (await chef(readMenu, { params: { id } })).blocks.flatMap((block) => (block.kind === 'recipe' ? [block.recipeId] : []));

test('what was published is fed to everybody who has the address, and what is changed since is not', async () => {
  await publish();
  const token = await address('on');
  await chef(updateMenuPlan, { params: { id: planId }, body: { plan: plan({ cells: [] }) } });
  const meals = await read(`${token}/meals`);
  expect(MenuResponse.parse(meals.json())).toEqual(meals.json());
  expect(meals.json().meals).toHaveLength(8);
  expect(meals.json().meals[0]).toMatchObject({ name: 'Lunch', date: expect.stringContaining(today()), lang: 'sv' });
  expect(meals.json().meals[0].courses[0]).toMatchObject({ optionName: 'Lunch 1', co2Equivalents: expect.any(Number) });
  expect(meals.headers['access-control-allow-origin']).toBe('*');
  expect(meals.body).not.toMatch(/Internt|servings/);
  const distributors = await read(`${token}/distributors`);
  expect(DistributorsListResponse.parse(distributors.json())).toEqual(distributors.json());
  const [{ id, iCalendar }] = distributors.json().distributors;
  expect([(await read(`${token}/distributors/${id}`)).statusCode, (await read(`${token}/distributors/x`)).statusCode]).toEqual([
    200, 404,
  ]);
  expect((await read(`${token}/meals?distributorId=x`)).json()).toEqual({ meals: [] });
  const calendar = await product.app.inject({ url: new URL(iCalendar).pathname });
  expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(calendar.body).toMatch(/SUMMARY:(Löksoppa|Gryta)/);
});

test('a calendar program that has a day reads that a dish of it gained an allergen, and that it was signed', async () => {
  const names = [{ language: 'sv' as const, name: 'Soppa' }];
  const onion = {
    inputIngredient: 'lök',
    ingredient: 'yellow-onion',
    variation: 'yellow-onion.raw',
    amount: 400,
    unit: 'g' as const,
  };
  const milk = { inputIngredient: 'smör', ingredient: 'butter', variation: 'butter.salted', amount: 50, unit: 'g' as const };
  const { id } = await chef(createRecipe, { body: { restaurantId: matsalen, names, ingredients: [onion] } });
  const cells = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ week: 0, weekday, lineId: 'l', recipeId: id }));
  await chef(updateMenuPlan, { params: { id: planId }, body: { plan: plan({ cells }) } });
  await publish();
  const token = await address('on');
  let [latest, sequence, etag] = ['', 0, ''];
  const becomesNewer = async (): Promise<string> => {
    const url = `/meals/${token}/meals.ics`;
    const { body, headers } = await product.app.inject({ url, headers: { 'if-none-match': etag } });
    const stamp = /LAST-MODIFIED:(\S+)/.exec(body)?.[1] ?? '';
    const number = Number(/SEQUENCE:(\d+)/.exec(body)?.[1]);
    expect([stamp > latest, number > sequence, headers['etag'] === etag]).toEqual([true, true, false]);
    [latest, sequence, etag] = [stamp, number, String(headers['etag'])];
    expect((await product.app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    // Far ahead of the database's own clock, which says when a recipe changed.
    product.wait(3_600_000);
    return body;
  };
  await becomesNewer();
  await chef(updateRecipe, { body: { id, names, ingredients: [onion, milk] } });
  expect(await becomesNewer()).toContain('mjölk');
  await signRecipe(chef, id);
  await becomesNewer();
});

test('an address is renewed and switched off: the former ones lead nowhere', async () => {
  await publish();
  const first = await address('on');
  expect(await address('on')).toBe(first);
  const second = await address('renewed');
  expect(second).not.toBe(first);
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  expect(await address('off')).toBeNull();
  expect(await status(second)).toBe(404);
});

test('a plan that was taken back or binned is fed to nobody, and a span is what was asked for', async () => {
  const token = await address('on');
  const count = async (query = '') => (await read(`${token}/meals${query}`)).json().meals.length as number;
  expect(await count()).toBe(0);
  await publish();
  expect(await count('?startDate=2026-12-01T00:00:00%2B01:00&endDate=2026-12-03')).toBe(3);
  await chef(withdrawMenuPlan, { params: { id: planId } });
  expect(await count()).toBe(0);
  await publish();
  await chef(deleteMenuPlan, { params: { id: planId } });
  expect(await count()).toBe(0);
});

test('a menu shows today’s dishes by itself: when a plan is published, and when a day begins', async () => {
  const menuId = await menuOfPlan('today');
  const week = await menuOfPlan('week');
  expect(await dishesOf(menuId)).toEqual([]);
  await publish();
  const [first] = await dishesOf(menuId);
  expect([soup, stew]).toContain(first);
  expect(await dishesOf(week)).toHaveLength(7);
  const { token } = await chef(shareMenu, { body: { linkNumber: 1, restaurantId: matsalen, menuId } });
  expect((await read(`${await address('on')}/meals`)).statusCode).toBe(200);
  expect((await product.app.inject({ url: `/live/${token}` })).body).toMatch(/Löksoppa|Gryta/);
  const weekday = new Date(today()).getUTCDay();
  product.wait(DAY);
  await product.services.jobs.queue(product.database, 'calendar.new_days', {});
  await product.drain();
  const [next] = await dishesOf(menuId);
  // From Sunday to Monday both are odd days.
  expect(next === first).toBe(weekday === 0);
  expect(await chef(readPublication, { params: { id: planId } })).toMatchObject({
    published: { title: 'Lunch', version: 1 },
    menus: [
      { id: menuId, shows: 'today', linkNumbers: [1] },
      { id: week, shows: 'week', linkNumbers: [] },
    ],
  });
});

test('a week on wide paper gets two columns when it is first written, and keeps those that somebody chose then', async () => {
  await publish();
  const options = { orientation: 'a4_landscape' as const };
  const made = { name: 'Week', options, settings: {}, blocks: [] };
  const { id } = await chef(createMenu, { body: { ...made, restaurantId: matsalen } });
  const show = async () => chef(showPlanOnMenu, { params: { id: planId }, body: { menuId: id, shows: 'week' as const } });
  const columns = async () => (await chef(readMenu, { params: { id } })).options.columnType;
  await show();
  expect(await columns()).toBe('inline');
  const { blocks } = await chef(readMenu, { params: { id } });
  await chef(updateMenu, { body: { ...made, id, options: { ...options, columnType: 'stacked' }, blocks } });
  await show();
  expect(await columns()).toBe('stacked');
});

test('the other plans that guests see are named with their days, and the list says which are published', async () => {
  await publish();
  const { id } = await chef(createMenuPlan, { body: { restaurantId: matsalen, plan: plan({ name: 'Vår' }) } });
  const { beside } = await chef(readPublication, { params: { id } });
  expect(beside).toMatchObject([{ id: planId, title: 'Lunch' }]);
  expect((await chef(readPublication, { params: { id: planId } })).beside).toEqual([]);
  const { items } = await chef(listMenuPlans, { query: { restaurantId: matsalen } });
  expect(Object.fromEntries(items.map((each) => [each.id, each.isPublished]))).toMatchObject({ [planId]: true, [id]: false });
});

test('a version that nobody looked at is not published', async () => {
  const asked = { params: { id: planId } };
  const owner = await product.as('owner');
  await owner(updateMenuPlan, { ...asked, body: { plan: plan({ cells: [] }) } });
  await expect(chef(publishMenuPlan, { ...asked, body: { title: 'Lunch', version: 1 } })).rejects.toMatchObject({
    code: 'changed_meanwhile',
    fields: [{ path: 'version', code: 'saved_by_another' }],
  });
  expect((await chef(readPublication, asked)).published).toBeNull();
  expect(await chef(publishMenuPlan, { ...asked, body: { title: 'Lunch', version: 2 } })).toMatchObject({
    published: { version: 2 },
  });
});

test('somebody who may not publish is refused, and strangers see nothing of it', async () => {
  const stranger = await product.as('stranger');
  const asked = { params: { id: planId } };
  await expect(stranger(readPublication, asked)).rejects.toMatchObject({ code: 'not_found' });
  await expect(stranger(publishMenuPlan, { ...asked, body: { title: 'x' } })).rejects.toMatchObject({ code: 'not_found' });
  await expect(chef(publishMenuPlan, { ...asked, body: { title: ' ' } })).rejects.toMatchObject({ code: 'invalid_input' });
});

test('a plan with a promise that is surely broken goes out with a reason alone', async () => {
  const lines = [{ id: 'l', name: 'Vegetariskt' }];
  const steak = await dish('Biff', 'beef');
  const cells = [{ week: 0, weekday: 1, lineId: 'l', recipeId: steak, servings: 10 }];
  await chef(updateMenuPlan, { params: { id: planId }, body: { plan: plan({ lines, cells }) } });
  await expect(publish()).rejects.toMatchObject({ code: 'words_in_question', fields: [{ code: 'not_as_promised' }] });
  const reason = 'Det är växtbiff.';
  const { published } = await chef(publishMenuPlan, { params: { id: planId }, body: { title: 'Lunch', reason } });
  expect(published).toMatchObject({ title: 'Lunch' });
  const kept = await product.database
    .selectFrom('audit_entry')
    .select('after')
    .where('deed', '=', 'open_allergens_shared')
    .execute();
  expect(kept).toEqual([{ after: { promises: ['Vegetariskt'], reason: [reason] } }]);
});

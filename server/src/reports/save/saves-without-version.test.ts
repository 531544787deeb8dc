import { firstDayOf, type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import * as menus from '@plateprint/shared/menus/menu-api.ts';
import * as menuVersions from '@plateprint/shared/menus/menu-version-api.ts';
import * as recipes from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as recipeVersions from '@plateprint/shared/recipes/api/recipe-version-api.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import * as versions from '@plateprint/shared/reports/report-version-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { again, dish, grams, matsalen } from '../../../test/support/recipe-bodies.ts';

type Sales = CallInput<typeof api.createSalesReport>['body'];

let product: Product;
let chef: Caller;
let soup = '';
beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
  soup = (await chef(recipes.createRecipe, { body: dish('Onion soup') })).id;
});
afterAll(() => product.close());

function sold(servings: number, startDate = '1991-02-01'): Sales {
  const rows = [{ key: '1', id: soup, name: 'Onion soup', servings }];
  const kind = { category: 'restaurant', variety: 'sales', type: 'monthly' } as const;
  return { ...kind, name: 'Month', startDate, settings: {}, recipes: rows, status: 'completed' };
}

const create = async (body: Sales) => chef(api.createSalesReport, { params: { id: matsalen }, body });
const update = async (id: string, body: CallInput<typeof api.updateSalesReport>['body']) =>
  chef(api.updateSalesReport, { params: { id }, body });
const read = async (id: string) => chef(api.readReport, { params: { id } });

describe('a report', () => {
  test('is written over without a version, and the former one stays with its rows and figures', async () => {
    const made = await create(sold(10));
    const saved = await update(made.id, sold(25));
    expect([saved.version, saved.data?.totalServings]).toEqual([2, 25]);
    const { items } = await chef(versions.listReportVersions, { params: { id: made.id } });
    expect(items).toEqual([{ version: 1, name: 'Month', savedAt: made.updatedAt }]);
    const former = await chef(versions.readReportVersion, { params: { id: made.id, version: 1 } });
    expect(former).toEqual(made);
    const returned = await update(made.id, { ...former, version: undefined, restaurants: [] });
    expect(returned).toMatchObject({ version: 3, data: { totalServings: 10 } });
    await expect(chef(versions.readReportVersion, { params: { id: made.id, version: 9 } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('with a version is checked, and what was completed stays as it was published', async () => {
    const { id } = await create(sold(10, '1991-03-01'));
    await update(id, { version: 1, ...sold(11, '1991-03-01') });
    const stale = { code: 'changed_meanwhile', fields: [{ path: 'version', code: 'saved_by_you' }] };
    await expect(update(id, { version: 1, ...sold(12, '1991-03-01') })).rejects.toMatchObject(stale);
    await expect(update(id, { version: 1, updateOnlySettings: true })).rejects.toMatchObject(stale);
    const { items } = await chef(versions.listReportVersions, { params: { id } });
    expect(items.map(({ version }) => version)).toEqual([1]);
    const published = await chef(versions.readReportVersion, { params: { id, version: 1 } });
    expect(published.data?.totalServings).toBe(10);
    expect((await read(id)).data?.totalServings).toBe(11);
  });

  test('of two saves without a version the last stands, and all of them are there', async () => {
    const { id } = await create(sold(10, '1991-04-01'));
    await Promise.all([20, 30].map(async (servings) => update(id, sold(servings, '1991-04-01'))));
    const now = await read(id);
    const { items } = await chef(versions.listReportVersions, { params: { id } });
    expect([now.version, ...items.map(({ version }) => version)]).toEqual([3, 2, 1]);
    const former = await Promise.all(
      items.map(async ({ version }) => chef(versions.readReportVersion, { params: { id, version } })),
    );
    const servings = [now, ...former].map(({ data }) => data?.totalServings ?? 0);
    expect(servings.toSorted((a, b) => a - b)).toEqual([10, 20, 30]);
  });

  test('has its settings saved with the restaurant and the location alone; what is not sent stays', async () => {
    const made = await create({ ...sold(10, '1991-05-01'), settings: { title: 'Lunch', numberOfGuests: 12 } });
    const body = { updateOnlySettings: true, restaurantId: matsalen, emissionDatabase: 'rise' as const };
    const saved = await update(made.id, body);
    expect(saved).toMatchObject({
      version: 2,
      settings: made.settings,
      emissionDatabase: made.emissionDatabase,
      data: made.data,
    });
    const logo = await update(made.id, { ...body, editLogoType: true, logoType: 'none' });
    expect(logo.settings).toEqual({ ...made.settings, logoType: 'none' });
    const { items } = await chef(versions.listReportVersions, { params: { id: made.id } });
    expect(items.map(({ version }) => version)).toEqual([2, 1]);
    await expect(update(made.id, { ...body, restaurantId: 'another' })).rejects.toMatchObject({
      fields: [{ path: 'restaurantId', code: 'other_restaurant' }],
    });
  });

  test('takes and gives the dishes of its menus in a list of their own', async () => {
    const menu = { key: 'l', id: 'lunch', name: 'Lunch', servings: 8 };
    const body = { ...sold(1, '1991-06-01'), recipes: [], menus: [menu], menuRecipes: [{ id: soup, menuId: 'lunch' }] };
    const made = await create(body);
    expect(made.menuRecipes).toMatchObject([{ id: soup, menuId: 'lunch', servings: 8 }]);
    expect(made.data).toMatchObject({ totalServings: 8, coverage: { rows: 1, rowsCovered: 1 } });
    const { restaurants: _, ...whole } = made;
    expect((await update(made.id, whole)).data?.totalServings).toBe(8);
    const lost = [{ id: soup, menuId: 'dinner' }];
    await expect(create({ ...body, startDate: '1991-07-01', menuRecipes: lost })).rejects.toMatchObject({
      fields: [{ path: 'menuRecipes.0.menuId', code: 'no_such_menu' }],
    });
  });

  test('is of no guests or of a number above none, and is not completed before it begins', async () => {
    await expect(create({ ...sold(10, '1991-09-01'), settings: { numberOfGuests: 0 } })).rejects.toMatchObject({
      fields: [{ path: 'settings.numberOfGuests' }],
    });
    const refusal = { code: 'invalid_input', fields: [{ path: 'startDate', code: 'in_future' }] };
    // Not even as a draft: nobody prepares a report for the next century.
    await expect(create({ ...sold(10, '2099-01-01'), status: 'draft' })).rejects.toMatchObject(refusal);
    const month = monthLater(new Date().toISOString().slice(0, 7) as Month, 1);
    const ahead = { ...sold(10, firstDayOf(month)) };
    await expect(create(ahead)).rejects.toMatchObject(refusal);
    const { id } = await create({ ...ahead, status: 'draft' });
    await expect(update(id, { ...ahead, status: 'completed' })).rejects.toMatchObject(refusal);
  });

  test('that is sent without its rows is refused by the name of what is missing', async () => {
    const { id } = await create(sold(10, '1991-08-01'));
    await expect(update(id, { name: 'Only a name' })).rejects.toMatchObject({ fields: [{ path: 'report', code: 'required' }] });
  });
});

describe('a menu', () => {
  const lunch = { name: 'Lunch', options: {}, settings: {}, blocks: [] };

  test('is written over without a version, and the former one stays', async () => {
    const made = await chef(menus.createMenu, { body: { ...lunch, restaurantId: matsalen } });
    await expect(chef(menus.updateMenu, { body: { ...lunch, id: made.id, version: 7 } })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
    const saved = await chef(menus.updateMenu, { body: { ...lunch, name: 'Supper', id: made.id } });
    expect(saved).toMatchObject({ name: 'Supper', version: 2 });
    const { items } = await chef(menuVersions.listMenuVersions, { params: { id: made.id } });
    expect(items).toEqual([{ version: 1, name: 'Lunch', savedAt: made.updatedAt }]);
    expect(await chef(menuVersions.readMenuVersion, { params: { id: made.id, version: 1 } })).toEqual(made);
    await chef(menus.updateMenu, { body: { ...lunch, id: made.id, version: 2 } });
    expect((await chef(menuVersions.listMenuVersions, { params: { id: made.id } })).items).toHaveLength(1);
  });
});

describe('a recipe', () => {
  test('is written over without a version, and both are there', async () => {
    const made = await chef(recipes.createRecipe, { body: dish('Broth') });
    const { version: _, ...body } = again(made);
    const saved = await Promise.all(
      [500, 600].map(async (amount) => chef(recipes.updateRecipe, { body: { ...body, ingredients: [grams(amount)] } })),
    );
    expect(new Set(saved.map(({ version }) => version))).toEqual(new Set([2, 3]));
    const { items } = await chef(recipeVersions.listRecipeVersions, { params: { id: made.id } });
    expect(items.map(({ version }) => version)).toEqual([3, 2, 1]);
    await expect(chef(recipes.updateRecipe, { body: again(made) })).rejects.toMatchObject({ code: 'changed_meanwhile' });
  });
});

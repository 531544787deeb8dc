import { randomUUID } from 'node:crypto';
import { noteBalance, readBalance } from '@plateprint/shared/purchases/api/balance-api.ts';
import { dropInvoices } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { createSalesReport } from '@plateprint/shared/reports/api/report-api.ts';
import { newReport } from '@plateprint/shared/reports/wizard/new-report.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { dish, grams, matsalen, norrsken } from '../../../test/support/recipe-bodies.ts';
import { UBL_DAIRY } from '../reading/documents.fixture.ts';

let product: Product;
let admin: Caller;
// Where the demo's chef cooks.
const id = matsalen;
const QUARTER = { from: '2026-04', to: '2026-06' };

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
  await boughtAndSold(id);
});
afterAll(() => product.close());

/** May of a kitchen: 60 kg of something were bought; a hundred portions of half a kilogram of potatoes were sold. */
async function boughtAndSold(kitchen: string, article = 'Økologiske kartofler'): Promise<void> {
  const xml = UBL_DAIRY.replace('5790000000012', randomUUID())
    .replace('12345678', randomUUID())
    .replaceAll('Økologiske kartofler', article);
  const file = new Blob([xml], { type: 'application/xml' });
  await admin(dropInvoices, { params: { id: kitchen }, query: { language: 'da', buyers: 'here' }, file });
  const mash = { ...dish('Mash', { ingredients: [grams(500, 'potato.raw')], portions: 1 }), restaurantId: kitchen };
  const { id: recipe } = await admin(createRecipe, { body: mash });
  const kind = { category: 'restaurant', variety: 'sales', type: 'monthly' } as const;
  const draft = newReport(kind, 'da', '2026-05');
  const recipes = [{ key: 'a', id: recipe, name: 'Mash', servings: 100, from: null }];
  await admin(createSalesReport, {
    params: { id: kitchen },
    body: { ...draft, startDate: '2026-05-01', endDate: '2026-05-31', recipes, key: randomUUID(), status: 'completed' },
  });
}

test('protein is that of the kind which was bought: dried chickpeas have three times that of canned ones', async () => {
  const { id: kitchen } = await admin(createRestaurant, { body: { organizationId: norrsken, name: `Kitchen ${randomUUID()}` } });
  await boughtAndSold(kitchen, 'Tørrede kikærter');
  const { protein } = await admin(readBalance, { params: { id: kitchen }, query: QUARTER });
  expect(protein.bought.plant).toBeCloseTo(60_000 * 0.205, 6);
});

test('what was bought stands against what the dishes used, by families, with money for those who may see it', async () => {
  const balance = await admin(readBalance, { params: { id }, query: { ...QUARTER, language: 'da' } });
  expect(balance).toMatchObject({
    currency: 'DKK',
    maySeeCosts: true,
    months: { both: ['2026-05'], onlyBought: [], onlySold: [] },
  });
  const potatoes = balance.families.find(({ family }) => family === 'potatoes-roots');
  expect(potatoes).toMatchObject({ bought: { grams: 60_000, money: 600 }, used: { grams: 50_000 }, reasons: [] });
  expect(potatoes?.difference).toMatchObject({ grams: 10_000, money: expect.closeTo(100, 6) as number });
  expect(potatoes?.foods[0]).toMatchObject({ name: expect.stringMatching(/kartof/iu) as string, bought: 60_000, used: 50_000 });
  expect(balance.total.bought.grams - balance.total.used.grams).toBeCloseTo(balance.total.difference.grams, 6);
  expect(balance.protein.used.plantShare).toBe(1);
  expect(balance.dishes).toEqual([{ kind: 'vegan', dishes: 1, offered: 1, servings: 100, sold: 1 }]);
});

test('reasons and stock are kept for the time, and count', async () => {
  const note = {
    family: 'potatoes-roots',
    reasons: ['staff' as const, 'waste' as const],
    openingGrams: 1000,
    closingGrams: 4000,
  };
  await admin(noteBalance, { params: { id }, body: { ...QUARTER, ...note } });
  await admin(noteBalance, { params: { id }, body: { ...QUARTER, ...note, closingGrams: 5000 } });
  const { families } = await admin(readBalance, { params: { id }, query: QUARTER });
  const potatoes = families.find(({ family }) => family === 'potatoes-roots');
  expect(potatoes).toMatchObject({ reasons: ['staff', 'waste'], openingGrams: 1000, closingGrams: 5000 });
  expect(potatoes?.difference.grams).toBeCloseTo(6000, 6);
  const other = await admin(readBalance, { params: { id }, query: { from: '2026-05', to: '2026-05' } });
  expect(other.families.every(({ reasons }) => reasons.length === 0)).toBe(true);
});

test('months with one side alone are named and in no sum; an unknown family and an endless time are refused', async () => {
  const { id: empty } = await admin(createRestaurant, { body: { organizationId: norrsken, name: `Kitchen ${randomUUID()}` } });
  expect(await admin(readBalance, { params: { id: empty }, query: QUARTER })).toMatchObject({ families: [], explained: null });
  const note = { family: 'nothing', reasons: [], openingGrams: null, closingGrams: null };
  await expect(admin(noteBalance, { params: { id }, body: { ...QUARTER, ...note } })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  const query = { from: '2024-01', to: '2026-06' };
  await expect(admin(readBalance, { params: { id }, query })).rejects.toMatchObject({ code: 'invalid_input' });
});

test('somebody who may not see costs sees weights and no money', async () => {
  const chef = await product.as('chef');
  const balance = await chef(readBalance, { params: { id: matsalen }, query: QUARTER });
  expect(balance).toMatchObject({ maySeeCosts: false, currency: null });
  expect(balance.families.length).toBeGreaterThan(0);
  expect(JSON.stringify(balance)).not.toMatch(/"(?:money|boughtMoney)":-?\d/u);
});

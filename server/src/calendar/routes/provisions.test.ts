import { randomUUID } from 'node:crypto';
import { neededFoods } from '@plateprint/shared/calendar/kitchen/needed-foods.ts';
import { cookedDays, linesOfDays } from '@plateprint/shared/calendar/kitchen/production.ts';
import { shoppingRows } from '@plateprint/shared/calendar/kitchen/shopping-list.ts';
import { createMenuPlan, readMenuPlan, readPlanCosts, readPlanProvisions } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { dropInvoices } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { keepMakerStatement } from '@plateprint/shared/purchases/api/statement-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { norrsken } from '../../../test/support/recipe-bodies.ts';
import { addStrangers } from '../../../test/support/strangers.ts';
import { UBL_DAIRY } from '../../purchases/reading/documents.fixture.ts';

let product: Product;
let admin: Caller;
let restaurantId = '';
let planId = '';

beforeAll(async () => {
  product = await openProduct();
  await addStrangers(product);
  admin = await product.as('admin');
  const name = `Kitchen ${randomUUID()}`;
  restaurantId = (await admin(createRestaurant, { body: { organizationId: norrsken, name, location: 'DK' } })).id;
  const mash = await recipe('Mos', { portions: 1, ingredients: [potato(800), { inputIngredient: 'salt' }], ingredientBag: true });
  const pie = await recipe('Paj', {
    portions: 4,
    ingredients: [
      { inputIngredient: 'Mos', bagId: mash, amount: 400, unit: 'g' },
      { ...potato(100), inputIngredient: 'potatis till' },
    ],
    customIngredients: [{ name: 'Husets krydda', weight: 8 }],
  });
  const cells = [{ week: 0, weekday: 1, lineId: 'l', recipeId: pie, servings: 120 }];
  const plan = { name: 'Vår', weeks: 1, lines: [{ id: 'l', name: 'Lunch' }], cells, startsOn: '2026-01-05' };
  planId = (await admin(createMenuPlan, { body: { restaurantId, plan } })).id;
});
afterAll(() => product.close());

const potato = (amount: number) => ({
  inputIngredient: 'potatis',
  ingredient: 'potato',
  variation: 'potato.raw',
  amount,
  unit: 'g' as const,
});

async function recipe(
  name: string,
  body: Omit<NonNullable<Parameters<typeof admin<typeof createRecipe>>[1]>['body'], 'names' | 'restaurantId'>,
) {
  return (await admin(createRecipe, { body: { restaurantId, names: [{ language: 'sv', name }], ...body } })).id;
}

test('what a plan needs is listed by food, its base recipes taken apart, and bought in the packs of the last invoice', async () => {
  const today = new Date(product.now()).toISOString().slice(0, 10);
  const xml = UBL_DAIRY.replace('2026-05-12', `${today.slice(0, 7)}-01`)
    .replace('unitCode="KGM">60', 'unitCode="XSA">4')
    .replace('Økologiske kartofler', 'Kartofler 10 kg');
  const file = new Blob([xml], { type: 'application/xml' });
  await admin(dropInvoices, { params: { id: restaurantId }, query: { language: 'da', buyers: 'here' }, file });
  const plan = await admin(readMenuPlan, { params: { id: planId } });
  const { recipes, bases, articles } = await admin(readPlanProvisions, { params: { id: planId } });
  expect(articles).toMatchObject([
    { variationId: 'potato.raw', supplier: 'Mejeri & Mark', number: 'K-77', unit: null, packGrams: 10_000 },
  ]);
  const days = cookedDays(
    plan,
    { from: '2026-01-05', to: '2026-01-11' },
    { dishes: plan.dishes, recipes: new Map(recipes.map((each) => [each.id, each])), guests: null },
  );
  const { known, unknown } = neededFoods(linesOfDays(days, new Map(bases.map((each) => [each.id, each]))));
  // 30 times the pie: 400 g of mash and 100 g of potatoes.
  expect(known.map(({ line: { written }, grams }) => [written, grams])).toEqual([
    ['potatis', 15_000],
    ['Husets krydda', 240],
  ]);
  expect(unknown.map(({ written }) => written)).toEqual(['salt']);
  const [row] = shoppingRows(known, articles, { stock: new Map(), chosen: new Map() });
  expect(row).toMatchObject({ toBuy: 15_000, packs: 2, bought: 20_000, leftOver: 5000 });
});

test('an article has the allergens that its maker says, and of which the maker says nothing those of its food', async () => {
  const read = async () => (await admin(readPlanProvisions, { params: { id: planId } })).articles[0];
  const before = await read();
  expect(before?.statement).toBeNull();
  expect(before?.allergens.contains).toEqual([]);
  const { supplier, number = '', name = '' } = before ?? {};
  const statement = {
    allergens: [{ allergen: 'sulphites' as const, state: 'contains' as const }],
    ingredients: '',
    statedOn: '2026-05-02',
    source: 'Etiket',
    link: null,
  };
  const body = { article: { supplier: supplier ?? '', number, name }, statement, former: null };
  const kept = await admin(keepMakerStatement, { params: { id: restaurantId }, body });
  expect(await read()).toMatchObject({ statement: kept.statement, allergens: { ...before?.allergens, contains: ['sulphites'] } });
});

test('somebody who may see costs reads what a portion costs, base recipes and all; a cook does not', async () => {
  const { currency, items } = await admin(readPlanCosts, { params: { id: planId } });
  expect(currency).toBe('DKK');
  // 600 for 40 kg; 125 g of potatoes a portion, beside 2 g of the kitchen's own spice.
  expect(items).toMatchObject([{ perPortion: expect.closeTo(1.875, 9), pricedShare: expect.closeTo(500 / 508, 9) }]);
  const cook = await product.as('chef');
  await expect(cook(readPlanCosts, { params: { id: planId } })).rejects.toMatchObject({ code: expect.stringMatching(/not_/) });
});

test('nothing in it says what anything costs, and strangers read none of it', async () => {
  const provisions = await admin(readPlanProvisions, { params: { id: planId } });
  expect(JSON.stringify(provisions)).not.toMatch(/money|price|cost/i);
  const stranger = await product.as('stranger');
  await expect(stranger(readPlanProvisions, { params: { id: planId } })).rejects.toMatchObject({ code: 'not_found' });
});

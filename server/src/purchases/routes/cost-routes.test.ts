import { randomUUID } from 'node:crypto';
import { readDishCosts, readFoodPrices, readRisenPrices, typePrice } from '@plateprint/shared/costs/cost-api.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import { monthLater } from '@plateprint/shared/kernel/month.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { dropInvoices } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import type { CurrencyFrom } from '@plateprint/shared/organizations/currency.ts';
import { updateOrganization } from '@plateprint/shared/organizations/organization-api.ts';
import { readShares } from '@plateprint/shared/purchases/api/share-api.ts';
import { createProcurementReport } from '@plateprint/shared/reports/api/report-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { bagLine, dish, grams, matsalen, norrsken } from '../../../test/support/recipe-bodies.ts';
import { UBL_DAIRY } from '../reading/documents.fixture.ts';

let product: Product;
let admin: Caller;
let id = '';
let month: Month = '2026-05';

const kitchen = async (): Promise<string> =>
  (await admin(createRestaurant, { body: { organizationId: norrsken, name: `Kitchen ${randomUUID()}` } })).id;

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
  month = new Date(product.now()).toISOString().slice(0, 7) as Month;
});
beforeEach(async () => {
  id = await kitchen();
});
afterAll(() => product.close());

interface Bought {
  kg: number;
  money: number;
  in?: Month;
  currency?: string;
  of?: string;
}

/** Potatoes alone, beside the deposit of the dairy's invoice. */
async function buy(restaurantId: string, { kg, money, in: of = month, currency = 'DKK', of: name }: Bought): Promise<void> {
  const xml = UBL_DAIRY.replace('5790000000012', randomUUID())
    .replace('12345678', randomUUID())
    .replace('2026-05-12', `${of}-02`)
    .replace('>60<', `>${kg}<`)
    .replace('>600.00<', `>${money}<`)
    .replace('DocumentCurrencyCode>DKK', `DocumentCurrencyCode>${currency}`)
    .replace('Skummetmælk', 'Kassepant 2')
    .replace('Økologiske kartofler', name ?? 'Økologiske kartofler');
  const file = new Blob([xml], { type: 'application/xml' });
  const { refused } = await admin(dropInvoices, {
    params: { id: restaurantId },
    query: { language: 'da', buyers: 'here' },
    file,
  });
  expect(refused).toEqual([]);
}

const potato = { ingredientId: 'potato', variationId: 'potato.raw' };
const priceOf = async (restaurantId: string) =>
  admin(readFoodPrices, { params: { id: restaurantId }, body: { foods: [potato] } });

test('a price is all money over all grams of the last three months', async () => {
  await buy(id, { kg: 10, money: 100, in: monthLater(month, -1) });
  await buy(id, { kg: 30, money: 240 });
  await buy(id, { kg: 1, money: 900, in: monthLater(month, -5) });
  const { currency, items } = await priceOf(id);
  expect(currency).toBe('DKK');
  expect(items).toEqual([{ perKg: 8.5, kg: 40, from: 'kitchen', isOfFamily: false }]);
});

test('an article whose price rose is listed with what it cost more', async () => {
  await buy(id, { kg: 10, money: 80, in: monthLater(month, -4) });
  await buy(id, { kg: 30, money: 360 });
  const risen = await admin(readRisenPrices, { params: { id }, query: { language: 'da' } });
  expect(risen).toMatchObject({ currency: 'DKK', before: { to: monthLater(month, -4) }, now: { to: month } });
  expect(risen.items).toMatchObject([{ variationId: 'potato.raw', before: 8, now: 12, rise: 0.5, extra: 120 }]);
  const cook = await product.as('chef');
  await expect(cook(readRisenPrices, { params: { id: matsalen } })).rejects.toMatchObject({ code: 'not_allowed' });
});

test('without a price in both times nothing is said of rises', async () => {
  const known = async () => (await admin(readRisenPrices, { params: { id }, query: {} })).known;
  expect(await known()).toBe('unpriced');
  await buy(id, { kg: 10, money: 100 });
  expect(await known()).toBe('one_time');
  await buy(id, { kg: 10, money: 100, in: monthLater(month, -4) });
  expect(await known()).toBe('compared');
});

test('invoices of two currencies make no price', async () => {
  await buy(id, { kg: 10, money: 100 });
  await buy(id, { kg: 10, money: 200, currency: 'EUR' });
  expect(await priceOf(id)).toMatchObject({ currency: null, items: [null] });
});

const inCountry = async (location: 'NL' | 'FI' | 'GB' | 'US' | 'RS' | 'EU') => {
  const body = { organizationId: norrsken, name: `Kitchen ${randomUUID()}`, location };
  return (await admin(createRestaurant, { body })).id;
};

test('an organization says in which currency it counts and since when; invoices in another make no price', async () => {
  const set = async (currencies: CurrencyFrom[]) => admin(updateOrganization, { body: { id: norrsken, currencies } });
  await buy(id, { kg: 10, money: 100, currency: 'SEK' });
  expect((await set([{ from: month, currency: 'EUR' }])).currencies).toEqual([{ from: month, currency: 'EUR' }]);
  expect(await priceOf(id)).toMatchObject({ currency: null, items: [null] });
  const shares = await admin(readShares, { params: { id }, query: { from: month, to: month } });
  expect(shares).toMatchObject({ currency: null, currencies: ['EUR', 'SEK'], money: null });
  const empty = await kitchen();
  const { body } = { body: { foods: [potato] } };
  expect(await admin(readFoodPrices, { params: { id: empty }, body })).toMatchObject({ currency: null });
  await set([{ from: monthLater(month, -5), currency: 'EUR' }]);
  expect(await admin(readFoodPrices, { params: { id: empty }, body })).toMatchObject({ currency: 'EUR', items: [null] });
  const { items } = await admin(readOrganizationAudit, { params: { id: norrsken }, query: {} });
  expect(items.flatMap(({ changes }) => changes).find(({ field }) => field === 'currency')?.after).toEqual([
    `${monthLater(month, -5)} EUR`,
  ]);
  const twice = [month, month].map((from) => ({ from, currency: 'EUR' as const }));
  await expect(set(twice)).rejects.toMatchObject({ code: 'invalid_input' });
  await set([]);
  expect(await priceOf(id)).toMatchObject({ currency: 'SEK', items: [{ perKg: 10 }] });
});

test('a kitchen that bought none of it has the price of a kitchen of its organization in its country, and its currency', async () => {
  const [here, there, abroad] = [await inCountry('NL'), await inCountry('NL'), await inCountry('FI')];
  await buy(there, { kg: 10, money: 70, currency: 'EUR' });
  expect((await priceOf(here)).items).toEqual([{ perKg: 7, kg: 10, from: 'organization', isOfFamily: false }]);
  expect((await priceOf(abroad)).items).toEqual([null]);
});

test.each([
  ['RS', [{ from: 'organization', perKg: 7 }]],
  ['EU', [null]],
] as const)(
  'money of a file in %s, whose currency nobody knows, makes the price of another kitchen there: %j',
  async (place, items) => {
    const [here, there] = [await inCountry(place), await inCountry(place)];
    const potatoes = { key: 'a', written: 'potatoes', ingredient: 'potato', variation: 'potato.raw', amount: 10, unit: 'kg' };
    const body = {
      name: 'File',
      category: 'restaurant',
      variety: 'procurement',
      type: 'monthly',
      status: 'completed',
      settings: {},
      startDate: `${month}-01`,
      restaurantId: there,
      ingredients: [{ ...potatoes, money: 70, from: { file: 0, row: 2 } }],
      importedData: [{ name: 'file.csv', rows: 1 }],
    } as const;
    await admin(createProcurementReport, {
      body: { ...body, ingredients: [...body.ingredients], importedData: [...body.importedData] },
    });
    expect(await priceOf(here)).toMatchObject({ currency: null, items });
  },
);

test('what nobody bought has no price, and a cook sees none at all', async () => {
  const foods = [{ ingredientId: 'saffron', variationId: 'nothing.bought' }];
  expect((await admin(readFoodPrices, { params: { id }, body: { foods } })).items).toEqual([null]);
  const cook = await product.as('chef');
  await expect(cook(readFoodPrices, { params: { id: matsalen }, body: { foods } })).rejects.toMatchObject({
    code: 'not_allowed',
  });
});

test('what nobody bought has the price that the kitchen types, until it is bought or taken back', async () => {
  id = await inCountry('GB');
  expect((await priceOf(id)).items).toEqual([null]);
  const kept = await admin(typePrice, { params: { id }, body: { ...potato, perKg: 9 } });
  const price = { perKg: 9, kg: null, typedOn: kept.typedOn, from: 'typed', isOfFamily: false };
  expect((await priceOf(id)).items).toEqual([price]);
  await admin(typePrice, { params: { id }, body: { ...potato, perKg: 9.5 } });
  expect((await priceOf(id)).items).toEqual([{ ...price, perKg: 9.5 }]);
  await admin(typePrice, { params: { id }, body: { ...potato, perKg: null } });
  expect((await priceOf(id)).items).toEqual([null]);
  await admin(typePrice, { params: { id }, body: { ...potato, perKg: 9 } });
  await buy(id, { kg: 10, money: 70 });
  expect((await priceOf(id)).items).toMatchObject([{ perKg: 7, from: 'kitchen' }]);
});

test('a typed price is of one kitchen, in its currency, of a food that there is, and not for a cook', async () => {
  id = await inCountry('US');
  await admin(typePrice, { params: { id }, body: { ...potato, perKg: 9 } });
  expect((await priceOf(id)).items).toMatchObject([{ perKg: 9, from: 'typed' }]);
  expect((await priceOf(await inCountry('US'))).items).toEqual([null]);
  const beef = { ingredientId: 'beef', variationId: 'beef.raw' };
  await buy(id, { kg: 1, money: 7, currency: 'EUR', of: 'Gulerødder' });
  expect((await priceOf(id)).items).toEqual([null]);
  const wrong = admin(typePrice, { params: { id }, body: { ...beef, variationId: 'potato.raw', perKg: 9 } });
  await expect(wrong).rejects.toMatchObject({ code: 'invalid_input' });
  const cook = await product.as('chef');
  const refused = cook(typePrice, { params: { id: matsalen }, body: { ...potato, perKg: 9 } });
  await expect(refused).rejects.toMatchObject({ code: 'not_allowed' });
});

test('a dish costs what its foods do, a base recipe in it by weight', async () => {
  await buy(id, { kg: 10, money: 100 });
  const potatoes = grams(500, 'potato.raw');
  const bag = await admin(createRecipe, {
    body: dish('Mash', { restaurantId: id, ingredientBag: true, ingredients: [potatoes] }),
  });
  const body = dish('Mash and more', { restaurantId: id, portions: 2, ingredients: [potatoes, bagLine(bag.id, 200)] });
  const { id: recipeId } = await admin(createRecipe, { body });
  const { items, country } = await admin(readDishCosts, { params: { id }, body: { recipeIds: [recipeId] } });
  expect(country).toBe('SE');
  expect(items).toEqual([{ recipeId, perPortion: expect.closeTo(3.5, 6), pricedShare: 1, familyShare: 0 }]);
  const { bases } = await admin(readFoodPrices, { params: { id }, body: { foods: [], bases: [bag.id] } });
  expect(bases).toEqual([{ perKg: expect.closeTo(10, 6), isOfFamily: false, pricedShare: 1 }]);
});

import { randomUUID } from 'node:crypto';
import { readDishCosts } from '@plateprint/shared/costs/cost-api.ts';
import { listBought } from '@plateprint/shared/purchases/api/bought-api.ts';
import { dropInvoices, listInvoices, takeBackInvoice } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { listDeclaredPurchases, readShares } from '@plateprint/shared/purchases/api/share-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { listReports, readEvidence, readReport, updateProcurementReport } from '@plateprint/shared/reports/api/report-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { dish, grams, norrsken } from '../../../test/support/recipe-bodies.ts';
import { UBL_DAIRY } from '../reading/documents.fixture.ts';

let product: Product;
let admin: Caller;
let id = '';
let month = '2026-05';

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
  month = new Date(product.now()).toISOString().slice(0, 7);
});
beforeEach(async () => {
  id = (await admin(createRestaurant, { body: { organizationId: norrsken, name: `Kitchen ${randomUUID()}` } })).id;
});
afterAll(() => product.close());

/** 60 kg of potatoes for 600, milk for 620.50 and a deposit of 30. */
const invoiceIn = (currency: string): string =>
  UBL_DAIRY.replace('5790000000012', randomUUID())
    .replace('12345678', randomUUID())
    .replace('2026-05-12', `${month}-12`)
    .replace('DocumentCurrencyCode>DKK', `DocumentCurrencyCode>${currency}`);

async function drop(...currencies: string[]): Promise<void> {
  const files = currencies.map((currency, at) => [`${at}.xml`, strToU8(invoiceIn(currency))] as const);
  const file = new Blob([zipSync(Object.fromEntries(files))], { type: 'application/zip' });
  const query = { language: 'da', buyers: 'here' } as const;
  const { refused, kept } = await admin(dropInvoices, { params: { id }, query, file });
  expect(refused).toEqual([]);
  expect(kept).toHaveLength(currencies.length);
}

async function report() {
  const { items } = await admin(listReports, { params: { id } });
  return admin(readReport, { params: { id: items[0]?.id ?? '' } });
}

/** The potatoes of the report: what they weigh and cost, and the currency of their file. */
async function potatoes() {
  const { ingredients, importedData } = await report();
  const own = ingredients.filter(({ variation }) => variation === 'potato.raw');
  return own
    .map(({ amount, money, from }) => [amount, money, importedData[from?.file ?? -1]?.currency] as const)
    .toSorted(([, , one], [, , other]) => (one ?? '').localeCompare(other ?? ''));
}

async function takeBackIn(currency: string): Promise<void> {
  const { items } = await admin(listInvoices, { params: { id }, query: {} });
  const invoiceId = items.find((invoice) => invoice.currency === currency)?.id ?? '';
  await admin(takeBackInvoice, { params: { id, invoiceId }, query: {} });
}

async function complete(): Promise<string> {
  const { id: reportId, version, importedData, ingredients, name, category, variety, type, startDate } = await report();
  const draft = {
    name,
    category,
    variety,
    type,
    startDate,
    settings: {},
    importedData,
    ingredients,
    status: 'completed' as const,
  };
  await admin(updateProcurementReport, { body: { id: reportId, version, report: draft, status: 'completed' } });
  return reportId;
}

const shares = async () => admin(readShares, { params: { id }, query: { from: month, to: month } });

test.each([[[['EUR', 'SEK']]], [[['EUR'], ['SEK']]]])(
  'one article of invoices in two currencies is two rows: %j',
  async (drops) => {
    for (const currencies of drops) await drop(...currencies);
    expect(await potatoes()).toEqual([
      [60, 600, 'EUR'],
      [60, 600, 'SEK'],
    ]);
    expect((await report()).importedData.map(({ name, sums }) => [name, sums.money])).toEqual([
      ['E-fakturaer', expect.closeTo(1250.5, 6)],
      ['E-fakturaer (SEK)', expect.closeTo(1250.5, 6)],
    ]);
  },
);

test('what comes later stands with its own currency, and what is taken back leaves the other as it was', async () => {
  await drop('EUR', 'SEK');
  await drop('EUR');
  expect(await potatoes()).toEqual([
    [120, 1200, 'EUR'],
    [60, 600, 'SEK'],
  ]);
  await takeBackIn('EUR');
  await takeBackIn('EUR');
  expect(await potatoes()).toEqual([[60, 600, 'SEK']]);
  expect(await shares()).toMatchObject({ currency: 'SEK', money: 1220.5 });
});

test('no sum, share, price, cost of a dish, total or file adds up money of two invoices in two currencies', async () => {
  const body = dish('Mash', { restaurantId: id, ingredients: [grams(500, 'potato.raw')] });
  const { id: recipeId } = await admin(createRecipe, { body });
  await drop('EUR', 'SEK');
  const reportId = await complete();
  const [params, query] = [{ id }, { from: month, to: month }];
  expect(await shares()).toMatchObject({ currency: null, currencies: ['EUR', 'SEK'], money: null });
  const bought = await admin(listBought, { params, query });
  expect(bought).toMatchObject({ currency: null, total: { kg: expect.any(Number), money: null } });
  expect(bought.items.map(({ money }) => money)).toEqual([null, null]);
  expect((await admin(listDeclaredPurchases, { params, query })).items).toEqual([]);
  const costs = await admin(readDishCosts, { params, body: { recipeIds: [recipeId] } });
  expect(costs.items).toMatchObject([{ recipeId, pricedShare: 0 }]);
  const { data } = await admin(readReport, { params: { id: reportId } });
  expect(data?.coverage.rows).toBe(6);
  expect(data?.coverage.money).toBeUndefined();
  expect(data?.lines.map(({ money }) => money)).toEqual([null, null]);
  const evidence = await admin(readEvidence, { params: { id: reportId } });
  const rows = evidence.rows.filter(({ money }) => money === 600);
  expect(new Set(rows.map(({ from }) => from?.file))).toEqual(new Set(['E-fakturaer', 'E-fakturaer (SEK)']));
  expect(rows).toHaveLength(2);
});

/** A spreadsheet's 10 kg of potatoes for 200, beside the invoices of the report. */
async function besideFile(): Promise<void> {
  const { id: reportId, version, importedData, ingredients, name, category, variety, type, startDate } = await report();
  const file = importedData.length;
  const written = { written: 'Potatis', ingredient: 'potato', variation: 'potato.raw', amount: 10, unit: 'kg', money: 200 };
  const draft = {
    name,
    category,
    variety,
    type,
    startDate,
    settings: {},
    importedData: [...importedData, { name: 'inköp.csv', rows: 1 }],
    ingredients: [...ingredients, { key: `f${file}r2`, from: { file, row: 2 }, ...written }],
    status: 'draft' as const,
  };
  await admin(updateProcurementReport, { body: { id: reportId, version, report: draft, status: 'draft' } });
}

test.each([
  ['EUR', undefined],
  ['SEK', 1420.5],
] as const)('a spreadsheet is in kronor here: beside an invoice in %s the report says %s', async (currency, money) => {
  await drop(currency);
  await besideFile();
  const { data } = await admin(readReport, { params: { id: await complete() } });
  expect(data?.coverage.money).toBe(money);
});

test('of invoices in one currency the report says what its rows cost', async () => {
  await drop('EUR', 'EUR');
  const { data } = await admin(readReport, { params: { id: await complete() } });
  expect(data?.coverage.money).toBeCloseTo(2441, 6);
});

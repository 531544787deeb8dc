import { randomUUID } from 'node:crypto';
import { readFoodPrices } from '@plateprint/shared/costs/cost-api.ts';
import { listBought } from '@plateprint/shared/purchases/api/bought-api.ts';
import { dropInvoices } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { readShares } from '@plateprint/shared/purchases/api/share-api.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { norrsken } from '../../../test/support/recipe-bodies.ts';
import { UBL_DAIRY } from '../reading/documents.fixture.ts';

let product: Product;
let admin: Caller;
let id = '';
let month = '';

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
  month = new Date(product.now()).toISOString().slice(0, 7);
});
beforeEach(async () => {
  id = (await admin(createRestaurant, { body: { organizationId: norrsken, name: `Kitchen ${randomUUID()}` } })).id;
});
afterAll(() => product.close());

interface Row {
  amount: number;
  money: number;
  food?: 'butter' | 'carrot';
}

/** A file's purchases by the kilogram, as a completed report of this month. */
function purchases(rows: readonly Row[]) {
  const ingredients = rows.map(({ amount, money, food = 'butter' }, at) => ({
    key: `f0r${at + 2}`,
    written: food,
    ingredient: food,
    variation: food === 'butter' ? 'butter.salted' : 'carrot.raw',
    amount,
    unit: 'kg',
    money,
    from: { file: 0, row: at + 2 },
  }));
  return {
    restaurantId: id,
    name: 'Inköp',
    category: 'restaurant' as const,
    variety: 'procurement' as const,
    type: 'monthly' as const,
    startDate: `${month}-01`,
    settings: { language: 'en_gb' as const },
    status: 'completed' as const,
    ingredients,
    importedData: [{ name: 'köp.csv', rows: rows.length }],
  };
}
const made = async (rows: readonly Row[]) => admin(api.createProcurementReport, { body: purchases(rows) });
const read = async (report: { id: string }) => {
  const found = await admin(api.readReport, { params: { id: report.id } });
  return found.data;
};

const butter = { ingredientId: 'butter', variationId: 'butter.salted' };
const price = async () => (await admin(readFoodPrices, { params: { id }, body: { foods: [butter] } })).items[0];

test('what was sent back comes off weight, footprint and price of its food', async () => {
  const whole = await read(await made([{ amount: 8, money: 800 }]));
  await admin(api.deleteReport, { params: { id: (await monthOf()).id } });
  const data = await read(
    await made([
      { amount: 10, money: 1000 },
      { amount: -2, money: -200 },
    ]),
  );
  expect(data?.coverage).toMatchObject({ rows: 2, rowsCovered: 2, weight: 8000, money: 800 });
  expect(data?.co2?.value).toBeCloseTo(whole?.co2?.value ?? 0, 6);
  expect(data?.co2?.low).toBeCloseTo(whole?.co2?.low ?? 0, 6);
  expect(await price()).toMatchObject({ perKg: 100, kg: 8 });
});

test('of what came back beyond what was bought no price, no share and no letter is made, and it says so', async () => {
  const data = await read(
    await made([
      { amount: 10, money: 80, food: 'carrot' },
      { amount: -2, money: -200 },
    ]),
  );
  const line = data?.lines.find(({ weight }) => (weight ?? 0) < 0);
  expect(line).toMatchObject({ weight: -2000, level: null });
  expect(line?.co2?.low).toBeLessThan(line?.co2?.high ?? 0);
  expect(data?.contributions.at(-1)).toMatchObject({ group: 'butter', weight: -2000 });
  expect((await price())?.from).not.toBe('kitchen');
  const time = { from: month, to: month };
  const shares = await admin(readShares, { params: { id }, query: time });
  expect(shares).toMatchObject({ kg: 8, money: -120, sentBack: { articles: 1, kg: 2, money: 200 } });
  for (const { share, of } of shares.rules) expect([share >= 0, (of ?? -1) >= 0]).toEqual([true, true]);
  const { items } = await admin(listBought, { params: { id }, query: time });
  expect(items.map(({ kg }) => kg)).toEqual([10, -2]);
});

test('a credit note on a month of its own keeps no report from being completed', async () => {
  const xml = UBL_DAIRY.replace('5790000000012', randomUUID())
    .replace('12345678', randomUUID())
    .replace('InvoiceTypeCode>380', 'InvoiceTypeCode>381')
    .replace('2026-05-12', `${month}-02`);
  const file = new Blob([xml], { type: 'application/xml' });
  const { refused } = await admin(dropInvoices, { params: { id }, query: { language: 'da', buyers: 'here' }, file });
  expect(refused).toEqual([]);
  const draft = await monthOf();
  const { ingredients, importedData, version } = await admin(api.readReport, { params: { id: draft.id } });
  const body = { ...purchases([]), id: draft.id, ingredients, importedData, version };
  const completed = await admin(api.updateProcurementReport, { body });
  expect(completed.data?.coverage.weight).toBeLessThan(0);
  expect(completed.data?.co2?.value).toBeLessThan(0);
});

async function monthOf(): Promise<{ id: string }> {
  const { items } = await admin(api.listReports, { params: { id }, query: { category: 'restaurant' } });
  const [found] = items;
  if (!found) throw new Error('No report.');
  return found;
}

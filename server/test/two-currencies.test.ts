import { randomUUID } from 'node:crypto';
import { readFoodPrices, readRisenPrices } from '@plateprint/shared/costs/cost-api.ts';
import { readOpenShares } from '@plateprint/shared/integrations/open/open-share-api.ts';
import { postOpenInvoices } from '@plateprint/shared/integrations/open/open-invoice-api.ts';
import { postOpenProcurement } from '@plateprint/shared/integrations/open/open-row-api.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import { monthLater } from '@plateprint/shared/kernel/month.ts';
import { readBalance } from '@plateprint/shared/purchases/api/balance-api.ts';
import { listBought } from '@plateprint/shared/purchases/api/bought-api.ts';
import { dropInvoices } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { listDeclaredPurchases, readShares } from '@plateprint/shared/purchases/api/share-api.ts';
import { createProcurementReport } from '@plateprint/shared/reports/api/report-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openKey } from './support/open-key.ts';
import { type Caller, openProduct, type Product } from './support/product.ts';
import { norrsken } from './support/recipe-bodies.ts';
import { UBL_DAIRY } from '../src/purchases/reading/documents.fixture.ts';

let product: Product;
let admin: Caller;
let program: Caller;
let id = '';
let now: Month = '2026-05';
let before: Month = '2026-04';

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
  program = product.withKey((await openKey(product)).key);
  now = new Date(product.now()).toISOString().slice(0, 7) as Month;
  before = monthLater(now, -1);
});
beforeEach(async () => {
  id = (await admin(createRestaurant, { body: { organizationId: norrsken, name: `Kitchen ${randomUUID()}` } })).id;
});
afterAll(() => product.close());

/** A spreadsheet's potatoes, 10 kg, as a completed report. */
async function fileOf(month: Month, money: number | null): Promise<void> {
  const potatoes = { written: 'Potatis', ingredient: 'potato', variation: 'potato.raw', amount: 10, unit: 'kg', money };
  await admin(createProcurementReport, {
    body: {
      restaurantId: id,
      name: 'Inköp',
      category: 'restaurant',
      variety: 'procurement',
      type: 'monthly',
      startDate: `${month}-01`,
      settings: { language: 'sv' },
      status: 'completed',
      ingredients: [{ key: 'f0r2', from: { file: 0, row: 2 }, ...potatoes }],
      importedData: [{ name: 'inköp.csv', rows: 1 }],
    },
  });
}

/** 60 kg of potatoes for 600, milk for 620.50 and a deposit of 30. */
const invoiceOf = (month: Month, currency: string): Blob => {
  const xml = UBL_DAIRY.replace('5790000000012', randomUUID())
    .replace('12345678', randomUUID())
    .replace('2026-05-12', `${month}-12`)
    .replace('DocumentCurrencyCode>DKK', `DocumentCurrencyCode>${currency}`);
  return new Blob([xml], { type: 'application/xml' });
};

async function drop(month: Month, currency: string): Promise<void> {
  const query = { language: 'da', buyers: 'here', completed: 'anew' } as const;
  const { refused } = await admin(dropInvoices, { params: { id }, query, file: invoiceOf(month, currency) });
  expect(refused).toEqual([]);
}

const time = () => ({ from: before, to: now });
const sharesOf = async () => admin(readShares, { params: { id }, query: time() });
const body = { foods: [{ ingredientId: 'potato', variationId: 'potato.raw' }] };
const priceOf = async () => admin(readFoodPrices, { params: { id }, body });

/** What each page, file and program reads of the kitchen's money. */
async function allMoney() {
  const [params, query] = [{ id }, time()];
  const { rules, ...shares } = await sharesOf();
  const bought = await admin(listBought, { params, query });
  const declared = await admin(listDeclaredPurchases, { params, query });
  const risen = await admin(readRisenPrices, { params, query: {} });
  const open = await program(readOpenShares, { query: { restaurantId: id, ...query } });
  return {
    shares,
    ofMoney: rules.filter(({ basis, of, level }) => basis === 'money' && (of !== 0 || level !== null)),
    bought: [bought.currency, bought.total.money, ...new Set(bought.items.map(({ money }) => money))],
    balance: await admin(readBalance, { params, query }),
    price: await priceOf(),
    risen,
    declared: declared.items,
    open: [open.currency, open.money],
  };
}

const NO_MONEY = {
  shares: { currency: null, currencies: ['EUR', 'SEK'], money: null, setAside: { money: null } },
  ofMoney: [],
  bought: [null, null, null],
  balance: { currency: null, currencies: ['EUR', 'SEK'] },
  price: { currency: null, currencies: ['EUR', 'SEK'], items: [null] },
  risen: { currency: null, currencies: ['EUR', 'SEK'], items: [] },
  declared: [],
  open: [null, null],
};

test('a file is in the currency of its country, and makes no sum, share or price with an invoice in another', async () => {
  await fileOf(before, 200);
  await drop(now, 'EUR');
  expect(await allMoney()).toMatchObject(NO_MONEY);
});

test('the same where both are of one month, and of one article', async () => {
  await fileOf(now, 200);
  await drop(now, 'EUR');
  expect(await allMoney()).toMatchObject(NO_MONEY);
});

test('rows of a program stand beside its invoices in one list, and are told apart', async () => {
  const posted = async (rows: readonly object[]) =>
    program(postOpenProcurement, {
      body: { restaurantId: id, language: 'da', day: `${now}-12`, mode: 'add', rows: rows as never },
    });
  await program(postOpenInvoices, { query: { restaurantId: id, language: 'da' }, file: invoiceOf(now, 'EUR') });
  expect(await sharesOf()).toMatchObject({ currency: 'EUR', money: 1220.5 });
  await posted([{ name: 'Økologiske kartofler', externalId: 'K-77', amount: 10, unit: 'kg', origin: 'DK', money: 200 }]);
  expect(await allMoney()).toMatchObject(NO_MONEY);
});

test('invoices of one currency beside a file without money are in that currency', async () => {
  await fileOf(before, null);
  await drop(now, 'EUR');
  expect(await sharesOf()).toMatchObject({ currency: 'EUR', currencies: ['EUR'], money: 1220.5 });
  expect(await priceOf()).toMatchObject({ currency: 'EUR', items: [{ perKg: 10 }] });
});

test('a file and invoices in the currency of the country are added up', async () => {
  await fileOf(before, 200);
  await drop(now, 'SEK');
  expect(await sharesOf()).toMatchObject({ currency: 'SEK', money: 1420.5 });
});

test('a month counts whole, so its invoices do, on whatever day a time ends', async () => {
  await drop(now, 'EUR');
  await drop(now, 'SEK');
  const day = `${now}-01`;
  const open = await program(readOpenShares, { query: { restaurantId: id, from: day, to: day } });
  expect(open.kg).toBeGreaterThan(0);
  expect(open).toMatchObject({ currency: null, money: null });
});

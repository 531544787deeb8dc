import { randomUUID } from 'node:crypto';
import { dropInvoices, listInvoices } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { listReports, readReport } from '@plateprint/shared/reports/api/report-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { norrsken } from '../../../test/support/recipe-bodies.ts';
import { CII_BUTCHER } from '../reading/documents.fixture.ts';

let product: Product;
let admin: Caller;
let id = '';
let supplier = '';

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
});
beforeEach(async () => {
  id = (await admin(createRestaurant, { body: { organizationId: norrsken, name: `Kitchen ${randomUUID()}` } })).id;
  supplier = randomUUID();
});
afterAll(() => product.close());

interface Document {
  number: string;
  /** UNTDID 1001. */
  type: '380' | '381';
  kg: number;
  net: string;
  day?: string;
}

const document = ({ number, type, kg, net, day = '20260530' }: Document): string =>
  CII_BUTCHER.replace('DE123456789', supplier)
    .replace('K-4', `K-${supplier}`)
    .replace('<ram:TypeCode>381<', `<ram:TypeCode>${type}<`)
    .replace('R-9', number)
    .replace('20260530', day)
    .replace('5.0000', String(kg))
    .replaceAll('45.50', net);

async function drop(...documents: Document[]) {
  const zip = zipSync(Object.fromEntries(documents.map((each) => [`${each.number}.xml`, strToU8(document(each))])));
  const file = new Blob([Buffer.from(zip)], { type: 'application/zip' });
  return admin(dropInvoices, { params: { id }, query: { language: 'de', buyers: 'here' }, file });
}

const reports = async () => (await admin(listReports, { params: { id } })).items;

async function beef() {
  const [report] = await reports();
  return (await admin(readReport, { params: { id: report?.id ?? '' } })).ingredients.map(({ amount, grams, money }) => ({
    amount,
    grams,
    money,
  }));
}

test('a credit of the price takes back money, and the goods stay', async () => {
  await drop({ number: '1', type: '380', kg: 20, net: '180.00' });
  expect((await drop({ number: '2', type: '381', kg: 20, net: '20.00' })).refused).toEqual([]);
  expect(await beef()).toEqual([{ amount: 20, grams: 20_000, money: 160 }]);
  // Of a whole refund of the price nothing but the goods is left, and goods that come back take their weight.
  await drop({ number: '3', type: '381', kg: 5, net: '45.00' });
  expect(await beef()).toEqual([{ amount: 15, grams: 15_000, money: 115 }]);
});

test('the goods stay of a credit whose price is little beside the least invoiced one alone', async () => {
  await drop({ number: '1', type: '380', kg: 5, net: '90.00' });
  await drop(
    { number: '2', type: '380', kg: 20, net: '180.00' },
    { number: '3', type: '380', kg: 5, net: '100.00' },
    { number: '4', type: '381', kg: 5, net: '40.00' },
  );
  expect(await beef()).toEqual([{ amount: 25, grams: 25_000, money: 330 }]);
});

test('a credit without an amount whose article was not bought here stays as money', async () => {
  await drop({ number: '1', type: '381', kg: 0, net: '20.00' });
  expect(await beef()).toEqual([{ amount: 0, grams: 0, money: -20 }]);
});

test('a credit note that empties a month keeps it and the other months of the file', async () => {
  await drop({ number: '1', type: '380', kg: 5, net: '45.50' });
  const { refused } = await drop(
    { number: '2', type: '381', kg: 5, net: '45.50' },
    { number: '3', type: '380', kg: 7, net: '63.70', day: '20260402' },
  );
  expect(refused).toEqual([]);
  expect((await reports()).map(({ startDate }) => startDate)).toEqual(['2026-04-01']);
  const { items } = await admin(listInvoices, { params: { id }, query: {} });
  expect(items.map(({ number }) => number).toSorted()).toEqual(['1', '2', '3']);
});

test('an invoice and the credit note of all of it in one file make no report, and are kept', async () => {
  const both = [
    { number: '1', type: '380', kg: 5, net: '45.50' },
    { number: '2', type: '381', kg: 5, net: '45.50' },
  ] as const;
  expect((await drop(...both)).refused).toEqual([]);
  expect(await reports()).toEqual([]);
  expect((await drop(...both)).refused.map(({ code }) => code)).toEqual(['duplicate', 'duplicate']);
});

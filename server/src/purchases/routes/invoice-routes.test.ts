import { randomUUID } from 'node:crypto';
import * as api from '@plateprint/shared/purchases/api/invoice-api.ts';
import { deleteReport, listReports, readReport, updateProcurementReport } from '@plateprint/shared/reports/api/report-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { matsalen, norrsken } from '../../../test/support/recipe-bodies.ts';
import { UBL_DAIRY } from '../reading/documents.fixture.ts';

let product: Product;
let admin: Caller;
let id = '';

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
});
beforeEach(async () => {
  ({ id } = await admin(createRestaurant, { body: { organizationId: norrsken, name: `Kitchen ${randomUUID()}` } }));
});
afterAll(() => product.close());

interface Written {
  supplier?: string;
  buyer?: string;
  number?: string;
}
/** A crate of something that no unit weighs, beside what the dairy sells. */
const invoice = ({ supplier = randomUUID(), buyer = randomUUID(), number = 'F-2041' }: Written = {}): string =>
  UBL_DAIRY.replace('5790000000012', supplier)
    .replace('12345678', buyer)
    .replace('F-2041', number)
    .replace('<cbc:Description>12 x 1 l</cbc:Description>', '');
const xml = (text: string): Blob => new Blob([text], { type: 'application/xml' });
const drop = async (text: string, query: object = { buyers: 'here' }) =>
  admin(api.dropInvoices, { params: { id }, query: { language: 'da', ...query }, file: xml(text) });

async function report() {
  const { items } = await admin(listReports, { params: { id } });
  return admin(readReport, { params: { id: items[0]?.id ?? '' } });
}

describe('dropping invoices in', () => {
  test('fills the month’s report, and says what was set aside and what waits for a weight', async () => {
    const { kept, refused } = await drop(invoice());
    expect(refused).toEqual([]);
    expect(kept).toMatchObject([{ month: '2026-05', restaurantId: id, lines: 3, setAside: 1, unweighed: 1 }]);
    expect((await report()).importedData[0]).toMatchObject({ name: 'E-fakturaer', rows: 3 });
    const { items } = await admin(api.listInvoices, { params: { id } });
    expect(items).toMatchObject([{ supplier: 'Mejeri & Mark', number: 'F-2041', currency: 'DKK', net: 1250.5, unweighed: 1 }]);
    const read = await admin(api.readInvoice, { params: { id, invoiceId: items[0]?.id ?? '' } });
    expect(read.items.map(({ quantity, unit, setAside }) => [quantity, unit, setAside])).toEqual([
      [60, 'kg', null],
      [4, 'carton', null],
      [3, 'piece', 'deposit'],
    ]);
  });

  test('asks once which kitchen a buyer is, by the buyer, and goes there from then on', async () => {
    const buyer = randomUUID();
    const asked = await drop(invoice({ buyer }), {});
    expect(asked.refused).toMatchObject([{ code: 'unknown_buyer', buyer: { name: 'Kantinen ApS', id: buyer } }]);
    expect((await drop(invoice({ buyer }))).kept).toHaveLength(1);
    const first = id;
    ({ id } = await admin(createRestaurant, { body: { organizationId: norrsken, name: `Kitchen ${randomUUID()}` } }));
    // Dropped in at another kitchen it is still the first one's.
    expect((await drop(invoice({ buyer }))).kept).toMatchObject([{ restaurantId: first }]);
  });

  test('of a kitchen that somebody does not work in is refused by file', async () => {
    const buyer = randomUUID();
    await drop(invoice({ buyer }));
    const manager = await product.as('chef');
    const { items } = await admin(listReports, { params: { id } });
    expect(items).toHaveLength(1);
    const { refused } = await manager(api.dropInvoices, { params: { id: matsalen }, file: xml(invoice({ buyer })) });
    expect(refused).toMatchObject([{ code: 'other_kitchen', month: '2026-05' }]);
  });

  test('counts each once, names what is no invoice, and reads a container', async () => {
    const [supplier, text] = [randomUUID(), '<note>hello</note>'];
    const container = zipSync({
      'a.xml': strToU8(invoice({ supplier })),
      'b.xml': strToU8(invoice({ supplier })),
      'c.xml': strToU8(text),
    });
    const file = new Blob([Buffer.from(container)], { type: 'application/zip' });
    const { kept, refused } = await admin(api.dropInvoices, { params: { id }, query: { buyers: 'here' }, file });
    expect(kept).toHaveLength(1);
    expect(refused.map(({ file: name, code }) => [name, code])).toEqual([
      ['c.xml', 'not_an_invoice'],
      ['b.xml', 'duplicate'],
    ]);
  });
});

const complete = async () => {
  await drop(invoice());
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
};

describe('a completed month', () => {
  test('takes none and names its report; made anew it takes them, and the former lies in the bin', async () => {
    const former = await complete();
    const later = invoice({ number: 'F-2' });
    const { kept, refused } = await drop(later);
    expect(kept).toEqual([]);
    expect(refused).toMatchObject([{ code: 'month_completed', month: '2026-05', reportId: former }]);
    expect((await drop(later, { buyers: 'here', completed: 'anew' })).kept).toHaveLength(1);
    const made = await report();
    expect(made).toMatchObject({ status: 'completed' });
    expect(made.id).not.toBe(former);
    expect(made.ingredients[0]).toMatchObject({ written: 'Økologiske kartofler', amount: 120, money: 1200 });
  });
});

const milkGrams = async () => (await report()).ingredients.find(({ written }) => written === 'Skummetmælk')?.grams;

describe('weights', () => {
  test('are asked once for an article, weigh what waits, and every invoice after', async () => {
    const supplier = randomUUID();
    await drop(invoice({ supplier }));
    const { items } = await admin(api.listUnweighed, { params: { id } });
    expect(items).toMatchObject([{ name: 'Skummetmælk', unit: 'carton', quantity: 4, net: 620.5, lines: 1 }]);
    const [article] = items;
    if (!article) throw new Error('an article waits');
    const { supplierKey, articleKey, code } = article;
    const weights = [{ supplierKey, articleKey, code, grams: 12_360 }];
    expect(await admin(api.tellWeights, { params: { id }, query: { language: 'da' }, body: { weights } })).toEqual({
      lines: 1,
      completed: [],
    });
    expect(await milkGrams()).toBe(49_440);
    expect((await admin(api.listUnweighed, { params: { id } })).items).toEqual([]);
    expect((await drop(invoice({ supplier, number: 'F-2' }))).kept[0]?.unweighed).toBe(0);
    expect(await milkGrams()).toBe(98_880);
  });
});

describe('taking back', () => {
  test('an invoice leaves nothing of it in the draft, and it may come again', async () => {
    const text = invoice();
    await drop(text);
    const { items } = await admin(api.listInvoices, { params: { id } });
    const taken = { params: { id, invoiceId: items[0]?.id ?? '' }, query: { language: 'da' as const } };
    expect(await admin(api.takeBackInvoice, taken)).toEqual({ number: 'F-2041' });
    expect((await admin(listReports, { params: { id } })).items).toEqual([]);
    expect((await admin(api.listInvoices, { params: { id } })).items).toEqual([]);
    expect((await drop(text)).kept).toHaveLength(1);
  });

  test('asks anew which kitchen the buyer is: the answer may have been the wrong one', async () => {
    const text = invoice();
    await drop(text);
    const { items } = await admin(api.listInvoices, { params: { id } });
    await admin(api.takeBackInvoice, { params: { id, invoiceId: items[0]?.id ?? '' }, query: { language: 'da' } });
    expect((await drop(text, {})).refused).toMatchObject([{ code: 'unknown_buyer' }]);
    ({ id } = await admin(createRestaurant, { body: { organizationId: norrsken, name: `Kitchen ${randomUUID()}` } }));
    expect((await drop(text)).kept).toMatchObject([{ restaurantId: id }]);
  });
});

test('invoices of a month whose report was deleted are added anew, all of them', async () => {
  const supplier = randomUUID();
  const [first, second] = [invoice({ supplier, number: 'F-1' }), invoice({ supplier, number: 'F-2' })];
  await drop(first);
  await drop(second);
  const { id: reportId } = await report();
  await admin(deleteReport, { params: { id: reportId } });
  expect((await drop(first)).refused).toEqual([]);
  expect((await drop(second)).refused).toEqual([]);
  expect((await report()).ingredients[0]).toMatchObject({ written: 'Økologiske kartofler', amount: 120, money: 1200 });
  expect((await drop(first)).refused).toMatchObject([{ code: 'duplicate' }]);
});

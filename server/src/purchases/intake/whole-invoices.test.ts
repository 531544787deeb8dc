import { randomUUID } from 'node:crypto';
import { dropInvoices, listInvoices, readInvoice, takeBackInvoice } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { listReports, readReport } from '@plateprint/shared/reports/api/report-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { norrsken } from '../../../test/support/recipe-bodies.ts';
import { UBL_DAIRY } from '../reading/documents.fixture.ts';

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

async function drop(documents: Record<string, string>) {
  const zip = zipSync(Object.fromEntries(Object.entries(documents).map(([name, xml]) => [`${name}.xml`, strToU8(xml)])));
  const file = new Blob([Buffer.from(zip)], { type: 'application/zip' });
  return admin(dropInvoices, { params: { id }, query: { language: 'da', buyers: 'here' }, file });
}

async function money() {
  const { items } = await admin(listReports, { params: { id } });
  const months = await Promise.all(items.map(({ id: report }) => admin(readReport, { params: { id: report } })));
  return months.flatMap(({ ingredients }) => ingredients.map((row) => row.money));
}

const listed = async () => (await admin(listInvoices, { params: { id }, query: {} })).items;
const takeBack = (invoiceId: string) => admin(takeBackInvoice, { params: { id, invoiceId }, query: { language: 'da' } });

const DISCOUNT =
  '<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="DKK">122.05</cbc:Amount></cac:AllowanceCharge><cac:LegalMonetaryTotal>';
const dairy = () => UBL_DAIRY.replace('5790000000012', supplier).replace('12345678', `K-${supplier}`);

describe('a discount on the whole invoice', () => {
  test('lowers what its goods cost, and neither the deposit nor the document’s own sums', async () => {
    const { kept } = await drop({ a: dairy().replace('<cac:LegalMonetaryTotal>', DISCOUNT) });
    expect(kept).toMatchObject([{ number: 'F-2041', warnings: [] }]);
    expect(await money()).toEqual([540, 558.45, 30]);
    const [head] = await listed();
    expect(head).toMatchObject({ discount: 122.05, sumDiffers: false, net: 1128.45 });
    await takeBack(head?.id ?? '');
    expect(await money()).toEqual([]);
  });

  test('is no charge: freight on the whole invoice is in no price of a food', async () => {
    await drop({ a: dairy() });
    expect(await money()).toEqual([600, 620.5, 30]);
    expect(await listed()).toMatchObject([{ discount: 0, sumDiffers: false }]);
  });
});

const classed = (code: string) =>
  `<cac:CommodityClassification><cbc:ItemClassificationCode listID="TST">${code}</cbc:ItemClassificationCode></cac:CommodityClassification>`;

test('what the seller classes as no food is set aside whatever it is called, and food is none for its name', async () => {
  const after = '<cac:Item><cbc:Description>12 x 1 l</cbc:Description><cbc:Name>Skummetmælk</cbc:Name>';
  const xml = dairy().replace(after, `${after}${classed('47131811')}`);
  const napkins = '<cac:Item><cbc:Name>Kassepant</cbc:Name>';
  await drop({ a: xml.replace(napkins, `<cac:Item><cbc:Name>Servietter hvide</cbc:Name>${classed('50192100')}`) });
  const [head] = await listed();
  const { items } = await admin(readInvoice, { params: { id, invoiceId: head?.id ?? '' } });
  expect(items.map(({ setAside }) => setAside)).toEqual([null, 'not_food', null]);
});

test('an invoice whose lines come to another sum than it says is counted by them, and says so', async () => {
  const { kept } = await drop({ a: dairy().replace('>1250.50<', '>1350.50<') });
  expect(kept).toMatchObject([{ warnings: ['sum_differs'] }]);
  const [head] = await listed();
  expect(head?.sumDiffers).toBe(true);
  expect((await admin(readInvoice, { params: { id, invoiceId: head?.id ?? '' } })).sumDiffers).toBe(true);
});

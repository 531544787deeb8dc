import { randomUUID } from 'node:crypto';
import { dropInvoices, listInvoices, readInvoice, takeBackInvoice } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { listReports, readReport, updateProcurementReport } from '@plateprint/shared/reports/api/report-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { norrsken } from '../../../test/support/recipe-bodies.ts';
import { CII_BUTCHER, UBL_DAIRY } from '../reading/documents.fixture.ts';

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

async function complete(month: string): Promise<void> {
  const { items } = await admin(listReports, { params: { id } });
  const of = items.find(({ startDate }) => startDate.startsWith(month));
  const { id: reportId, version, ...read } = await admin(readReport, { params: { id: of?.id ?? '' } });
  const { name, category, variety, type, startDate, importedData, ingredients } = read;
  const draft = { name, category, variety, type, startDate, settings: {}, importedData, ingredients };
  const report = { ...draft, status: 'completed' as const };
  await admin(updateProcurementReport, { body: { id: reportId, version, report, status: 'completed' } });
}

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

const butcher = ({ number, type, net, of }: { number: string; type: '380' | '384'; net: string; of?: string }): string =>
  CII_BUTCHER.replace('DE123456789', supplier)
    .replace('K-4', `K-${supplier}`)
    .replace('<ram:TypeCode>381<', `<ram:TypeCode>${type}<`)
    .replace('R-9', number)
    .replaceAll('45.50', net)
    .replace(
      '</ram:ApplicableHeaderTradeSettlement>',
      of === undefined
        ? '</ram:ApplicableHeaderTradeSettlement>'
        : `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${of}</ram:IssuerAssignedID></ram:InvoiceReferencedDocument></ram:ApplicableHeaderTradeSettlement>`,
    );

const first = () => butcher({ number: '1', type: '380', net: '45.50' });
const corrected = () => butcher({ number: '2', type: '384', net: '40.00', of: '1' });

describe('a corrected invoice', () => {
  test('takes the place of the one that it names, which does not count when it comes again', async () => {
    await drop({ a: first() });
    expect(await money()).toEqual([45.5]);
    expect((await drop({ b: corrected() })).refused).toEqual([]);
    expect(await money()).toEqual([40]);
    expect(await listed()).toMatchObject([{ number: '2', kind: 'correction' }]);
    expect((await drop({ a: first(), b: corrected() })).refused).toMatchObject([{ code: 'replaced' }, { code: 'duplicate' }]);
    expect(await money()).toEqual([40]);
  });

  test('counts alone where both come together, in either order, and where it names none that came', async () => {
    expect((await drop({ b: corrected(), a: first() })).refused).toMatchObject([{ file: 'a.xml', code: 'replaced' }]);
    expect(await money()).toEqual([40]);
  });

  test('of a sum below zero takes off what was too much, and leaves the first', async () => {
    await drop({ a: first() });
    await drop({ b: butcher({ number: '2', type: '384', net: '-5.50', of: '1' }) });
    expect((await money()).reduce<number>((sum, each) => sum + (each ?? 0), 0)).toBeCloseTo(40, 6);
    expect(await listed()).toHaveLength(2);
  });

  test('that names an invoice of another supplier’s leaves it', async () => {
    await drop({ a: first() });
    supplier = randomUUID();
    await drop({ b: corrected() });
    expect((await money()).reduce<number>((sum, each) => sum + (each ?? 0), 0)).toBeCloseTo(85.5, 6);
  });

  test('that cannot be kept leaves the one that it names, though both come together', async () => {
    const undated = corrected().replace(/<ram:IssueDateTime>.*?<\/ram:IssueDateTime>/su, '');
    expect((await drop({ a: first(), b: undated })).refused).toMatchObject([{ file: 'b.xml', code: 'no_date' }]);
    expect(await money()).toEqual([45.5]);
  });

  test('of a correction takes the place of what that one replaced too, one after the other or all at once', async () => {
    const again = butcher({ number: '3', type: '384', net: '38.00', of: '2' });
    await drop({ a: first() });
    await drop({ b: corrected() });
    await drop({ c: again });
    expect(await money()).toEqual([38]);
    expect((await drop({ a: first(), b: corrected() })).refused).toMatchObject([{ code: 'replaced' }, { code: 'replaced' }]);
    expect(await money()).toEqual([38]);
  });

  test('of a correction counts alone where all come in one file, the last first', async () => {
    const again = butcher({ number: '3', type: '384', net: '38.00', of: '2' });
    const { kept, refused } = await drop({ c: again, b: corrected(), a: first() });
    expect(refused).toMatchObject([{ file: 'a.xml', code: 'replaced' }]);
    expect(kept.map(({ number }) => number)).toEqual(['3', '2']);
    expect(await money()).toEqual([38]);
    expect(await listed()).toMatchObject([{ number: '3' }]);
  });

  test('and another that name each other count once', async () => {
    const one = butcher({ number: '1', type: '384', net: '45.50', of: '2' });
    const { refused } = await drop({ a: one, b: corrected() });
    expect(refused).toMatchObject([{ code: 'replaced' }]);
    expect(await listed()).toHaveLength(1);
    expect(await money()).toHaveLength(1);
  });

  test('of two months takes nothing back where the report of one is completed', async () => {
    await drop({ a: first() });
    await drop({ b: butcher({ number: '7', type: '380', net: '20.00' }).replaceAll('20260530', '20260430') });
    await complete('2026-04');
    const both = corrected().replace(
      '</ram:ApplicableHeaderTradeSettlement>',
      '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>7</ram:IssuerAssignedID></ram:InvoiceReferencedDocument></ram:ApplicableHeaderTradeSettlement>',
    );
    expect((await drop({ c: both })).refused).toMatchObject([{ file: 'c.xml', code: 'month_completed' }]);
    expect(await listed()).toHaveLength(2);
    expect(new Set(await money())).toEqual(new Set([20, 45.5]));
  });
});

import { randomUUID } from 'node:crypto';
import { dropInvoices, listInvoices } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { deleteReport, listReports, readReport, updateProcurementReport } from '@plateprint/shared/reports/api/report-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

async function drop(documents: Record<string, string>, completed: 'refuse' | 'anew' = 'refuse') {
  const zip = zipSync(Object.fromEntries(Object.entries(documents).map(([name, xml]) => [`${name}.xml`, strToU8(xml)])));
  const file = new Blob([Buffer.from(zip)], { type: 'application/zip' });
  return admin(dropInvoices, { params: { id }, query: { language: 'da', buyers: 'here', completed }, file });
}

async function reports() {
  const { items } = await admin(listReports, { params: { id } });
  return Promise.all(items.map(({ id: report }) => admin(readReport, { params: { id: report } })));
}

const money = async () => (await reports()).flatMap(({ ingredients }) => ingredients.map((row) => row.money));
const sum = (amounts: readonly (number | null)[]): number => amounts.reduce<number>((all, each) => all + (each ?? 0), 0);
const listed = async () => (await admin(listInvoices, { params: { id }, query: {} })).items;

/** What a person changes about the report of a month. */
async function change(to: { status: 'draft' | 'completed'; name?: string; settings?: object }, month = '2026-05'): Promise<void> {
  const read = (await reports()).find(({ startDate }) => startDate.startsWith(month));
  if (!read) throw new Error(`There is no report of ${month}.`);
  const { id: reportId, version, name, category, variety, type, startDate, importedData, ingredients } = read;
  const draft = { name, category, variety, type, startDate, settings: {}, importedData, ingredients };
  const report = { ...draft, ...to };
  await admin(updateProcurementReport, { body: { id: reportId, version, report, status: to.status } });
}

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
    expect(sum(await money())).toBeCloseTo(40, 6);
    expect(await listed()).toHaveLength(2);
  });

  test('that names an invoice of another supplier’s leaves it', async () => {
    await drop({ a: first() });
    supplier = randomUUID();
    await drop({ b: corrected() });
    expect(sum(await money())).toBeCloseTo(85.5, 6);
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
    await change({ status: 'completed' }, '2026-04');
    const both = corrected().replace(
      '</ram:ApplicableHeaderTradeSettlement>',
      '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>7</ram:IssuerAssignedID></ram:InvoiceReferencedDocument></ram:ApplicableHeaderTradeSettlement>',
    );
    expect((await drop({ c: both })).refused).toMatchObject([{ file: 'c.xml', code: 'month_completed' }]);
    expect(await listed()).toHaveLength(2);
    expect(new Set(await money())).toEqual(new Set([20, 45.5]));
  });

  test('of a month’s only invoice leaves the month’s report as a person has it', async () => {
    await drop({ a: first() });
    await change({ status: 'draft', name: 'Spring', settings: { numberOfGuests: 120 } });
    const [before] = await reports();
    await drop({ b: corrected() });
    const after = await reports();
    expect(after).toMatchObject([{ id: before?.id, name: 'Spring', status: 'draft', settings: before?.settings }]);
    expect(before?.settings).toMatchObject({ numberOfGuests: 120 });
    expect(await money()).toEqual([40]);
  });

  test('of the only invoice of a completed month makes the completed report anew, as one', async () => {
    await drop({ a: first() });
    await change({ status: 'completed', name: 'Spring' });
    expect((await drop({ b: corrected() })).refused).toMatchObject([{ code: 'month_completed' }]);
    expect(await money()).toEqual([45.5]);
    expect((await drop({ b: corrected() }, 'anew')).refused).toEqual([]);
    expect(await reports()).toMatchObject([{ name: 'Spring', status: 'completed' }]);
    expect(await money()).toEqual([40]);
    expect(await listed()).toMatchObject([{ number: '2' }]);
  });

  test('in another currency leaves nothing of the first', async () => {
    await drop({ a: first() });
    const [before] = await reports();
    await drop({ b: corrected().replaceAll('EUR', 'SEK') });
    expect(await reports()).toMatchObject([{ id: before?.id }]);
    expect(await money()).toEqual([40]);
  });

  test('of a month whose report was deleted takes nothing off the new one', async () => {
    await drop({ a: first() });
    const [report] = await reports();
    await admin(deleteReport, { params: { id: report?.id ?? '' } });
    await drop({ b: corrected() });
    expect(await money()).toEqual([40]);
    expect(await listed()).toMatchObject([{ number: '2' }]);
  });

  test('of another month takes the first off its own report', async () => {
    await drop({ a: first(), other: butcher({ number: '7', type: '380', net: '20.00' }) });
    await drop({ b: corrected().replaceAll('20260530', '20260430') });
    const months = (await reports()).toSorted((one, other) => one.startDate.localeCompare(other.startDate));
    expect(months.map(({ ingredients }) => sum(ingredients.map((row) => row.money)))).toEqual([40, 20]);
  });

  test('among many of a month is kept with them in one change of its report', async () => {
    const numbers = ['11', '12', '13', '14'];
    const some = (of: (number: string) => string) => Object.fromEntries(numbers.map((each) => [each, of(each)]));
    await drop(some((number) => butcher({ number, type: '380', net: '45.50' })));
    const [before] = await reports();
    const sent = some((of) => butcher({ number: `C${of}`, type: '384', net: '40.00', of }));
    expect((await drop(sent)).refused).toEqual([]);
    expect(await reports()).toMatchObject([{ id: before?.id, version: (before?.version ?? 0) + 1 }]);
    expect(sum(await money())).toBeCloseTo(160, 6);
    expect(await listed()).toHaveLength(4);
  });

  test('and another of the same invoice take it off once', async () => {
    await drop({ a: first(), other: butcher({ number: '7', type: '380', net: '20.00' }) });
    await drop({ b: corrected(), c: butcher({ number: '3', type: '384', net: '38.00', of: '1' }) });
    expect(sum(await money())).toBeCloseTo(98, 6);
  });
});

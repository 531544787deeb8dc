import { randomUUID } from 'node:crypto';
import { postOpenInvoices } from '@plateprint/shared/integrations/open/open-invoice-api.ts';
import { postOpenProcurement } from '@plateprint/shared/integrations/open/open-row-api.ts';
import { readOpenShares } from '@plateprint/shared/integrations/open/open-share-api.ts';
import { listInvoices, takeBackInvoice } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { listReports, readReport } from '@plateprint/shared/reports/api/report-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CII_BUTCHER, CII_MINIMUM, UBL_DAIRY } from '../../../purchases/reading/documents.fixture.ts';
import { openKey } from '../../../../test/support/open-key.ts';
import { type Caller, openProduct, type Product } from '../../../../test/support/product.ts';
import { norrsken } from '../../../../test/support/recipe-bodies.ts';

let product: Product;
let program: Caller;
let admin: Caller;
let key = '';
let restaurantId = '';

beforeAll(async () => {
  product = await openProduct();
  ({ key } = await openKey(product));
  program = product.withKey(key);
  admin = await product.as('admin');
});
beforeEach(async () => {
  const body = { organizationId: norrsken, name: `Kitchen ${randomUUID()}` };
  ({ id: restaurantId } = await admin(createRestaurant, { body }));
});
afterAll(() => product.close());

/** Another supplier each time: an invoice counts once in an organization. */
const fresh = (xml: string): string => xml.replace('5790000000012', randomUUID()).replace('DE123456789', randomUUID());
const xmlFile = (text: string): Blob => new Blob([text], { type: 'application/xml' });
const zipFile = (files: Record<string, string>): Blob =>
  new Blob([Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))], {
    type: 'application/zip',
  });
const post = async (file: Blob, query: Parameters<typeof program<typeof postOpenInvoices>>[1]['query'] = {}) =>
  program(postOpenInvoices, { query: { restaurantId, language: 'da', ...query }, file });

const raw = async (query: string, headers: Record<string, string>, payload: string | Buffer) =>
  product.app.inject({
    method: 'POST',
    url: `/api/open/v1/invoices?${query}`,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/xml', ...headers },
    payload,
  });

const sendOnce = async (text: string) =>
  raw(`restaurantId=${restaurantId}&language=da`, { 'idempotency-key': `once-${restaurantId}` }, text);

async function rowsOfMay() {
  const { items } = await admin(listReports, { params: { id: restaurantId } });
  const report = items[0];
  return report ? (await admin(readReport, { params: { id: report.id } })).ingredients : [];
}

describe('reading', () => {
  test('says of each line what it stands for, what it weighs and whether it is food, and keeps nothing with keep=false', async () => {
    const { invoices, refused } = await post(xmlFile(fresh(UBL_DAIRY)), { keep: 'false' });
    expect(refused).toEqual([]);
    expect(invoices[0]?.lines.map(({ grams, setAside, match }) => [grams, setAside, match.ingredientId])).toEqual([
      [60_000, null, 'potato'],
      // Four cartons of twelve litres of milk.
      [48 * 1030, null, 'milk'],
      [null, 'deposit', null],
    ]);
    expect(invoices[0]?.lines[0]?.match.organic).toBe(true);
    expect(await rowsOfMay()).toEqual([]);
  });

  test('a profile without lines is named and never counted', async () => {
    const { invoices, refused } = await post(xmlFile(fresh(CII_MINIMUM)));
    expect(invoices[0]).toMatchObject({ number: 'R-10', lines: [] });
    expect(refused).toMatchObject([{ code: 'no_lines' }]);
    expect(await rowsOfMay()).toEqual([]);
  });
});

describe('keeping', () => {
  test('fills the month’s purchasing report; a credit note takes back, what is no food is set aside', async () => {
    const beef = fresh(
      CII_BUTCHER.replace('381', '380').replace('R-9', 'R-8').replace('5.0000', '20').replaceAll('45.50', '182.00'),
    );
    const files = {
      'milk.xml': fresh(UBL_DAIRY),
      'beef.xml': beef,
      'beef-back.xml': beef.replace('380', '381').replace('R-8', 'R-9').replace('>20<', '>5<').replaceAll('182.00', '45.50'),
    };
    const { refused } = await post(zipFile(files));
    expect(refused).toEqual([]);
    const rows = await rowsOfMay();
    const named = new Map(rows.map((row) => [row.written, row]));
    expect(named.get('Rinderhackfleisch')).toMatchObject({ amount: 15, unit: 'kg', money: 136.5, originId: 'DE' });
    expect(named.get('Økologiske kartofler')).toMatchObject({
      amount: 60,
      money: 600,
      organic: true,
      setAside: false,
      externalId: 'K-77',
    });
    expect(named.get('Kassepant')).toMatchObject({ setAside: true, money: 30 });
  });

  test('counts an invoice once, in one file and in two', async () => {
    const invoice = fresh(UBL_DAIRY);
    const first = await post(zipFile({ 'a.xml': invoice, 'again.xml': invoice }));
    expect(first.refused).toMatchObject([{ file: 'again.xml', code: 'duplicate' }]);
    const second = await post(xmlFile(invoice));
    expect(second.refused).toMatchObject([{ code: 'duplicate' }]);
    expect((await rowsOfMay()).find(({ written }) => written === 'Skummetmælk')?.money).toBe(620.5);
  });

  test('keeps what a row cannot hold as unknown: a country without a way, an amount beyond all meaning, markup in a name', async () => {
    const odd = fresh(UBL_DAIRY)
      .replace('<cbc:IdentificationCode>DK</cbc:IdentificationCode>', '<cbc:IdentificationCode>AQ</cbc:IdentificationCode>')
      .replace('>60</cbc:InvoicedQuantity>', '>6e14</cbc:InvoicedQuantity>')
      .replace('Skummetmælk', '&lt;b&gt;Skummetmælk  constructor&lt;/b&gt;');
    expect((await post(xmlFile(odd))).refused).toEqual([]);
    const rows = await rowsOfMay();
    expect(rows.find(({ externalId }) => externalId === 'K-77')).toMatchObject({ originId: null, amount: null, money: 600 });
    expect(rows.map(({ written }) => written).join()).not.toMatch(/[<>]/u);
    const ancient = fresh(UBL_DAIRY).replace('2026-05-12', '0001-05-12');
    expect((await post(xmlFile(ancient))).refused).toMatchObject([{ code: 'no_date' }]);
  });

  test('finds the kitchen by the buyer, once it was said', async () => {
    const buyer = `K-${randomUUID()}`;
    const of = (number: string): string => fresh(CII_BUTCHER).replace('K-4', buyer).replace('R-9', number).replace('381', '380');
    const unsaid = await program(postOpenInvoices, { query: { language: 'de' }, file: xmlFile(of('1')) });
    expect(unsaid.refused).toMatchObject([{ code: 'unknown_buyer' }]);
    await post(xmlFile(of('2')));
    const known = await program(postOpenInvoices, { query: { language: 'de' }, file: xmlFile(of('3')) });
    expect(known.refused).toEqual([]);
    expect(await rowsOfMay()).toMatchObject([{ written: 'Rinderhackfleisch', amount: 10 }]);
  });

  test('is taken back in the product from the rows that it made', async () => {
    await post(xmlFile(fresh(UBL_DAIRY)));
    const invoice = fresh(UBL_DAIRY).replace('F-2041', 'F-2042');
    await post(xmlFile(invoice));
    const { items } = await admin(listInvoices, { params: { id: restaurantId }, query: { search: 'F-2042' } });
    await admin(takeBackInvoice, { params: { id: restaurantId, invoiceId: items[0]?.id ?? '' }, query: { language: 'sv' } });
    const potatoes = (await rowsOfMay()).filter(({ written }) => written === 'Økologiske kartofler');
    expect(potatoes).toMatchObject([{ amount: 60, money: 600 }]);
  });

  test('goes to the kitchen that was said last of its buyer', async () => {
    const buyer = randomUUID();
    const of = (number: string): Blob => xmlFile(fresh(UBL_DAIRY).replace('12345678', buyer).replace('F-2041', number));
    await post(of('1'));
    const body = { organizationId: norrsken, name: `Kitchen ${randomUUID()}` };
    ({ id: restaurantId } = await admin(createRestaurant, { body }));
    await post(of('2'));
    await program(postOpenInvoices, { query: { language: 'da' }, file: of('3') });
    const { items } = await admin(listInvoices, { params: { id: restaurantId } });
    expect(items.map(({ number }) => number).toSorted()).toEqual(['2', '3']);
  });

  test('is done once for an Idempotency-Key, over the bytes of the file', async () => {
    const invoice = fresh(UBL_DAIRY);
    const [first, again] = [await sendOnce(invoice), await sendOnce(invoice)];
    expect([first.statusCode, again.statusCode, again.headers['idempotent-replayed']]).toEqual([200, 200, 'true']);
    expect(again.json()).toEqual(first.json());
    expect((await sendOnce(fresh(UBL_DAIRY))).json()).toMatchObject({ code: 'idempotency_key_reused' });
  });
});

describe('shares', () => {
  const bought = [
    { name: 'Organic flour', amount: 100, unit: 'kg', money: 800, organic: true },
    { name: 'Milk', amount: 60, unit: 'kg', money: 600 },
    { name: 'Potatoes', amount: 240, unit: 'kg', money: 1200, organic: true },
    { name: 'Beef mince', amount: 20, unit: 'kg', money: 2000 },
    { name: 'Organic coffee', amount: 10, unit: 'kg', money: 1400 },
  ];

  test('are those of the months that the time holds, of one restaurant and of the organization', async () => {
    await program(postOpenProcurement, { body: { restaurantId, language: 'en_gb', day: '2026-05-14', rows: bought } });
    const may = await program(readOpenShares, { query: { restaurantId, from: '2026-05', to: '2026-05' } });
    expect(may).toMatchObject({ from: '2026-05-01', to: '2026-05-31', currency: null, kg: 430, money: 6000 });
    const level = (rule: string, basis: string) => may.rules.find((each) => each.rule === rule && each.basis === basis)?.level;
    expect([
      level('dk_okologisk_spisemaerke', 'kg'),
      level('dk_okologisk_spisemaerke', 'money'),
      level('de_bio_ahvv', 'money'),
      level('no_debio_serveringsmerke', 'money'),
    ]).toEqual(['silver', 'bronze', 'silver', 'silver']);
    expect(await program(readOpenShares, { query: { restaurantId, from: '2026-06-01', to: '2026-12-31' } })).toMatchObject({
      kg: 0,
      money: null,
    });
    const all = await program(readOpenShares, { query: { from: '2026-05', to: '2026-05' } });
    expect(all.kg).toBeGreaterThanOrEqual(430);
  });

  test('of a kitchen’s invoices are in their currency, and what is no food stands apart', async () => {
    await post(xmlFile(fresh(UBL_DAIRY)));
    const may = await program(readOpenShares, { query: { restaurantId, from: '2026-05-01', to: '2026-05-31' } });
    expect(may).toMatchObject({ currency: 'DKK', money: 1220.5, setAside: { money: 30 } });
  });

  test('of invoices in two currencies add up no money', async () => {
    await post(zipFile({ 'dkk.xml': fresh(UBL_DAIRY), 'eur.xml': fresh(UBL_DAIRY).replace('>DKK<', '>EUR<') }));
    const may = await program(readOpenShares, { query: { restaurantId, from: '2026-05', to: '2026-05' } });
    expect(may).toMatchObject({ currency: null, money: null, setAside: { money: null } });
    expect(
      may.rules
        .filter(({ basis }) => basis === 'money')
        .map(({ level }) => level)
        .every((level) => level === null),
    ).toBe(true);
    expect(may.kg).toBeGreaterThan(0);
  });

  test('of a time that ends before it begins are refused', async () => {
    await expect(program(readOpenShares, { query: { from: '2026-05', to: '2026-04' } })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

describe('refusals', () => {
  test.each([
    ['application/json', '{}', 415, 'unsupported_media_type'],
    ['text/plain', 'x', 415, 'unsupported_media_type'],
    ['application/zip', 'PK\u0003\u0004 and no more', 422, 'invalid_input'],
    ['application/pdf', '%PDF-1.4 and no more', 422, 'invalid_input'],
    ['application/xml', Buffer.alloc(17 * 1024 * 1024, ' '), 413, 'body_too_large'],
    ['application/xml', '', 400, 'malformed_request'],
  ])('%s that does not fit', async (type, payload, status, code) => {
    const answer = await raw('keep=false', { 'content-type': type }, payload);
    expect([answer.statusCode, answer.json()]).toEqual([status, expect.objectContaining({ code })]);
  });
});

import { randomUUID } from 'node:crypto';
import { upsertMappedIngredients } from '@plateprint/shared/mapper/mapper-api.ts';
import { listReports, readReport } from '@plateprint/shared/reports/api/report-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import {
  dropInvoices,
  listInvoices,
  listUnweighed,
  takeBackInvoice,
  tellWeights,
} from '@plateprint/shared/purchases/api/invoice-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { norrsken } from '../../../test/support/recipe-bodies.ts';
import { UBL_DAIRY } from '../reading/documents.fixture.ts';

let product: Product;
let admin: Caller;
let restaurantId = '';

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
  const body = { organizationId: norrsken, name: `Kitchen ${randomUUID()}` };
  ({ id: restaurantId } = await admin(createRestaurant, { body }));
});
afterAll(() => product.close());

const rows = async () => {
  const { items } = await admin(listReports, { params: { id: restaurantId } });
  return (await admin(readReport, { params: { id: items[0]?.id ?? '' } })).ingredients;
};

test('what is sold by the piece in packs of no known size waits for its weight, and takes it in the report', async () => {
  const potatoes = UBL_DAIRY.replace('5790000000012', randomUUID())
    .replace('unitCode="KGM">60<', 'unitCode="EA">10<')
    .replace('K-77', `K-${randomUUID()}`);
  const params = { id: restaurantId };
  const file = new Blob([potatoes], { type: 'application/xml' });
  const { refused } = await admin(dropInvoices, { params, query: { language: 'da', buyers: 'here' }, file });
  expect(refused).toEqual([]);
  const [waiting] = await rows();
  expect(waiting).toMatchObject({
    written: 'Økologiske kartofler',
    amount: 10,
    unit: 'piece',
    isUnweighed: true,
    grams: null,
    money: 600,
  });
  const { items } = await admin(listUnweighed, { params });
  expect(items).toMatchObject([{ name: 'Økologiske kartofler', code: 'EA', quantity: 10 }]);
  const weights = items.map(({ supplierKey, articleKey, code }) => ({ supplierKey, articleKey, code, grams: 25_000 }));
  await admin(tellWeights, { params, query: { language: 'da' }, body: { weights } });
  expect((await rows())[0]).toMatchObject({ amount: 10, unit: 'piece', grams: 250_000 });
  expect((await admin(listUnweighed, { params })).items).toEqual([]);
  const kept = await admin(listInvoices, { params, query: {} });
  const { number } = await admin(takeBackInvoice, {
    params: { ...params, invoiceId: kept.items[0]?.id ?? '' },
    query: { language: 'da' },
  });
  expect(number).toBe('F-2041');
  expect((await admin(listReports, { params })).items).toEqual([]);
});

/** The dairy's first line as another article: of a name that nobody knows. */
const unknown = (name: string, lines: readonly (readonly [quantity: number, unit: string])[]): string => {
  const of = UBL_DAIRY.replace('5790000000012', randomUUID()).replace('Økologiske kartofler', name);
  const [line = ''] = /<cac:InvoiceLine>[\s\S]*?<\/cac:InvoiceLine>/u.exec(of) ?? [];
  const all = lines.map(([quantity, unit]) => line.replace('unitCode="KGM">60<', `unitCode="${unit}">${quantity}<`));
  return of.replace(/<cac:InvoiceLine>[\s\S]*<\/cac:InvoiceLine>/u, all.join(''));
};

test('a name that nobody knows keeps its units, gets no forbidden weight once it is known, and is taken back whole', async () => {
  const params = { id: restaurantId };
  const name = `Qzvoxl ${randomUUID().slice(0, 8)} 30-pack`;
  const file = new Blob(
    [
      unknown(name, [
        [10, 'EA'],
        [2, 'CT'],
      ]),
    ],
    { type: 'application/xml' },
  );
  await admin(dropInvoices, { params, query: { language: 'sv', buyers: 'here' }, file });
  expect((await rows()).map(({ amount, unit, ingredient, grams }) => [amount, unit, ingredient, grams])).toEqual([
    [10, 'piece', null, null],
    [2, 'carton', null, null],
  ]);
  const ingredients = [{ name, slvid: 'egg', organic: true }];
  await admin(upsertMappedIngredients, { body: { ingredients, language_iso: 'sv', organization_id: norrsken } });
  const [kept] = (await admin(listInvoices, { params, query: {} })).items;
  await admin(takeBackInvoice, { params: { ...params, invoiceId: kept?.id ?? '' }, query: { language: 'sv' } });
  expect((await admin(listReports, { params })).items).toEqual([]);
});

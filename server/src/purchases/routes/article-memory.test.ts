import { randomUUID } from 'node:crypto';
import * as mapper from '@plateprint/shared/mapper/mapper-api.ts';
import * as api from '@plateprint/shared/purchases/api/invoice-api.ts';
import { listDeclaredPurchases } from '@plateprint/shared/purchases/api/share-api.ts';
import { listBought } from '@plateprint/shared/purchases/api/bought-api.ts';
import { listReports, readReport } from '@plateprint/shared/reports/api/report-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { norrsken } from '../../../test/support/recipe-bodies.ts';
import { demoId } from '../../demo/demo-id.ts';
import { UBL_DAIRY } from '../reading/documents.fixture.ts';

let product: Product;
let admin: Caller;
let id = '';
const GTIN = '5701234567899';

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
  ({ id } = await admin(createRestaurant, { body: { organizationId: norrsken, name: `Kitchen ${randomUUID()}` } }));
});
afterAll(() => product.close());

async function drop({ supplier, number, name, gtin = GTIN }: { supplier: string; number: string; name: string; gtin?: string }) {
  const xml = UBL_DAIRY.replace('5790000000012', supplier)
    .replace('Mejeri &amp; Mark', supplier)
    .replace('F-2041', randomUUID())
    .replace('Økologiske kartofler', name)
    .replace('K-77', number)
    .replace('05790000000012', gtin);
  const file = new Blob([xml], { type: 'application/xml' });
  return admin(api.dropInvoices, { params: { id }, query: { language: 'da', buyers: 'here' }, file });
}

const mapped = async (said: { name: string; externalId?: string; supplier?: string; gtin?: string }) => {
  const body = { organization_id: norrsken, language_iso: 'da' as const, names: [{ externalId: '', ...said }] };
  return (await admin(mapper.mapNames, { body })).items[0];
};
const decide = async (name: string, externalId: string, slvid: string | null, organic: boolean | null = null) =>
  admin(mapper.upsertMappedIngredients, {
    body: { organization_id: norrsken, language_iso: 'da', ingredients: [{ name, externalId, slvid, organic }] },
  });

test('what was decided of a supplier’s article goes before its name, whatever it is called, on invoices and in spreadsheets', async () => {
  const supplier = `Grossist ${randomUUID()}`;
  await drop({ supplier, number: '4511', name: 'Qvxlt nr 1' });
  await decide('Qvxlt nr 1', '4511', 'butter');
  const { kept } = await drop({ supplier, number: '4511', name: 'Zwpfk i spand' });
  expect(kept).toHaveLength(1);
  const { items } = await admin(listReports, { params: { id } });
  const { ingredients } = await admin(readReport, { params: { id: items[0]?.id ?? '' } });
  expect(ingredients.filter(({ externalId }) => externalId === '4511')).toMatchObject([
    { written: 'Qvxlt nr 1', supplier, gtin: GTIN, day: '2026-05-12' },
    { written: 'Zwpfk i spand', ingredient: 'butter', supplier },
  ]);

  const named = { name: 'Kartofler', externalId: '4511' };
  expect(await mapped({ ...named, supplier: ` ${supplier.toUpperCase()} ` })).toMatchObject({
    by: 'memory',
    ingredientId: 'butter',
  });
  expect(await mapped({ name: 'Kartofler', gtin: `0${GTIN}` })).toMatchObject({ by: 'memory', ingredientId: 'butter' });
  expect(await mapped({ ...named, supplier: 'Somebody else' })).toMatchObject({ by: 'match' });
  expect(await mapped(named)).toMatchObject({ by: 'match' });

  await decide('Kartofler', '', 'potato');
  expect(await mapped({ ...named, supplier })).toMatchObject({ by: 'memory', ingredientId: 'butter' });
  await decide('Qvxlt nr 1', '4511', null);
  expect(await mapped({ ...named, supplier })).toMatchObject({ by: 'memory', ingredientId: 'potato' });

  const query = { from: '2026-05', to: '2026-05', language: 'da' as const, supplier };
  expect((await admin(listBought, { params: { id }, query })).items.map((item) => item.supplier)).toContain(supplier);
});

test('an article that is not organic by what somebody decided is not declared as such, whatever a later name says', async () => {
  const supplier = `Grossist ${randomUUID()}`;
  await drop({ supplier, number: '77', name: 'Vqrst nr 7', gtin: '5701234567882' });
  await decide('Vqrst nr 7', '77', 'butter', false);
  await drop({ supplier, number: '77', name: 'Økologisk smør', gtin: '5701234567882' });
  const { items } = await admin(listDeclaredPurchases, { params: { id }, query: { from: '2026-05', to: '2026-05' } });
  expect(items.filter((item) => item.supplier === supplier && item.name === 'Økologisk smør')).toMatchObject([
    { date: '2026-05-12', marks: [] },
  ]);
});

test('an invoice that is taken back takes off what its article was decided to be, not what its name says', async () => {
  const own = { supplier: `Grossist ${randomUUID()}`, number: '6120', gtin: '5701234567875' };
  await drop({ ...own, name: 'Bvxqt nr 3' });
  await decide('Bvxqt nr 3', '6120', 'butter');
  const bought = async () => {
    const { items } = await admin(listReports, { params: { id } });
    const { ingredients } = await admin(readReport, { params: { id: items[0]?.id ?? '' } });
    return ingredients.map(({ written, amount, unit }) => [written, amount, unit]);
  };
  const before = await bought();
  const { kept } = await drop({ ...own, name: 'Kartofler' });
  expect(await bought()).not.toEqual(before);
  const { items } = await admin(api.listInvoices, { params: { id }, query: { search: own.supplier } });
  const taken = items.find(({ number }) => number === kept[0]?.number);
  await admin(api.takeBackInvoice, { params: { id, invoiceId: taken?.id ?? '' }, query: { language: 'da' } });
  expect(await bought()).toEqual(before);
});

test('an article of another organization is not remembered', async () => {
  const supplier = `Grossist ${randomUUID()}`;
  await drop({ supplier, number: '9001', name: 'Wqxrt nr 9', gtin: '5701234567004' });
  await decide('Wqxrt nr 9', '9001', 'butter');
  const root = await product.as('super');
  const ofBoth = [norrsken, demoId('maison')].map(async (organization_id) => {
    const names = [{ name: 'Kartofler', externalId: '9001', supplier }];
    const { items } = await root(mapper.mapNames, { body: { organization_id, language_iso: 'da', names } });
    return items[0]?.by;
  });
  expect(await Promise.all(ofBoth)).toEqual(['memory', 'match']);
});

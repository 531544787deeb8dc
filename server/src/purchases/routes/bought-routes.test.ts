import { randomUUID } from 'node:crypto';
import { listBought } from '@plateprint/shared/purchases/api/bought-api.ts';
import { dropInvoices, listInvoices, takeBackInvoice } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { matsalen } from '../../../test/support/recipe-bodies.ts';
import { UBL_DAIRY } from '../reading/documents.fixture.ts';

let product: Product;
let admin: Caller;
// Where the demo's chef cooks.
const id = matsalen;
const MAY = { from: '2026-05', to: '2026-05' };

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
  const xml = UBL_DAIRY.replace('5790000000012', randomUUID()).replace('12345678', randomUUID());
  const file = new Blob([xml], { type: 'application/xml' });
  await admin(dropInvoices, { params: { id }, query: { language: 'da', buyers: 'here' }, file });
});
afterAll(() => product.close());

const ask = (query: object) => admin(listBought, { params: { id }, query: { ...MAY, ...query } });

test('what was bought is listed by article with weight, CO2e and its range, money and supplier', async () => {
  const list = await admin(listBought, { params: { id }, query: { ...MAY, language: 'da' } });
  expect(list).toMatchObject({
    currency: 'DKK',
    maySeeCosts: true,
    months: { all: 1, reported: 1 },
    suppliers: ['Mejeri & Mark'],
  });
  const potatoes = list.items.find(({ family }) => family === 'potatoes-roots');
  expect(potatoes).toMatchObject({
    name: 'Økologiske kartofler',
    kg: 60,
    money: 600,
    supplier: 'Mejeri & Mark',
    rows: 1,
    coveredRows: 1,
  });
  expect(potatoes?.food).toMatch(/kartof/iu);
  const { value = 0, low = 0, high = 0 } = potatoes?.co2 ?? {};
  expect(value).toBeGreaterThan(1);
  expect(low).toBeLessThanOrEqual(value);
  expect(high).toBeGreaterThanOrEqual(value);
  // Napkins and deposits are no food.
  expect(list.items).toHaveLength(2);
  expect(list.total).toMatchObject({ articles: 2, money: 1220.5 });
  expect(list.total.co2?.value).toBeCloseTo(
    list.items.reduce((all, { co2 }) => all + (co2?.value ?? 0), 0),
    9,
  );
});

test('a family, a supplier and another order are chosen; the sums are of what is chosen', async () => {
  const roots = await ask({ family: 'potatoes-roots' });
  expect(roots.items.map(({ name }) => name)).toEqual(['Økologiske kartofler']);
  expect(roots.total).toMatchObject({ articles: 1, kg: 60, money: 600 });
  expect(roots.families.map(({ family }) => family)).toContain('milk-cream');
  expect((await ask({ supplier: 'Nobody' })).items).toEqual([]);
  expect((await ask({ sort: 'money' })).items.map(({ money }) => money)).toEqual([620.5, 600]);
  expect((await ask({ sort: 'name' })).items.map(({ name }) => name)).toEqual(['Skummetmælk', 'Økologiske kartofler']);
});

test('it comes page by page, each article once', async () => {
  const first = await admin(listBought, { params: { id }, query: { ...MAY, limit: 1 } });
  expect(first.items).toHaveLength(1);
  const second = await admin(listBought, { params: { id }, query: { ...MAY, limit: 1, cursor: first.next ?? '' } });
  expect(second.items).toHaveLength(1);
  expect(second.items[0]?.key).not.toBe(first.items[0]?.key);
  expect(second.next).toBeNull();
  await expect(admin(listBought, { params: { id }, query: { ...MAY, cursor: 'bm9uZQ' } })).rejects.toMatchObject({
    code: 'invalid_input',
  });
});

test('what came since is in the list, and what was taken back is not', async () => {
  const { total } = await ask({});
  const there = new Set((await admin(listInvoices, { params: { id }, query: {} })).items.map((invoice) => invoice.id));
  const xml = UBL_DAIRY.replace('5790000000012', randomUUID()).replace('12345678', randomUUID()).replace('>60<', '>40<');
  const file = new Blob([xml], { type: 'application/xml' });
  await admin(dropInvoices, { params: { id }, query: { language: 'da', buyers: 'here' }, file });
  const more = await ask({});
  expect(more.total.money).toBe((total.money ?? 0) * 2);
  expect(more.items.find(({ family }) => family === 'potatoes-roots')).toMatchObject({ kg: 100 });
  const { items } = await admin(listInvoices, { params: { id }, query: {} });
  // Of one day, they stand in no order of their own.
  const came = items.find((invoice) => !there.has(invoice.id));
  await admin(takeBackInvoice, { params: { id, invoiceId: came?.id ?? '' }, query: {} });
  expect((await ask({})).total).toEqual(total);
});

test('somebody who may not see costs reads weight and CO2e, and no money', async () => {
  const chef = await product.as('chef');
  const list = await chef(listBought, { params: { id }, query: { ...MAY, sort: 'money' } });
  expect(list).toMatchObject({ currency: null, maySeeCosts: false, total: { money: null } });
  expect(list.items.map(({ money }) => money)).toEqual([null, null]);
  expect(list.total.co2?.value).toBeGreaterThan(0);
});

test('a time without reports is empty and unknown, and one that is too long is refused', async () => {
  const empty = await admin(listBought, { params: { id }, query: { from: '2025-01', to: '2025-02' } });
  expect(empty).toMatchObject({ months: { reported: 0 }, items: [], next: null, total: { co2: null, money: null } });
  await expect(admin(listBought, { params: { id }, query: { from: '2024-01', to: '2026-02' } })).rejects.toMatchObject({
    code: 'invalid_input',
  });
});

import { randomUUID } from 'node:crypto';
import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import type { MakerStatement } from '@plateprint/shared/mapper/memory/maker-statement.ts';
import { listBought } from '@plateprint/shared/purchases/api/bought-api.ts';
import { dropInvoices } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { keepMakerStatement } from '@plateprint/shared/purchases/api/statement-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { clairval, norrsken } from '../../../test/support/recipe-bodies.ts';
import { UBL_DAIRY } from '../reading/documents.fixture.ts';

let product: Product;
let admin: Caller;
let [id, other] = ['', ''];

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
  const kitchen = async () => admin(createRestaurant, { body: { organizationId: norrsken, name: `Kitchen ${randomUUID()}` } });
  [id, other] = [(await kitchen()).id, (await kitchen()).id];
});
afterAll(() => product.close());

const SAID: MakerStatement = {
  allergens: [
    { allergen: 'milk', state: 'contains' },
    { allergen: 'soybeans', state: 'free' },
  ],
  ingredients: 'Kartofler, mælk',
  statedOn: '2026-05-02',
  source: 'Etiket',
  link: 'https://maker.example/sheet.pdf',
};

async function drop(kitchen: string, supplier: string) {
  const xml = UBL_DAIRY.replace('5790000000012', supplier)
    .replace('Mejeri &amp; Mark', supplier)
    .replaceAll('12345678', kitchen)
    .replace('F-2041', randomUUID());
  const file = new Blob([xml], { type: 'application/xml' });
  return admin(dropInvoices, { params: { id: kitchen }, query: { language: 'da', buyers: 'here' }, file });
}

const bought = async (kitchen: string, supplier: string) => {
  const query = { from: '2026-05', to: '2026-05', language: 'da' as const, supplier };
  const { items } = await admin(listBought, { params: { id: kitchen }, query });
  return items.find(({ family }) => family === 'potatoes-roots');
};
const keep = async (
  article: { supplier: string; number: string; name: string },
  statement: MakerStatement | null,
  former: string | null,
) => admin(keepMakerStatement, { params: { id }, body: { article, statement, former } });

test('what a maker says of an article stands beside it in every kitchen of the organization, with who copied it', async () => {
  const supplier = `Grossist ${randomUUID()}`;
  await drop(id, supplier);
  await drop(other, supplier);
  const { number = '', name = '', statement } = (await bought(id, supplier)) ?? {};
  expect([number, statement]).toEqual(['K-77', null]);
  const kept = await keep({ supplier, number, name }, SAID, null);
  expect(kept.statement).toMatchObject({ ...SAID, savedBy: expect.stringMatching(/\p{L}/u) as string });
  expect(await bought(id, supplier)).toMatchObject({ statement: kept.statement });
  expect(await bought(other, supplier)).toMatchObject({ statement: kept.statement });
});

test('another one’s statement is not written over unseen, and what is forgotten is gone, each in the log', async () => {
  const article = { supplier: `Grossist ${randomUUID()}`, number: '12', name: 'Mos' };
  const first = await keep(article, SAID, null);
  await expect(keep(article, { ...SAID, source: 'Datablad' }, null)).rejects.toMatchObject({ code: 'changed_meanwhile' });
  const second = await keep(article, { ...SAID, allergens: [] }, first.statement?.savedAt ?? null);
  expect(second.statement).toMatchObject({ allergens: [], ingredients: 'Kartofler, mælk' });
  expect(await keep(article, null, second.statement?.savedAt ?? null)).toEqual({ statement: null });
  const { items } = await admin(readOrganizationAudit, { params: { id: norrsken }, query: {} });
  const ofArticle = items.filter(({ thing }) => thing.kind === 'article' && thing.id.includes(article.supplier.toLowerCase()));
  expect(ofArticle.map(({ action, thing }) => [action, thing.name])).toEqual([
    ['maker_statement_removed', 'Mos'],
    ['maker_statement_kept', 'Mos'],
    ['maker_statement_kept', 'Mos'],
  ]);
  expect(ofArticle.at(-1)?.changes).toContainEqual({
    field: 'maker_allergens',
    before: [],
    after: ['contains: milk', 'free: soybeans'],
  });
});

test('two people who copy a first statement at once: one of them is told', async () => {
  const article = { supplier: `Grossist ${randomUUID()}`, number: '13', name: 'Mos' };
  const both = await Promise.allSettled([keep(article, SAID, null), keep(article, SAID, null)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('an article without a number is known by supplier and name, one with neither supplier nor GTIN is refused, as is a day to come', async () => {
  const named = { supplier: `Grossist ${randomUUID()}`, number: '', name: 'Husets mos' };
  const kept = await keep(named, SAID, null);
  await expect(keep({ ...named, name: 'HUSETS  mos' }, SAID, null)).rejects.toMatchObject({ code: 'changed_meanwhile' });
  expect((await keep({ ...named, name: 'Husets suppe' }, SAID, null)).statement?.savedAt).not.toBe(kept.statement?.savedAt);
  await expect(keep({ ...named, supplier: '' }, SAID, null)).rejects.toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'article.supplier', code: 'required' }],
  });
  const ofGtin = { supplier: '', number: '5701234567899', name: 'Mos' };
  expect((await keep(ofGtin, SAID, null)).statement).toMatchObject({ source: 'Etiket' });
  await expect(keep({ ...named, name: 'Ny' }, { ...SAID, statedOn: '2090-01-01' }, null)).rejects.toMatchObject({
    fields: [{ path: 'statement.statedOn', code: 'in_future' }],
  });
});

test('another organization sees nothing of it', async () => {
  const root = await product.as('super');
  const article = { supplier: `Grossist ${randomUUID()}`, number: '9', name: 'Mos' };
  await keep(article, SAID, null);
  const theirs = await root(keepMakerStatement, { params: { id: clairval }, body: { article, statement: SAID, former: null } });
  expect(theirs.statement).toMatchObject({ source: 'Etiket' });
});

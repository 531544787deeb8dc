import { randomUUID } from 'node:crypto';
import { listBought } from '@plateprint/shared/purchases/api/bought-api.ts';
import { dropInvoices } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { matsalen } from '../../../test/support/recipe-bodies.ts';
import { loadFoodData } from '../../ingredients/actions/load-food-data.ts';
import { keepDueBought } from '../../reports/jobs/keep-due-bought.ts';
import { noteOutdatedBought } from '../../reports/bought-article-store.ts';
import { UBL_DAIRY } from '../reading/documents.fixture.ts';

// The list of what was bought adds up articles that are written with each report: the same as its rows give, at any time.
let product: Product;
let admin: Caller;
const foodData = await loadFoodData();
const id = matsalen;

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
  await drop((xml) => xml);
  await drop((xml) => xml.replace('>60<', '>40<'));
});
afterAll(() => product.close());

/** What a node remembers of the month is left aside, as after a save. */
beforeEach(async () => {
  await product.database
    .updateTable('report')
    .set({ version: sql`version + 1` })
    .where('restaurant_id', '=', id)
    .execute();
});

async function drop(change: (xml: string) => string): Promise<void> {
  const xml = change(UBL_DAIRY).replace('5790000000012', randomUUID()).replace('12345678', randomUUID());
  const file = new Blob([xml], { type: 'application/xml' });
  await admin(dropInvoices, { params: { id }, query: { language: 'da', buyers: 'here' }, file });
}

const list = () => admin(listBought, { params: { id }, query: { from: '2026-05', to: '2026-05', language: 'da' } });
const written = () =>
  product.database.selectFrom('bought_article').select(['article', 'grams', 'rows', 'money']).orderBy('place').execute();
const due = async () => (await product.database.selectFrom('bought_report_due').select('report_id').execute()).length;

test('a save writes the articles of its report, and nothing is left to do', async () => {
  const articles = await written();
  expect(articles.reduce((all, { grams }) => all + grams, 0)).toBeGreaterThan(100_000);
  expect(articles.reduce((all, { rows }) => all + rows, 0)).toBe((await list()).total.rows);
  expect(await due()).toBe(0);
});

test('they say what the rows of the report say', async () => {
  const fromArticles = await list();
  await product.database.deleteFrom('bought_report').execute();
  await product.database
    .updateTable('report')
    .set({ version: sql`version + 1` })
    .where('restaurant_id', '=', id)
    .execute();
  expect(await written()).toEqual([]);
  expect(await list()).toEqual(fromArticles);
});

test('rows that the former version wrote take them away, and a job writes them anew', async () => {
  await product.database
    .updateTable('report_body')
    .set({ body: sql`body` })
    .where('kind', '=', 'rows')
    .execute();
  expect(await written()).toEqual([]);
  expect(await due()).toBeGreaterThan(0);
  const before = await list();
  expect(before.items).toHaveLength(2);
  await keepDueBought({ database: product.database, foodData });
  expect(await due()).toBe(0);
  expect((await written()).length).toBe(2);
  await product.database
    .updateTable('report')
    .set({ version: sql`version + 1` })
    .where('restaurant_id', '=', id)
    .execute();
  expect(await list()).toEqual(before);
});

test('those of a former release or of a kitchen that moved count from the rows, until a job has written them', async () => {
  const before = await list();
  await product.database.updateTable('bought_article').set({ co2: 1, grams: 1 }).execute();
  await product.database.updateTable('bought_report').set({ food_data_version: 'former' }).execute();
  await product.database
    .updateTable('report')
    .set({ version: sql`version + 1` })
    .where('restaurant_id', '=', id)
    .execute();
  expect(await list()).toEqual(before);
  await noteOutdatedBought(product.database, foodData.version);
  expect(await keepDueBought({ database: product.database, foodData })).toBeGreaterThan(0);
  await product.database.updateTable('bought_report').set({ location: 'ELSEWHERE' }).execute();
  await product.database.updateTable('bought_article').set({ grams: 1 }).execute();
  await product.database
    .updateTable('report')
    .set({ version: sql`version + 1` })
    .where('restaurant_id', '=', id)
    .execute();
  expect(await list()).toEqual(before);
});

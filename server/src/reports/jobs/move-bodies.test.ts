import * as recipes from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import * as versions from '@plateprint/shared/reports/report-version-api.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { dish, matsalen } from '../../../test/support/recipe-bodies.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { moveBodies, removeUnusedFiles } from './move-bodies.ts';
import { purgeReports } from './purge-reports.ts';

const DAY = 24 * 3_600_000;
/** A file store that can be watched, and that can break. */
const contents = new Map<string, Uint8Array>();
let diesAfterPut = false;
let isFull: (key: string) => boolean = () => false;
const files: FileStore = {
  put: async (key, content) => {
    if (isFull(key)) throw new Error('No space left on the disk.');
    contents.set(key, content);
    if (diesAfterPut) throw new Error('The node died.');
    return { sha256: '' };
  },
  get: async (key) => contents.get(key) ?? null,
  remove: async (key) => {
    if (diesAfterPut) throw new Error('The node died.');
    contents.delete(key);
  },
};

let product: Product;
let chef: Caller;
let soup = '';
let month = 0;
beforeAll(async () => {
  product = await openProduct({ files });
  chef = await product.as('chef');
  soup = (await chef(recipes.createRecipe, { body: dish('Onion soup') })).id;
  await moveAll(400);
});
afterAll(() => product.close());
beforeEach(async () => {
  diesAfterPut = false;
  await removeAfter(4000);
  month += 1;
});

const sold = (servings: number) => ({
  name: 'Month',
  category: 'restaurant' as const,
  variety: 'sales' as const,
  type: 'monthly' as const,
  settings: {},
  status: 'completed' as const,
  startDate: `1991-${String(month).padStart(2, '0')}-01`,
  recipes: [{ key: '1', id: soup, name: 'Onion soup', servings }],
});
const complete = async (servings: number) => chef(api.createSalesReport, { params: { id: matsalen }, body: sold(servings) });
const read = async (id: string) => chef(api.readReport, { params: { id } });
const evidenceOf = async (id: string) => chef(api.readEvidence, { params: { id } });
const filesOf = (id: string) => [...contents.keys()].filter((key) => key.includes(`/${id}/`));
const at = (days: number) => new Date(Date.now() + days * DAY);

async function moveAll(days: number): Promise<void> {
  while ((await moveBodies({ database: product.database, files, clock: () => at(days) })) > 0);
}
const known = async () => (await product.database.selectFrom('report_file').select('key').execute()).length;
const removeAfter = async (days: number) => removeUnusedFiles(product.database, at(days), files);

test('a day later the document and the evidence of a report lie in the file store, and it is read as before', async () => {
  const { id } = await complete(10);
  const before = [await read(id), await evidenceOf(id)];
  await moveAll(0.9);
  expect(filesOf(id)).toEqual([]);
  await moveAll(1.1);
  expect(filesOf(id)).toHaveLength(2);
  const kept = product.database
    .selectFrom('report_body')
    .select(['kind', 'body', 'file'])
    .where('report_id', '=', id)
    .orderBy('kind');
  const inDatabase = (await kept.execute()).map(({ kind, body, file }) => [kind, body !== null, file !== null]);
  expect(inDatabase).toEqual([
    ['document', false, true],
    ['evidence', false, true],
    ['rows', true, false],
  ]);
  expect([await read(id), await evidenceOf(id)]).toEqual(before);
  await removeAfter(400);
  expect([await read(id), await evidenceOf(id)]).toEqual(before);
});

test('a report that is written over leaves its former document and its former evidence where they are', async () => {
  const made = await complete(10);
  await moveAll(2);
  const saved = await chef(api.updateSalesReport, { params: { id: made.id }, body: sold(25) });
  const former = async () => chef(versions.readReportVersion, { params: { id: made.id, version: 1 } });
  expect((await read(made.id)).data?.totalServings).toBe(25);
  expect(await former()).toEqual(made);
  await removeAfter(8);
  expect(filesOf(made.id)).toHaveLength(2);
  expect(await former()).toEqual(made);
  await moveAll(2);
  expect(await read(made.id)).toEqual(saved);
});

test('the document and the evidence of a former version move too', async () => {
  const made = await complete(10);
  await chef(api.updateSalesReport, { params: { id: made.id }, body: sold(25) });
  await moveAll(2);
  expect(filesOf(made.id)).toHaveLength(4);
  expect(await chef(versions.readReportVersion, { params: { id: made.id, version: 1 } })).toEqual(made);
});

test('of a report that is deleted for good no file is left', async () => {
  const made = await complete(10);
  await chef(api.updateSalesReport, { params: { id: made.id }, body: sold(25) });
  await moveAll(2);
  await chef(api.deleteReport, { params: { id: made.id } });
  await purgeReports(product.database, at(31), files);
  await removeAfter(8);
  expect(filesOf(made.id)).toEqual([]);
});

test('a node that dies between the file and its row loses nothing, and the file goes', async () => {
  const { id } = await complete(10);
  const before = await read(id);
  diesAfterPut = true;
  await expect(moveAll(2)).rejects.toThrow('died');
  expect(filesOf(id)).not.toEqual([]);
  expect(await read(id)).toEqual(before);
  diesAfterPut = false;
  await removeAfter(10);
  expect(filesOf(id)).toEqual([]);
  await moveAll(2);
  expect(filesOf(id)).toHaveLength(2);
  expect(await read(id)).toEqual(before);
});

test('a disk that stays full leaves nothing with each try, and what has room goes on', async () => {
  const { id: first } = await complete(10);
  month += 1;
  const { id: second } = await complete(20);
  const before = await known();
  isFull = () => true;
  for (let tries = 0; tries < 3; tries += 1) await expect(moveAll(2)).rejects.toThrow('No space left');
  expect(await known()).toBe(before);
  isFull = (key) => key.includes(`/${first}/`);
  await expect(moveAll(2)).rejects.toThrow('No space left');
  expect([filesOf(first).length, filesOf(second).length]).toEqual([0, 2]);
  expect(await known()).toBe(before + 2);
  isFull = () => false;
  await moveAll(2);
  expect(filesOf(first)).toHaveLength(2);
});

test('a report that is saved while its body is moved keeps what was saved', async () => {
  const { id } = await complete(10);
  const put = files.put;
  files.put = async (key, content) => {
    files.put = put;
    await chef(api.updateSalesReport, { params: { id }, body: sold(25) });
    return put(key, content);
  };
  await moveAll(2).finally(() => (files.put = put));
  expect((await read(id)).data?.totalServings).toBe(25);
});

test('bytes that are lost or others than were put there are no report: the failure names the file', async () => {
  const { id } = await complete(10);
  const whole = await read(id);
  await moveAll(2);
  const kept = new Map(filesOf(id).map((key) => [key, contents.get(key) ?? new Uint8Array()]));
  for (const [key, content] of kept) contents.set(key, content.with(40, (content[40] ?? 0) ^ 1));
  await expect(read(id)).rejects.toMatchObject({ status: 500 });
  for (const key of kept.keys()) contents.delete(key);
  await expect(read(id)).rejects.toMatchObject({ status: 500 });
  for (const [key, content] of kept) contents.set(key, content);
  expect(await read(id)).toEqual(whole);
});

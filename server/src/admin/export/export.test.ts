import { listExports, startExport } from '@plateprint/shared/admin/organization-export-api.ts';
import { uploadLabelCertificate } from '@plateprint/shared/menus/label-certificate-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { someIntegration } from '../../../test/support/hooked-kitchen.ts';
import { openProduct, type Product } from '../../../test/support/product.ts';
import { PICTURE } from '../../../test/who-may/picture.ts';
import { demoId } from '../../demo/demo-id.ts';
import { purgeExports } from './export-store.ts';

let product: Product;
beforeEach(async () => {
  product = await openProduct();
});
afterEach(() => product.close());

const DAY = 24 * 3_600_000;
const norrsken = demoId('norrsken');

async function fetched(path: string, person: string) {
  return product.app.inject({ url: `/api${path}`, headers: { cookie: await product.cookieOf(person) } });
}

async function madeExport(): Promise<string> {
  const admin = await product.as('admin');
  const begun = await admin(startExport, { params: { id: norrsken } });
  expect(begun).toMatchObject({ state: 'waiting', path: null });
  expect((await admin(startExport, { params: { id: norrsken } })).id).toBe(begun.id);
  await product.drain();
  const { items } = await admin(listExports, { params: { id: norrsken } });
  expect(items).toMatchObject([{ id: begun.id, state: 'ready', bytes: expect.any(Number) as number }]);
  return items[0]?.path ?? '';
}

test('the file has every recipe, person and line of the audit of the organization, and of no other', async () => {
  const chef = await product.as('chef');
  const names = [{ language: 'sv' as const, name: 'Soppa' }];
  for (let made = 0; made < 230; made += 1)
    await chef(createRecipe, { body: { restaurantId: demoId('matsalen'), names, ingredients: [] } });
  await someIntegration(product.database);
  const reply = await fetched(await madeExport(), 'admin');
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = unzipSync(reply.rawPayload);
  const lines = (file: string) =>
    Buffer.from(files[`${file}.jsonl`] ?? [])
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { id: string });
  for (const [file, table] of [
    ['recipes', 'recipe'],
    ['menus', 'menu'],
    ['members', 'person'],
    ['restaurants', 'restaurant'],
    ['integrations', 'integration'],
    ['audit', 'audit_entry'],
  ] as const) {
    const rows = await product.database.selectFrom(table).select('id').where('organization_id', '=', norrsken).execute();
    expect([
      file,
      lines(file)
        .map(({ id }) => id)
        .toSorted(),
    ]).toEqual([file, rows.map(({ id }) => id).toSorted()]);
  }
  expect(lines('recipes').length).toBeGreaterThan(230);
  const all = Object.values(files)
    .map((content) => Buffer.from(content).toString('utf8'))
    .join();
  expect([all.includes('password_hash'), all.includes('key_hash'), all.includes('whsec_')]).toEqual([false, false, false]);
}, 120_000);

test('the certificate of the labels goes along as it was added', async () => {
  const admin = await product.as('admin');
  await admin(uploadLabelCertificate, { params: { id: norrsken }, body: { name: 'scan.png' }, file: PICTURE });
  const files = unzipSync((await fetched(await madeExport(), 'admin')).rawPayload);
  expect(Buffer.from(files['label-certificate.png'] ?? [])).toEqual(Buffer.from(await PICTURE.arrayBuffer()));
  expect(JSON.parse(Buffer.from(files['organization.jsonl'] ?? []).toString())).toMatchObject({
    label_certificate_name: 'scan.png',
  });
});

test('a stranger and who only works there do not get the file', async () => {
  const path = await madeExport();
  expect((await fetched(path, 'chef')).statusCode).toBe(403);
  expect((await product.app.inject({ url: `/api${path}` })).statusCode).toBe(401);
  await product.database
    .updateTable('person')
    .set({ organization_id: demoId('maison') })
    .where('id', '=', demoId('chef@demo.plateprint.test'))
    .execute();
  expect((await fetched(path, 'chef')).statusCode).toBe(404);
});

test('the file is kept for a week', async () => {
  const path = await madeExport();
  const { id } = await product.database.selectFrom('organization_export').select('id').executeTakeFirstOrThrow();
  await purgeExports(product.database, new Date(product.now() + 6 * DAY), product.files);
  expect((await fetched(path, 'admin')).statusCode).toBe(200);
  await purgeExports(product.database, new Date(product.now() + 8 * DAY), product.files);
  expect((await fetched(path, 'admin')).statusCode).toBe(404);
  expect(await product.files.get(`exports/${id}/0`)).toBeNull();
});

test('an ended plan takes nothing away: all data can still be taken along', async () => {
  await product.database.updateTable('organization').set({ plan_active: false }).where('id', '=', norrsken).execute();
  expect((await fetched(await madeExport(), 'admin')).statusCode).toBe(200);
});

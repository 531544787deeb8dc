import { deleteOrganization, listAllOrganizations, restoreOrganization } from '@plateprint/shared/admin/admin-api.ts';
import { eraseOrganization as eraseApi } from '@plateprint/shared/admin/erasure-api.ts';
import { startExport } from '@plateprint/shared/admin/organization-export-api.ts';
import { createWebhook, testWebhook } from '@plateprint/shared/integrations/webhook-api.ts';
import { uploadLabelCertificate } from '@plateprint/shared/menus/label-certificate-api.ts';
import { uploadOrganizationLogo } from '@plateprint/shared/organizations/organization-api.ts';
import { createRecipe, updateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { createProcurementReport } from '@plateprint/shared/reports/api/report-api.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { someIntegration } from '../../../test/support/hooked-kitchen.ts';
import { openProduct, type Product } from '../../../test/support/product.ts';
import { PICTURE } from '../../../test/who-may/picture.ts';
import { demoId } from '../../demo/demo-id.ts';
import { eraseOrganization, purgeOrganizations } from './erase-organization.ts';

let product: Product;
beforeEach(async () => {
  product = await openProduct();
});
afterEach(() => product.close());

const DAY = 24 * 3_600_000;
const norrsken = demoId('norrsken');
const matsalen = demoId('matsalen');

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(product.database);
  return rows.map(({ name }) => name);
}

/** Every id of the organization and of what is in it. */
async function tenantIds(): Promise<string[]> {
  const ids = [norrsken];
  for (const table of ['restaurant', 'person', 'recipe', 'menu', 'report', 'integration', 'mapped_ingredient', 'webhook']) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where organization_id = ${norrsken}`.execute(
      product.database,
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Each table with a sum over its rows that name none of the ids, and how many rows name one. */
async function tablesBut(ids: readonly string[]): Promise<Record<string, { named: number; others: string }>> {
  const found: Record<string, { named: number; others: string }> = {};
  const names = ids.map((id) => id.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
  for (const name of await tables()) {
    const { rows } = await sql<{ named: number; others: string }>`
      select count(*) filter (where row ~ ${names})::integer as named,
        coalesce(md5(string_agg(row, '' order by row) filter (where row !~ ${names})), '') as others
      from (select to_jsonb(t)::text as row from ${sql.table(name)} t) as written`.execute(product.database);
    found[name] = rows[0] ?? { named: 0, others: '' };
  }
  return found;
}

const soup = { names: [{ language: 'sv' as const, name: 'Soppa' }], ingredients: [] };

/** Something of every kind in the demo's organization, and a recipe in another one. */
async function fill(): Promise<void> {
  const root = await product.as('super');
  const { id } = await root(createRecipe, { body: { ...soup, restaurantId: matsalen } });
  await root(updateRecipe, { body: { ...soup, note: 'again', id, version: 1 } });
  await root(createRecipe, { body: { ...soup, restaurantId: demoId('clairval') } });
  await root(uploadOrganizationLogo, { body: { organizationId: norrsken }, file: PICTURE });
  await root(uploadLabelCertificate, { params: { id: norrsken }, body: { name: 'c.png' }, file: PICTURE });
  const row = { ingredient: null, variation: null, amount: 4, unit: 'kg' };
  await root(createProcurementReport, {
    body: {
      restaurantId: matsalen,
      name: 'Inköp',
      category: 'restaurant',
      variety: 'procurement',
      type: 'monthly',
      startDate: '2024-01-01',
      settings: { language: 'sv' },
      status: 'completed',
      ingredients: [{ ...row, key: '1', written: 'Hylla sju 5kg', from: { file: 0, row: 2 } }],
      importedData: [{ name: 'köp.csv', rows: 1 }],
    },
  });
  const integrationId = await someIntegration(product.database);
  const hook = await root(createWebhook, {
    body: { integrationId, url: 'http://hooks.invalid/', events: ['report.completed'] },
  });
  await root(testWebhook, { params: { id: hook.id } });
  await root(startExport, { params: { id: norrsken } });
  await product.drain();
}

/** The super-admin of the demo belongs to the organization: one of another is needed to erase it. */
async function rootElsewhere() {
  await product.database
    .updateTable('person')
    .set({ organization_id: demoId('maison') })
    .where('id', '=', demoId('super@demo.plateprint.test'))
    .execute();
  return product.as('super');
}

test('an erased organization leaves no row and no file, other tenants are as they were, and the audit has ids alone', async () => {
  await fill();
  const files = product.files;
  const root = await rootElsewhere();
  const ids = await tenantIds();
  const { logo, label_certificate: certificate } = await product.database
    .selectFrom('organization')
    .select(['logo', 'label_certificate'])
    .where('id', '=', norrsken)
    .executeTakeFirstOrThrow();
  const file = logo?.replace('/static/', '') ?? '';
  expect(await files.get(file)).not.toBeNull();
  expect(await files.get(certificate ?? 'none')).not.toBeNull();
  await root(deleteOrganization, { body: { organizationId: norrsken } });
  const before = await tablesBut(ids);
  await expect(root(eraseApi, { params: { id: norrsken }, body: { name: 'Another' } })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await root(eraseApi, { params: { id: norrsken }, body: { name: 'Norrsken Måltider' } });
  await expect(root(restoreOrganization, { params: { id: norrsken } })).rejects.toMatchObject({ code: 'not_found' });
  await product.drain();

  const after = await tablesBut(ids);
  const left = Object.entries(after).filter(([, { named }]) => named > 0);
  expect(left.map(([name]) => name)).toEqual(['audit_entry']);
  const others = (all: typeof after) => Object.fromEntries(Object.entries(all).map(([name, each]) => [name, each.others]));
  // Members of another organization too only lose the restaurant that their page opened with, and boards learn that somebody left.
  const changed = { person: expect.any(String) as string, leaderboard_scope_change: expect.any(String) as string };
  expect(others(after)).toEqual({ ...others(before), ...changed });
  expect(await files.get(file)).toBeNull();
  expect(await files.get(certificate ?? 'none')).toBeNull();
  const { rows } = await sql<{ row: string }>`
    select string_agg(to_jsonb(t)::text, ' ') as row from audit_entry t where organization_id = ${norrsken} or thing_id = ${norrsken}`.execute(
    product.database,
  );
  expect(rows[0]?.row).toContain('organization_erased');
  expect(rows[0]?.row).not.toContain('Norrsken');
}, 120_000);

test('a deleted organization is erased by itself after thirty days, and not before', async () => {
  const owner = await product.as('owner');
  const { id: elsewhere } = await owner(createRecipe, { body: { ...soup, restaurantId: demoId('clairval') } });
  const root = await rootElsewhere();
  await root(deleteOrganization, { body: { organizationId: norrsken } });
  const purgeAfter = async (days: number) =>
    purgeOrganizations(product.database, new Date(product.now() + days * DAY), product.files);
  await purgeAfter(29);
  expect((await root(listAllOrganizations, { query: { bin: 'true' } })).items.map(({ id }) => id)).toEqual([norrsken]);
  await Promise.all([purgeAfter(31), purgeAfter(31)]);
  const rows = await product.database.selectFrom('organization').select('id').where('id', '=', norrsken).execute();
  expect(rows).toEqual([]);
  const kept = product.database.selectFrom('recipe').select(['created_by', 'saved_by']).where('id', '=', elsewhere);
  expect(await kept.executeTakeFirst()).toEqual({ created_by: null, saved_by: null });
}, 120_000);

test('an organization that is not in the bin is never erased', async () => {
  const before = await tablesBut([norrsken]);
  const services = { database: product.database, files: product.files, now: new Date(product.now() + 100 * DAY) };
  await eraseOrganization(services, norrsken);
  expect(await tablesBut([norrsken])).toEqual(before);
});

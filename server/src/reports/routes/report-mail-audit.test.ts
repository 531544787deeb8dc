import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { createSalesReport } from '@plateprint/shared/reports/api/report-api.ts';
import * as mails from '@plateprint/shared/reports/api/report-mail-api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../access/audit.ts';
import { demoId } from '../../demo/demo-id.ts';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { norrsken } from '../../../test/support/recipe-bodies.ts';
import { purgeMails } from '../store/report-mail-store.ts';

let product: Product;
let admin: Caller;
let reportId = '';

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
  const kind = { category: 'restaurant', variety: 'sales', type: 'monthly', status: 'completed', settings: {} } as const;
  const recipes = [{ key: 'a', id: null, name: 'Stew', servings: 3, from: { file: 0, row: 2 } }];
  const body = { ...kind, name: 'May', startDate: '2026-05-01', recipes, importedData: [{ name: 'till.csv', rows: 1 }] };
  ({ id: reportId } = await admin(createSalesReport, { params: { id: demoId('matsalen') }, body }));
});
afterAll(() => product.close());

const add = async (email: string) => admin(mails.addReportMail, { params: { id: reportId }, body: { email, language: 'sv' } });
const later = (days: number): Date => new Date(product.now() + days * 24 * 3_600_000);

test('the audit shows an address for as long as it is kept, and keeps it nowhere itself', async () => {
  const [gone, kept] = [await add('gone@canteen.test'), await add('kept@canteen.test')];
  const { key } = await product.database
    .selectFrom('report_mail')
    .select('key')
    .where('id', '=', kept.id)
    .executeTakeFirstOrThrow();
  await (
    await product.as(null)
  )(mails.answerMailedReports, { params: { key }, body: { wanted: true } });
  await admin(mails.removeReportMail, { params: { id: reportId, mailId: gone.id } });
  const lines = async () =>
    (await admin(readOrganizationAudit, { params: { id: norrsken } })).items
      .filter(({ thing }) => [gone.id, kept.id].includes(thing.id))
      .map(({ action, thing }) => [action, thing.name])
      .toReversed();
  expect(await lines()).toEqual([
    ['report_mail_added', 'gone@canteen.test'],
    ['report_mail_added', 'kept@canteen.test'],
    ['report_mail_confirmed', 'kept@canteen.test'],
    ['report_mail_removed', 'gone@canteen.test'],
  ]);
  await purgeMails(product.database, later(31));
  expect((await lines()).filter(([, name]) => name === '')).toEqual([
    ['report_mail_added', ''],
    ['report_mail_removed', ''],
  ]);
  const written = await product.database.selectFrom('audit_entry').selectAll().execute();
  expect(JSON.stringify(written)).not.toContain('@canteen.test');
});

test('a migration takes the addresses of former versions out of the audit, and leaves names of reports', async () => {
  const at = new Date(product.now());
  const by = { action: 'report_mail_added', at, by: null, organizationId: norrsken } as const;
  await audit(product.database, { ...by, thing: { kind: 'report_mail', id: 'former', name: 'former@canteen.test' } });
  await audit(product.database, { ...by, action: 'report_mailed', thing: { kind: 'report_mail', id: 'former', name: 'June' } });
  const migration = await readFile(join(import.meta.dirname, '../../../migrations/0067_audit_without_addresses.sql'), 'utf8');
  await product.database.transaction().execute(async (transaction) => {
    for (const statement of migration.split(';')) await sql.raw(statement).execute(transaction);
  });
  const query = product.database.selectFrom('audit_entry').select('thing_name').where('thing_id', '=', 'former');
  expect((await query.orderBy('deed').execute()).map(({ thing_name }) => thing_name)).toEqual(['', 'June']);
  await expect(product.database.updateTable('audit_entry').set({ thing_name: '' }).execute()).rejects.toThrow('only grows');
});

import { firstDayOf, history, type Day } from '@plateprint/shared/kernel/month.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import * as links from '@plateprint/shared/reports/api/report-link-api.ts';
import { addReportMail } from '@plateprint/shared/reports/api/report-mail-api.ts';
import { removeMember } from '@plateprint/shared/organizations/member-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { addStrangers, STRANGERS } from '../../../test/support/strangers.ts';
import { purgeReports } from '../jobs/purge-reports.ts';

let product: Product;
let admin: Caller;
let nobody: Caller;
let id: string;
const { restaurant } = STRANGERS;
const DAY_MS = 24 * 3_600_000;

beforeAll(async () => {
  product = await openProduct();
  await addStrangers(product);
  admin = await product.as('stranger');
  nobody = await product.as(null);
  id = await bought('completed');
});
afterAll(() => product.close());

/** A month of purchases with what they cost. */
async function bought(status: 'completed' | 'draft'): Promise<string> {
  const months = history(12, new Date(product.now()).toISOString().slice(0, 10) as Day);
  const month = months.at(status === 'draft' ? -2 : -1);
  const ingredients = [
    {
      key: '1',
      written: 'Secret onions',
      ingredient: 'yellow-onion',
      variation: 'yellow-onion.raw',
      amount: 40,
      unit: 'kg' as const,
      money: 321,
      from: { file: 0, row: 2 },
    },
    {
      key: '2',
      written: 'Something unheard of',
      ingredient: null,
      variation: null,
      amount: 2,
      unit: 'kg' as const,
      money: 654,
      from: { file: 0, row: 3 },
    },
  ];
  const body = {
    restaurantId: restaurant,
    name: 'Bought',
    category: 'restaurant' as const,
    variety: 'procurement' as const,
    type: 'monthly' as const,
    settings: {},
    status,
    startDate: firstDayOf(month as never),
    ingredients,
    importedData: [{ name: 'bought.csv', rows: 2 }],
  };
  return (await admin(api.createProcurementReport, { body })).id;
}

const opened = async (days: 7 | 30 = 7) => admin(links.createReportLink, { params: { id }, body: { days } });
const read = async (token: string) => nobody(links.readSharedReport, { params: { token } });

test('anybody who has the address reads the pages without a session: no row and no cost, and no search engine keeps it', async () => {
  const { token, openedAt } = await opened();
  expect(openedAt).toBeNull();
  const shared = await read(token);
  const own = await admin(api.readReport, { params: { id } });
  expect(shared.report.data?.co2).toEqual(own.data?.co2);
  expect(shared).toMatchObject({ organization: 'Strangers', restaurant: 'Strange canteen' });
  expect(shared.report.ingredients).toEqual([]);
  const reply = await product.app.inject({ url: `/api/reports/shared/${token}` });
  expect(reply.headers['x-robots-tag']).toContain('noindex');
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.body).not.toMatch(/321|654/);
  const [link] = (await admin(links.listReportLinks, { params: { id } })).items;
  expect(link?.openedAt).not.toBeNull();
});

test('the secret is nowhere in the database, and a wrong one opens nothing', async () => {
  const { token } = await opened();
  const rows = await product.database.selectFrom('report_link').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  await expect(read(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).rejects.toMatchObject({ code: 'not_found' });
});

test('a link that was closed shows nothing any more, and both are in the audit', async () => {
  const { id: linkId, token } = await opened();
  await admin(links.revokeReportLink, { params: { id, linkId } });
  await expect(read(token)).rejects.toMatchObject({ code: 'not_found' });
  await expect(admin(links.revokeReportLink, { params: { id, linkId } })).rejects.toMatchObject({ code: 'not_found' });
  const written = await product.database.selectFrom('audit_entry').select('deed').where('thing_id', '=', id).execute();
  expect(written.map(({ deed }) => deed)).toEqual(expect.arrayContaining(['report_link_opened', 'report_link_closed']));
});

test('a link ends by itself, and is forgotten', async () => {
  const { token } = await opened(7);
  const later = new Date(product.now() + 8 * DAY_MS);
  await purgeReports(product.database, later, product.files);
  await expect(read(token)).rejects.toMatchObject({ code: 'not_found' });
});

test('a draft has no link, and what is in the bin is not read', async () => {
  const draft = await bought('draft');
  await expect(admin(links.createReportLink, { params: { id: draft }, body: { days: 7 } })).rejects.toMatchObject({
    code: 'not_found',
  });
  const { token } = await opened();
  await admin(api.deleteReport, { params: { id } });
  await expect(read(token)).rejects.toMatchObject({ code: 'not_found' });
  await admin(api.restoreReport, { params: { id } });
  expect((await read(token)).report.id).toBe(id);
});

test('without a plan none is opened, but those that are open are seen and closed', async () => {
  const { id: linkId, token } = await opened();
  const plan = product.database.updateTable('organization').where('id', '=', STRANGERS.organization);
  await plan.set({ plan_active: false }).execute();
  try {
    await expect(opened()).rejects.toMatchObject({ code: 'plan_inactive' });
    const { items } = await admin(links.listReportLinks, { params: { id } });
    expect(items.map((link) => link.id)).toContain(linkId);
    await admin(links.revokeReportLink, { params: { id, linkId } });
    await expect(read(token)).rejects.toMatchObject({ code: 'not_found' });
  } finally {
    await plan.set({ plan_active: true }).execute();
  }
});

test('whose mail a link stands in is read in full by those who may name recipients alone', async () => {
  const { id: linkId } = await opened();
  const mail = await admin(addReportMail, { params: { id }, body: { email: 'boss@canteen.test', language: 'nl' } });
  await product.database.updateTable('report_link').set({ mail_id: mail.id }).where('id', '=', linkId).execute();
  const seenBy = async (call: Caller) =>
    (await call(links.listReportLinks, { params: { id } })).items.find((link) => link.id === linkId)?.mailedTo;
  expect(await seenBy(admin)).toBe('boss@canteen.test');
  expect(await seenBy(await product.as(STRANGERS.cook))).toBe('b…@canteen.test');
});

test('a link reads with the rights of who opened it: when they are gone, it shows nothing', async () => {
  const cook = await product.as(STRANGERS.cook);
  const { token } = await cook(links.createReportLink, { params: { id }, body: { days: 7 } });
  expect((await read(token)).report.id).toBe(id);
  await admin(removeMember, { params: { id: STRANGERS.cook } });
  await expect(read(token)).rejects.toMatchObject({ code: 'not_found' });
});

test('no other organization sees, opens or closes links of a report', async () => {
  const { id: linkId } = await opened();
  const other = await product.as('admin');
  const asked = { params: { id } };
  await expect(other(links.listReportLinks, asked)).rejects.toMatchObject({ code: 'not_found' });
  await expect(other(links.createReportLink, { ...asked, body: { days: 7 } })).rejects.toMatchObject({ code: 'not_found' });
  await expect(other(links.revokeReportLink, { params: { id, linkId } })).rejects.toMatchObject({ code: 'not_found' });
});

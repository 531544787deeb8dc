import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inviteMember } from '@plateprint/shared/organizations/member-api.ts';
import { createSalesReport } from '@plateprint/shared/reports/api/report-api.ts';
import * as mails from '@plateprint/shared/reports/api/report-mail-api.ts';
import { requestResetPassword } from '@plateprint/shared/users/password-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoId } from '../../demo/demo-id.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { norrsken } from '../../../test/support/recipe-bodies.ts';

let web = '';
let product: Product;
let admin: Caller;
let nobody: Caller;
let reportId = '';
let recipients = 0;

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'plateprint-web-'));
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'index.html'), '<!doctype html><title>The page</title>');
  product = await openProduct({ web });
  [admin, nobody] = [await product.as('admin'), await product.as(null)];
  const month = new Date(product.now()).toISOString().slice(0, 7);
  const kind = { category: 'restaurant', variety: 'sales', type: 'monthly', status: 'completed', settings: {} } as const;
  const recipes = [{ key: 'a', id: null, name: 'Stew', servings: 3, from: { file: 0, row: 2 } }];
  const body = { ...kind, name: 'Month', startDate: `${month}-01`, recipes, importedData: [{ name: 'till.csv', rows: 1 }] };
  ({ id: reportId } = await admin(createSalesReport, { params: { id: demoId('matsalen') }, body }));
});
afterAll(async () => {
  await product.close();
  await rm(web, { recursive: true });
});
beforeEach(() => void (product.mails.length = 0));

const FORM = 'List-Unsubscribe=One-Click';
const TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const MADE_UP = `/report-mail/${'x'.repeat(43)}`;

/** Somebody who is asked; with both mails once they confirmed and their month was sent. */
async function recipient(): Promise<{ id: string; path: string; question: Mail; month: Mail }> {
  recipients += 1;
  const email = `boss${recipients}@canteen.test`;
  const { id } = await admin(mails.addReportMail, { params: { id: reportId }, body: { email, language: 'sv' } });
  await product.drain();
  const { key } = await product.database.selectFrom('report_mail').select('key').where('id', '=', id).executeTakeFirstOrThrow();
  await nobody(mails.answerMailedReports, { params: { key }, body: { wanted: true } });
  await product.services.jobs.queue(product.database, 'reports.mail_due', {});
  await product.drain();
  const [question, month] = product.mails.filter(({ to }) => to === email);
  if (!question || !month) throw new Error('two mails go to somebody who confirms');
  return { id, path: new URL(month.unsubscribe?.page ?? '').pathname, question, month };
}

const stateOf = async (id: string) =>
  (await admin(mails.listReportMails, { params: { id: reportId } })).items.find((one) => one.id === id)?.state;
const press = async (url: string, more: { payload?: string; headers?: Record<string, string> } = {}) =>
  product.app.inject({ method: 'POST', url, payload: more.payload ?? FORM, headers: { ...TYPE, ...more.headers } });
const endings = async (id: string) =>
  product.database
    .selectFrom('audit_entry')
    .select('by_id')
    .where('thing_id', '=', id)
    .where('deed', '=', 'report_mail_stopped')
    .execute();

test('a month’s mail says where one POST ends them, the question says the page, other mails say nothing', async () => {
  const { question, month } = await recipient();
  expect(month.unsubscribe).toEqual({
    page: expect.stringMatching(/^https:.*\/report-mail\/[\w-]{43}$/) as string,
    byPost: true,
  });
  expect(question.unsubscribe).toEqual({ page: month.unsubscribe?.page, byPost: false });
  product.mails.length = 0;
  await nobody(requestResetPassword, { body: { email: 'chef@demo.plateprint.test' } });
  await admin(inviteMember, { body: { organizationId: norrsken, email: 'new@canteen.test', role: 'organization-admin' } });
  await product.drain();
  expect(product.mails.map(({ unsubscribe }) => unsubscribe)).toEqual([undefined, undefined]);
});

describe('the button of a mail program', () => {
  const multipart = `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n`;
  test.each([
    ['a mail provider, without cookie or origin', {}],
    ['a form in parts', { payload: multipart, headers: { 'content-type': 'multipart/form-data; boundary=b' } }],
    [
      'a mail program in the browser, from its own site',
      { headers: { origin: 'https://mail.test', 'sec-fetch-site': 'cross-site' } },
    ],
  ])('ends the mails: %s', async (_, how) => {
    const { id, path } = await recipient();
    const { statusCode, body, headers } = await press(path, how);
    expect([statusCode, body, headers['set-cookie'], headers['location']]).toEqual([200, '', undefined, undefined]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(await stateOf(id)).toBe('stopped');
    expect(await endings(id)).toEqual([{ by_id: null }]);
  });

  test('twice at once and again later is the same as once', async () => {
    const { id, path } = await recipient();
    const atOnce = await Promise.all(Array.from({ length: 8 }, async () => press(path)));
    const pressed = [...atOnce, await press(path)].map(({ statusCode }) => statusCode);
    expect(new Set(pressed)).toEqual(new Set([200]));
    expect(await endings(id)).toHaveLength(1);
  });

  test('is answered alike for a secret that is nobody’s, and for somebody who was removed', async () => {
    const { id, path } = await recipient();
    await admin(mails.removeReportMail, { params: { id: reportId, mailId: id } });
    const { path: real } = await recipient();
    const answers = [await press(real), await press(path), await press(MADE_UP)].map(({ statusCode, body, headers }) => {
      const { date: _, 'x-request-id': __, ...same } = headers;
      return { statusCode, body, same: Object.keys(same).toSorted() };
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await endings(id)).toEqual([]);
    expect((await press('/report-mail/half-a-secret')).statusCode).toBe(404);
  });
});

test('whoever only opens the address ends nothing', async () => {
  const { id, path } = await recipient();
  const opened = await product.app.inject(path);
  expect([opened.statusCode, opened.body]).toEqual([200, expect.stringContaining('The page')]);
  for (const url of [`${path}?${FORM}`, path]) await product.app.inject({ method: 'HEAD', url });
  await product.app.inject(`${path}?${FORM}`);
  expect(await stateOf(id)).toBe('confirmed');
});

test.each([
  ['nothing', '', TYPE, 400],
  ['another form', 'wanted=false', TYPE, 400],
  ['JSON', '{"List-Unsubscribe":"One-Click"}', { 'content-type': 'application/json' }, 415],
  ['a long story', `${'x'.repeat(5000)}${FORM}`, TYPE, 413],
] as const)('a POST of %s ends nothing, and says the same of every secret', async (_, payload, headers, status) => {
  const { id, path } = await recipient();
  for (const url of [path, MADE_UP]) expect((await press(url, { payload, headers })).statusCode).toBe(status);
  expect(await stateOf(id)).toBe('confirmed');
});

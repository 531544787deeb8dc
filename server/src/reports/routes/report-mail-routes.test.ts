import { type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import { createSalesReport } from '@plateprint/shared/reports/api/report-api.ts';
import * as mails from '@plateprint/shared/reports/api/report-mail-api.ts';
import { listReportLinks, readSharedReport } from '@plateprint/shared/reports/api/report-link-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoId } from '../../demo/demo-id.ts';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { dish, norrsken } from '../../../test/support/recipe-bodies.ts';
import { purgeMails, takeDue } from '../store/report-mail-store.ts';

let product: Product;
let admin: Caller;
let nobody: Caller;
let restaurantId = '';
let reportId = '';
let kitchens = 0;
/** The month before this one, and this one. */
let months: [string, string] = ['', ''];

beforeAll(async () => {
  product = await openProduct();
  const now = new Date(product.now()).toISOString().slice(0, 7) as Month;
  months = [monthLater(now, -1), now];
  [admin, nobody] = [await product.as('admin'), await product.as(null)];
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.deleteFrom('report_mail').execute();
  kitchens += 1;
  ({ id: restaurantId } = await admin(createRestaurant, { body: { organizationId: norrsken, name: `Kitchen ${kitchens}` } }));
  reportId = await completed(`${months[0]}-01`, [3, 0]);
  product.mails.length = 0;
});

/** A completed month of so many portions that are counted, and so many that nobody knows. */
async function completed(startDate: string, [counted, unknown]: [number, number]): Promise<string> {
  const { id: recipe } = await admin(createRecipe, { body: { ...dish(`Stew ${startDate}`), restaurantId } });
  const recipes = [
    { key: 'a', id: recipe, name: 'Stew', servings: counted },
    ...(unknown > 0 ? [{ key: 'b', id: null, name: 'Nobody knows', servings: unknown, from: { file: 0, row: 2 } }] : []),
  ];
  const importedData = unknown > 0 ? [{ name: 'till.csv', rows: 1 }] : [];
  const kind = { category: 'restaurant', variety: 'sales', type: 'monthly' } as const;
  const body = { ...kind, name: startDate, startDate, settings: {}, recipes, status: 'completed' } as const;
  return (await admin(createSalesReport, { params: { id: restaurantId }, body: { ...body, importedData } })).id;
}

const add = async (email = 'boss@canteen.test', language: 'sv' | 'de' = 'sv') =>
  admin(mails.addReportMail, { params: { id: reportId }, body: { email, language } });
const keyOf = async (id: string) =>
  (await product.database.selectFrom('report_mail').select('key').where('id', '=', id).executeTakeFirstOrThrow()).key;
const say = async (key: string, wanted: boolean) => nobody(mails.answerMailedReports, { params: { key }, body: { wanted } });

const inSwedish = (month: string): string =>
  new Intl.DateTimeFormat('sv-SE', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));

const later = (days: number): Date => new Date(product.now() + days * 24 * 3_600_000);
const due = async (days: number, most = 10) => takeDue(product.database, { now: later(days), most });
const listed = async () => (await admin(mails.listReportMails, { params: { id: reportId } })).items;
const remove = async (id: string) => admin(mails.removeReportMail, { params: { id: reportId, mailId: id } });
/** Whoever named a recipient does not work in the kitchen any more. */
const loseNamer = async (id: string) =>
  product.database
    .updateTable('report_mail')
    .set({ created_by: demoId('chef@demo.plateprint.test') })
    .where('id', '=', id)
    .execute();

const tokenIn = (text = ''): string => /shared-report\/([\w-]{43})/u.exec(text)?.[1] ?? '';
const plan = (isActive: boolean) =>
  product.database.updateTable('organization').set({ plan_active: isActive }).where('id', '=', norrsken).execute();
/** What became of calls at once: `asked`, or the code of the field that was refused. */
const codes = async (calls: Promise<unknown>[]): Promise<unknown[]> =>
  (await Promise.allSettled(calls)).map((call) =>
    call.status === 'fulfilled' ? 'asked' : (call.reason as { fields: { code: string }[] }).fields[0]?.code,
  );

/** The mails of the hourly round. */
async function round(): Promise<{ to: string; subject: string; text: string }[]> {
  product.mails.length = 0;
  await product.services.jobs.queue(product.database, 'reports.mail_due', {});
  await product.drain();
  return product.mails.map(({ to, subject, text }) => ({ to, subject, text }));
}

describe('the report of a month', () => {
  test('goes once to who confirmed, in their language, with its range, boundary and a link that opens it', async () => {
    const { id } = await add();
    await product.drain();
    const [question] = product.mails;
    const key = await keyOf(id);
    expect(question).toMatchObject({
      to: 'boss@canteen.test',
      subject: expect.stringContaining('Månadsrapporter från') as string,
    });
    expect(question?.text).toContain(`/report-mail/${key}`);
    expect(await round()).toEqual([]);

    await say(key, true);
    const [mail, ...others] = await round();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'boss@canteen.test',
      subject: `Kitchen ${kitchens}, ${inSwedish(months[0])}: klimatrapport`,
    });
    expect(mail?.text).toMatch(/per portion\.[^]*troligen mellan [\d,]+ och [\d,]+: från gård till köksdörr[^]*100\s%/u);
    const token = /shared-report\/([\w-]{43})/u.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await nobody(readSharedReport, { params: { token } })).report.id).toBe(reportId);
    expect(await round()).toEqual([]);
    expect((await admin(mails.listReportMails, { params: { id: reportId } })).items).toMatchObject([
      { email: 'boss@canteen.test', state: 'confirmed', lastMonth: months[0] },
    ]);

    await completed(`${months[1]}-01`, [3, 0]);
    const [next] = await round();
    expect(next?.subject).toContain(inSwedish(months[1]));
    expect(next?.text).toContain(`än i ${inSwedish(months[0])}`);
  });

  test('of which too little is counted has one line, without a value and without a link', async () => {
    await completed(`${months[1]}-01`, [1, 9]);
    await say(await keyOf((await add('boss@canteen.test', 'de')).id), true);
    const [mail] = await round();
    expect(mail?.text).toContain('zu wenig mitgerechnet');
    expect(mail?.text).not.toMatch(/CO₂e|shared-report/u);
  });

  test('goes no more to who ended it, who then is asked by nobody again', async () => {
    const { id } = await add();
    const key = await keyOf(id);
    await say(key, true);
    expect(await say(key, false)).toMatchObject({ state: 'stopped' });
    expect(await round()).toEqual([]);
    await expect(add('Boss@Canteen.test')).rejects.toMatchObject({ fields: [{ path: 'email', code: 'stopped' }] });
    await expect(admin(mails.removeReportMail, { params: { id: reportId, mailId: id } })).rejects.toMatchObject({
      code: 'not_found',
    });
    const written = await product.database.selectFrom('audit_entry').select('deed').where('thing_id', '=', id).execute();
    expect(written.map(({ deed }) => deed).toSorted()).toEqual([
      'report_mail_added',
      'report_mail_confirmed',
      'report_mail_stopped',
    ]);
  });

  test('goes to nobody named by somebody who is gone, and a secret that is none opens nothing', async () => {
    await say(await keyOf((await add()).id), true);
    expect(await due(0)).toHaveLength(1);
    await product.database.updateTable('report_mail').set({ created_by: null }).execute();
    expect(await due(1)).toEqual([]);
    await expect(nobody(mails.readMailedReports, { params: { key: 'x'.repeat(43) } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

test('an address that does not answer is forgotten after a month, one that said no is not', async () => {
  const [silent, no] = [await add(), await add('no@canteen.test')];
  await say(await keyOf(no.id), false);
  await purgeMails(product.database, later(29));
  expect((await admin(mails.listReportMails, { params: { id: reportId } })).items).toHaveLength(2);
  await purgeMails(product.database, later(31));
  const { items } = await admin(mails.listReportMails, { params: { id: reportId } });
  expect(items.map(({ id }) => id)).toEqual([no.id]);
  expect(silent.state).toBe('asked');
});

test('an address is asked once, so many are a day, and a cook names none', async () => {
  await add();
  await expect(add()).rejects.toMatchObject({ fields: [{ code: 'already_there' }] });
  for (let n = 1; n < mails.MOST_REPORT_MAILS; n += 1) await add(`boss${n}@canteen.test`);
  await expect(add('one-more@canteen.test')).rejects.toMatchObject({ fields: [{ code: 'too_many' }] });
  const chef = await product.as('chef');
  await expect(chef(mails.listReportMails, { params: { id: reportId } })).rejects.toMatchObject({ code: 'not_found' });
});

describe('an address that was removed', () => {
  test('is not listed, and is not asked again before 30 days are over', async () => {
    const { id } = await add();
    await remove(id);
    await product.drain();
    expect(product.mails).toEqual([]);
    expect(await listed()).toEqual([]);
    await expect(remove(id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(add('Boss@canteen.test')).rejects.toMatchObject({ fields: [{ path: 'email', code: 'removed' }] });
    await purgeMails(product.database, later(29));
    await expect(add()).rejects.toMatchObject({ fields: [{ code: 'removed' }] });
    await purgeMails(product.database, later(31));
    expect(await add()).toMatchObject({ state: 'asked' });
  });

  test('still counts as one of the day', async () => {
    for (let n = 0; n < mails.MOST_REPORT_MAILS; n += 1) await remove((await add(`boss${n}@canteen.test`)).id);
    await expect(add('one-more@canteen.test')).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  test('who got mails is kept for 30 days too, and gets no more', async () => {
    const { id } = await add();
    await say(await keyOf(id), true);
    await remove(id);
    expect(await round()).toEqual([]);
    await purgeMails(product.database, later(31));
    expect(await product.database.selectFrom('report_mail').select('id').execute()).toEqual([]);
  });
});

describe('a link of a mail', () => {
  test.each(['removed', 'stopped'])('ends when its recipient is %s, and the list says whose it is', async (how) => {
    const { id } = await add();
    const key = await keyOf(id);
    await say(key, true);
    const token = tokenIn((await round())[0]?.text);
    const { items } = await admin(listReportLinks, { params: { id: reportId } });
    expect(items).toMatchObject([{ mailedTo: 'boss@canteen.test' }]);
    expect((await nobody(readSharedReport, { params: { token } })).report.id).toBe(reportId);
    await (how === 'removed' ? remove(id) : say(key, false));
    await expect(nobody(readSharedReport, { params: { token } })).rejects.toMatchObject({ code: 'not_found' });
    expect((await admin(listReportLinks, { params: { id: reportId } })).items).toEqual([]);
  });
});

describe('a mail that cannot be sent', () => {
  test('is tried once a day, after all others, and given up after five tries', async () => {
    const [lost, well] = [await add(), await add('well@canteen.test')];
    for (const { id } of [lost, well]) await say(await keyOf(id), true);
    await loseNamer(lost.id);
    expect((await round()).map(({ to }) => to)).toEqual(['well@canteen.test']);
    expect(await due(0)).toEqual([]);
    for (let day = 1; day < 5; day += 1) expect(await due(day)).toEqual([{ id: lost.id, reportId }]);
    expect(await due(6)).toEqual([]);
    expect(await listed()).toMatchObject([{ failedMonth: months[0] }, { failedMonth: null }]);
  });

  test('keeps no other waiting, and the next month is tried anew', async () => {
    const both = [await add(), await add('well@canteen.test')];
    for (const { id } of both) await say(await keyOf(id), true);
    const [first] = await due(0, 1);
    const [second] = await due(2, 1);
    expect(new Set([first?.id, second?.id])).toEqual(new Set(both.map(({ id }) => id)));
    await product.database.updateTable('report_mail').set({ tries: 5 }).execute();
    expect(await due(4)).toEqual([]);
    const next = await completed(`${months[1]}-01`, [3, 0]);
    expect((await due(4)).map((one) => one.reportId)).toEqual([next, next]);
    expect((await listed()).map(({ failedMonth }) => failedMonth)).toEqual([null, null]);
  });
});

test('without a plan nobody is asked and nothing is sent, but who was named is seen and removed', async () => {
  const { id } = await add();
  await say(await keyOf(id), true);
  await plan(false);
  try {
    expect(await round()).toEqual([]);
    expect(await listed()).toMatchObject([{ id }]);
    await expect(add('more@canteen.test')).rejects.toMatchObject({ code: 'plan_inactive' });
    await remove(id);
    expect(await listed()).toEqual([]);
  } finally {
    await plan(true);
  }
});

test('a recipient ends the mails of a kitchen in the bin, and gets none meanwhile', async () => {
  const key = await keyOf((await add()).id);
  await say(key, true);
  await product.database.updateTable('restaurant').set({ deleted_at: new Date() }).where('id', '=', restaurantId).execute();
  expect(await due(0)).toEqual([]);
  expect(await say(key, false)).toMatchObject({ state: 'stopped' });
});

test('an address that is added twice at once is asked once, and the limits hold', async () => {
  expect(new Set(await codes([add(), add()]))).toEqual(new Set(['already_there', 'asked']));
  const many = await codes(Array.from({ length: mails.MOST_REPORT_MAILS + 4 }, async (_, n) => add(`boss${n}@canteen.test`)));
  expect(many.filter((code) => code === 'asked')).toHaveLength(mails.MOST_REPORT_MAILS - 1);
});

test('the audit says that a report was mailed to a recipient, by nobody and without the address', async () => {
  const { id } = await add();
  await say(await keyOf(id), true);
  await round();
  const written = await product.database
    .selectFrom('audit_entry')
    .select(['deed', 'by_id', 'thing_id', 'thing_name'])
    .where('deed', 'in', ['report_mailed', 'report_link_opened'])
    .where((eb) => eb.or([eb('thing_id', '=', id), eb('thing_id', '=', reportId)]))
    .execute();
  expect(written).toEqual([{ deed: 'report_mailed', by_id: null, thing_id: id, thing_name: `${months[0]}-01` }]);
});

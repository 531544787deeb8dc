import { type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import { createSalesReport } from '@plateprint/shared/reports/api/report-api.ts';
import * as mails from '@plateprint/shared/reports/api/report-mail-api.ts';
import { readSharedReport } from '@plateprint/shared/reports/api/report-link-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { dish, norrsken } from '../../../test/support/recipe-bodies.ts';
import { dueMails, purgeMails } from '../store/report-mail-store.ts';

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
    expect(question).toMatchObject({ to: 'boss@canteen.test', subject: expect.stringContaining('med e-post?') as string });
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
    expect(mail?.text).toContain('zu wenig gezählt');
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
    expect(await dueMails(product.database, 10)).toHaveLength(1);
    await product.database.updateTable('report_mail').set({ created_by: null }).execute();
    expect(await dueMails(product.database, 10)).toEqual([]);
    await expect(nobody(mails.readMailedReports, { params: { key: 'x'.repeat(43) } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

test('an address that does not answer is forgotten after a month, one that said no is not', async () => {
  const [silent, no] = [await add(), await add('no@canteen.test')];
  await say(await keyOf(no.id), false);
  const later = (days: number): Date => new Date(product.now() + days * 24 * 3_600_000);
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

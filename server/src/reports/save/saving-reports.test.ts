import { randomUUID } from 'node:crypto';
import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import * as recipes from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import { soldBefore } from '@plateprint/shared/reports/sold-before-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { addStrangers } from '../../../test/support/strangers.ts';
import { demoId } from '../../demo/demo-id.ts';
import { cancelProgress, noteProgress, progressOf } from '../store/progress-store.ts';

type Sales = CallInput<typeof api.createSalesReport>['body'];

const [matsalen, havnen] = [demoId('matsalen'), demoId('havnen')];
let product: Product;
let chef: Caller;
let manager: Caller;
let soup = '';

beforeAll(async () => {
  product = await openProduct();
  await addStrangers(product);
  [chef, manager] = await Promise.all([product.as('chef'), product.as('manager')]);
  soup = await dish('Soppa', [
    { inputIngredient: 'lök', ingredient: 'yellow-onion', variation: 'yellow-onion.raw', amount: 300, unit: 'g' },
  ]);
});
afterAll(() => product.close());

type Lines = CallInput<typeof recipes.createRecipe>['body']['ingredients'];

async function dish(name: string, ingredients: Lines, more: object = {}): Promise<string> {
  const body = { restaurantId: matsalen, names: [{ language: 'sv' as const, name }], ingredients, ...more };
  return (await chef(recipes.createRecipe, { body })).id;
}

let months = 0;
const nextMonth = (): string => `${1990 + Math.floor(months / 12)}-${String((months++ % 12) + 1).padStart(2, '0')}-01`;

function sales(change: Partial<Sales> = {}): Sales {
  return {
    name: 'Månad',
    category: 'restaurant',
    variety: 'sales',
    type: 'monthly',
    startDate: nextMonth(),
    settings: {},
    recipes: [{ key: '1', id: soup, name: 'Soppa', servings: 10 }],
    status: 'completed',
    ...change,
  };
}

const create = async (body: Sales, by = chef) => by(api.createSalesReport, { params: { id: matsalen }, body });
const update = async (report: Pick<Report, 'id'>, body: CallInput<typeof api.updateSalesReport>['body'], by = chef) =>
  by(api.updateSalesReport, { params: { id: report.id }, body });
const read = async (id: string, by = chef) => by(api.readReport, { params: { id } });

async function rowsOf(table: 'report' | 'report_total' | 'report_body' | 'report_progress'): Promise<number> {
  const { rows } = await product.database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

async function everyRow(): Promise<number[]> {
  return Promise.all((['report', 'report_total', 'report_body', 'report_progress'] as const).map(rowsOf));
}

test('of two people who save a report at once one is refused, and nothing of the other is lost', async () => {
  const made = await create(sales());
  const draft = (servings: number) => ({
    ...sales({ startDate: made.startDate }),
    recipes: [{ key: '1', id: soup, name: '', servings }],
  });
  const outcomes = await Promise.allSettled([
    update(made, { version: 1, report: draft(20) }),
    update(made, { version: 1, report: draft(30) }, manager),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'changed_meanwhile' } });
  const saved = outcomes.find((each) => each.status === 'fulfilled')?.value;
  expect(await read(made.id)).toMatchObject({ version: 2, data: { totalServings: saved?.data?.totalServings } });
});

test('a save that is sent again under its key makes no second report, even when both are on their way at once', async () => {
  const body = sales({ key: randomUUID() });
  const before = await rowsOf('report');
  const [one, other] = await Promise.all([create(body), create(body)]);
  expect([other.id, (await create(body)).id]).toEqual([one.id, one.id]);
  const again = { version: 1, key: randomUUID(), report: { ...body, recipes: [{ key: '1', id: soup, name: '', servings: 7 }] } };
  const saved = await Promise.all([update(one, again), update(one, again)]);
  expect([...saved, await update(one, again)].map(({ version }) => version)).toEqual([2, 2, 2]);
  expect(await rowsOf('report')).toBe(before + 1);
});

test('a save that is done stays done while its twin is on its way', async () => {
  const own = { key: 'twins', personId: demoId('chef@demo.plateprint.test') };
  const note = async (phase: 'reading' | 'done') =>
    noteProgress(product.database, own, { phase, done: 1, total: 1 }, product.services.clock());
  expect([await note('reading'), await note('done'), await note('reading')]).toEqual([false, false, false]);
  expect(await progressOf(product.database, own)).toMatchObject({ phase: 'done' });
});

test('a save that is cancelled keeps nothing, and a later one under another key is its own', async () => {
  const body = sales({ key: randomUUID() });
  const before = await everyRow();
  await cancelProgress(product.database, { key: body.key ?? '', personId: demoId('chef@demo.plateprint.test') }, new Date());
  await expect(create(body)).rejects.toMatchObject({ code: 'save_cancelled' });
  expect(await everyRow()).toEqual(before);
  const made = await create({ ...body, key: randomUUID() });
  const next = { version: 1, key: randomUUID(), report: { ...body, name: 'Cancelled' } };
  await chef(api.cancelSave, { params: { key: next.key } });
  await expect(update(made, next)).rejects.toMatchObject({ code: 'save_cancelled' });
  expect(await read(made.id)).toEqual(made);
});

test('the progress of a save is answered to its sender, and to nobody else', async () => {
  const key = randomUUID();
  await create(sales({ key }));
  expect(await chef(api.readSaveProgress, { params: { key } })).toMatchObject({ phase: 'done' });
  await expect(manager(api.readSaveProgress, { params: { key } })).rejects.toMatchObject({ code: 'not_found' });
  await expect(chef(api.cancelSave, { params: { key } })).rejects.toMatchObject({ code: 'not_found' });
});

test('a key that somebody else uses is answered like one that nobody uses', async () => {
  const [taken, running, free] = [randomUUID(), randomUUID(), randomUUID()];
  await create(sales({ key: taken }));
  await chef(api.cancelSave, { params: { key: running } });
  for (const key of [taken, running, free]) {
    await expect(manager(api.readSaveProgress, { params: { key } })).rejects.toMatchObject({ code: 'not_found' });
    expect(await manager(api.cancelSave, { params: { key } })).toEqual({ key });
    expect(await manager(api.readSaveProgress, { params: { key } })).toMatchObject({ phase: 'waiting' });
  }
  expect(await chef(api.readSaveProgress, { params: { key: taken } })).toMatchObject({ phase: 'done' });
});

test('settings are saved without a figure changing, but the average by guests', async () => {
  const made = await create(sales());
  const settings = { ...made.settings, title: 'Till styrelsen', numberOfGuests: 5, averageType: 'per_guest' as const };
  const saved = await update(made, {
    version: 1,
    updateOnlySettings: true,
    emissionDatabase: 'rise',
    settings,
    editLogoType: true,
    logoType: 'none',
    report: sales({ recipes: [] }),
  });
  const co2 = made.data?.co2?.value ?? 0;
  expect(saved).toMatchObject({
    version: 2,
    emissionDatabase: 'organization',
    recipes: made.recipes,
    settings: { ...settings, logoType: 'none' },
  });
  expect(saved.data).toEqual({ ...made.data, co2PerGuest: expect.objectContaining({ value: co2 * (1 / 5) }) as object });
  expect((await chef(api.readEvidence, { params: { id: made.id } })).totals.co2PerGuest?.value).toBe(co2 * (1 / 5));
  await expect(update(made, { version: 1, updateOnlySettings: true, settings })).rejects.toMatchObject({
    code: 'changed_meanwhile',
  });
});

test('a month has one report: a second one is refused, or replaces it and leaves it in the bin', async () => {
  const made = await create(sales());
  const second = sales({ startDate: made.startDate.replace('-01', '-01') });
  await expect(create(second)).rejects.toMatchObject({ code: 'report_exists', fields: [{ message: made.id }] });
  const replacing = await create({ ...second, startDate: `${made.startDate.slice(0, 8)}15`, replaces: made.id });
  expect(replacing.startDate).toBe(made.startDate);
  await expect(read(made.id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(chef(api.restoreReport, { params: { id: made.id } })).rejects.toMatchObject({ code: 'report_exists' });
  await chef(api.deleteReport, { params: { id: replacing.id } });
  expect((await chef(api.restoreReport, { params: { id: made.id } })).id).toBe(made.id);
  const other = await create(sales());
  await expect(create({ ...second, startDate: nextMonth(), replaces: other.id })).rejects.toMatchObject({
    fields: [{ path: 'replaces', code: 'other_report' }],
  });
});

test('two who begin the same month at once make one report', async () => {
  const body = sales();
  const outcomes = await Promise.allSettled([create(body), create(body, manager), create(body)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a draft keeps its rows as they are and has no figures; completed once, it is no draft again', async () => {
  const draft = await create(sales({ status: 'draft', recipes: [{ key: '1', id: null, name: 'Något', servings: null }] }));
  expect(draft).toMatchObject({ status: 'draft', data: null, recipes: [{ servings: null }] });
  await expect(chef(api.readEvidence, { params: { id: draft.id } })).rejects.toMatchObject({ code: 'not_found' });
  const report = sales({ startDate: draft.startDate });
  const completed = await update(draft, { version: 1, status: 'completed', report });
  expect(completed.data?.totalServings).toBe(10);
  await expect(update(draft, { version: 2, status: 'draft', report })).rejects.toMatchObject({ fields: [{ code: 'no_draft' }] });
});

test('a menu counts as its dishes, and a dish that was deleted since is counted as not covered', async () => {
  const gone = await dish('Borta', []);
  const made = await create(
    sales({
      recipes: [],
      menus: [
        {
          key: 'm',
          id: 'a-menu',
          name: 'Lunch',
          servings: 40,
          recipes: [
            { key: '1', id: soup, name: 'Soppa', servings: null },
            { key: '2', id: gone, name: 'Borta', servings: 5 },
          ],
        },
      ],
    }),
  );
  expect(made.data).toMatchObject({ totalServings: 40, coverage: { rows: 2, rowsCovered: 1 } });
  await chef(recipes.deleteRecipe, { params: { id: gone } });
  await product.database.deleteFrom('recipe').where('id', '=', gone).execute();
  const { version, menus, startDate } = made;
  const again = await update(made, { version, report: sales({ recipes: [], menus, startDate }) });
  expect(again.data).toMatchObject({ totalServings: 40, coverage: { rows: 2, rowsCovered: 1, rowsOfUnknownWeight: 1 } });
  await expect(create(sales({ recipes: [], menus }))).rejects.toMatchObject({
    fields: [{ path: 'menus.0.recipes.1.id', code: 'unknown_recipe' }],
  });
});

const soldRow = (id: string, servings: number) => ({ key: `${id} ${servings}`, id, name: 'Rätt', servings });
const soldBeforeMay = async (id: string, recipeIds: string[]) =>
  (await manager(soldBefore, { params: { id }, body: { before: '2019-05-01', recipeIds } })).items;

test('what was sold before a day is summed over the latest months, of this restaurant and the wanted dishes alone', async () => {
  const [first, second] = [await dish('Rätt ett', []), await dish('Rätt två', [])];
  for (const [month, servings] of [
    ['01', 1000],
    ['02', 10],
    ['03', 20],
    ['04', 30],
    ['05', 4000],
  ] as const) {
    await create(sales({ startDate: `2019-${month}-01`, recipes: [soldRow(first, servings), soldRow(second, 1)] }));
  }
  expect(await soldBeforeMay(matsalen, [first])).toEqual([{ id: first, servings: 60 }]);
  expect(await soldBeforeMay(havnen, [first])).toEqual([]);
});

test('a portfolio manager sees and makes what is of the own portfolio, and no more', async () => {
  const admin = await product.as('admin');
  const kitchen = 'kitchen-apart';
  const apart = { id: kitchen, organization_id: demoId('norrsken'), name: 'Apart' };
  await product.database.insertInto('restaurant').values(apart).execute();
  const { startDate } = await create(sales());
  const body = (ids: string[]): Sales => ({
    ...sales({ startDate }),
    category: 'organization',
    recipes: [],
    restaurants: ids.map((id) => ({ id, name: '' })),
  });
  const whole = await create(body([matsalen, kitchen]), admin);
  await expect(read(whole.id, manager)).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(create(body([matsalen, kitchen]), manager)).rejects.toMatchObject({
    code: expect.stringMatching(/not_allowed|invalid_input/) as string,
  });
  const own = await create(body([matsalen, havnen]), manager);
  expect(await read(own.id, manager)).toMatchObject({ id: own.id });
  const { items } = await manager(api.listReports, { params: { id: matsalen }, query: { category: 'organization', limit: 200 } });
  expect([items.some(({ id }) => id === whole.id), items.some(({ id }) => id === own.id)]).toEqual([false, true]);
  const asked = { startDate, endDate: startDate };
  const missing = await manager(api.missingReports, { query: asked });
  expect(missing.items.map(({ id }) => id).toSorted()).toEqual([havnen, matsalen].toSorted());
  // An organization's event is made of the events of its day, whatever reports its month has.
  const event = await manager(api.missingReports, { query: { ...asked, type: 'event' } });
  expect(event.items.map(({ status }) => status)).toEqual(['no_reports', 'no_reports']);
  await product.database.updateTable('restaurant').set({ deleted_at: new Date() }).where('id', '=', kitchen).execute();
  const { restaurants } = await read(whole.id, admin);
  expect(restaurants).toMatchObject([
    { id: matsalen, status: 'completed' },
    { id: kitchen, status: 'restaurant_deleted' },
  ]);
  expect(restaurants[1]).not.toHaveProperty('monthsMissing');
});

test('for another tenant there is no such report', async () => {
  const { id } = await create(sales());
  const stranger = await product.as('stranger');
  await expect(read(id, stranger)).rejects.toMatchObject({ code: 'not_found' });
  await expect(stranger(api.readEvidence, { params: { id } })).rejects.toMatchObject({ code: 'not_found' });
  await expect(stranger(api.deleteReports, { body: { ids: [id] } })).rejects.toMatchObject({ code: 'not_found' });
  await expect(create(sales({ recipes: [{ key: '1', id: 'strange', name: '', servings: 1 }] }))).rejects.toMatchObject({
    fields: [{ path: 'recipes.0.id', code: 'unknown_recipe' }],
  });
});

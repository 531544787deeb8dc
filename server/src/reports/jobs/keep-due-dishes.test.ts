import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import * as recipes from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { untilSomebodyWaits } from '../../platform/database/until-somebody-waits.fixture.ts';
import { demoId } from '../../demo/demo-id.ts';
import type { Database } from '../../platform/database/database.ts';
import { dishesOfMonths, keepDishes, openedDishes } from '../report-dish-store.ts';
import { type DueTable, workOffDue } from '../store/due-report-store.ts';
import { keepTotals } from '../store/total-store.ts';
import { keepDueDishes } from './keep-due-dishes.ts';

const matsalen = demoId('matsalen');
const organizationId = demoId('norrsken');
let product: Product;
let chef: Caller;
let [stew, soup] = ['', ''];

beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
  [stew, soup] = [await dish('Gryta', 600), await dish('Soppa', 100)];
  await keepDueDishes(product);
});
afterAll(() => product.close());

async function dish(name: string, amount: number): Promise<string> {
  const beef = {
    inputIngredient: 'nötfärs',
    ingredient: 'beef-mince',
    variation: 'beef-mince.fat-15',
    amount,
    unit: 'g' as const,
  };
  const body = { restaurantId: matsalen, names: [{ language: 'sv' as const, name }], ingredients: [beef] };
  return (await chef(recipes.createRecipe, { body })).id;
}

type Sales = CallInput<typeof api.createSalesReport>['body'];
type Rows = NonNullable<Sales['recipes']>;

const KIND = {
  category: 'restaurant' as const,
  variety: 'sales' as const,
  type: 'monthly' as const,
  status: 'completed' as const,
  name: 'Månad',
  settings: {},
  importedData: [{ name: 'kassa.csv', rows: 3 }],
} satisfies Partial<Sales>;
const SOLD: Rows = [
  { key: '1', id: 'stew', name: 'Gryta', servings: 30, from: { file: 0, row: 1 } },
  { key: '2', id: 'soup', name: 'Soppa', servings: 12, from: { file: 0, row: 2 } },
  { key: '3', id: null, name: 'Ingen vet', servings: 8, from: { file: 0, row: 3 } },
];
const withIds = (): Rows => SOLD.map((row) => ({ ...row, id: row.id === 'stew' ? stew : row.id === 'soup' ? soup : null }));

const month = async (startDate: string, sold = withIds()) =>
  chef(api.createSalesReport, { params: { id: matsalen }, body: { ...KIND, startDate, recipes: sold } });

const reported = async (of: Month, dishes?: ReadonlySet<string>) =>
  (
    await dishesOfMonths(product, {
      organizationId,
      restaurantIds: [matsalen],
      months: [of],
      ...(dishes && { dishes }),
    })
  ).flatMap((each) => each.dishes);

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);

async function rowsOf(reportId: string) {
  return product.database
    .selectFrom('report_dish')
    .select(['dish', 'name', 'servings', 'co2'])
    .where('report_id', '=', reportId)
    .execute();
}

test('a completed report keeps its dishes with its totals, those of a former version go', async () => {
  const { id, version, data } = await month('2021-01-01');
  const lineOf = (dishId: string) => data?.lines.find((line) => line.id === dishId)?.co2?.value;
  expect(await rowsOf(id)).toHaveLength(2);
  expect(await reported('2021-01')).toEqual(
    expect.arrayContaining([
      { id: stew, name: 'Gryta', servings: 30, co2: lineOf(stew) },
      { id: soup, name: 'Soppa', servings: 12, co2: lineOf(soup) },
    ]),
  );
  expect(await reported('2021-01', new Set([soup]))).toHaveLength(1);
  const body = {
    ...KIND,
    startDate: '2021-01-01',
    recipes: withIds().slice(0, 1),
    importedData: [{ name: 'kassa.csv', rows: 1 }],
  };
  await chef(api.updateSalesReport, { params: { id }, body: { version, report: body } });
  expect((await rowsOf(id)).map(({ dish: of }) => of)).toEqual([stew]);
});

test('of a report from before they are read out of its document, until the job has written the same', async () => {
  const { id } = await month('2021-02-01');
  const written = await reported('2021-02');
  await product.database.deleteFrom('report_dish').where('report_id', '=', id).execute();
  expect(await reported('2021-02')).toEqual([]);
  await product.database.insertInto('report_dish_due').values({ report_id: id, organization_id: organizationId }).execute();
  const opened = await reported('2021-02');
  expect(opened.toSorted(byId)).toEqual(written.toSorted(byId));
  expect(await keepDueDishes(product)).toBe(1);
  expect(await reported('2021-02')).toEqual(written);
  expect(await keepDueDishes(product)).toBe(0);
});

test('what a former version of the product writes is due', async () => {
  const { id, data } = await month('2021-03-01');
  if (!data) throw new Error('no totals');
  const totals = { data, changeFirst: [] };
  await keepTotals(product.database, { organizationId, id }, { organization: totals, rise: totals });
  expect(await rowsOf(id)).toEqual([]);
  expect(await reported('2021-03')).toHaveLength(2);
  expect(await keepDueDishes(product)).toBe(1);
  expect(await rowsOf(id)).toHaveLength(2);
});

const due = async (id: string, table: DueTable) =>
  product.database.selectFrom(table).select(['report_id', 'tries']).where('report_id', '=', id).execute();

async function makeDue(ids: readonly string[], table: DueTable): Promise<void> {
  await product.database
    .insertInto(table)
    .values(ids.map((report_id) => ({ report_id, organization_id: organizationId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const savedAgain = async (id: string, version: number, startDate: string) =>
  chef(api.updateSalesReport, { params: { id }, body: { version, report: { ...KIND, startDate, recipes: withIds() } } });

/** Works at what is due of a report while somebody saves that report. */
async function whileSaved(table: DueTable, startDate: string, work: (database: Database, id: string) => Promise<void>) {
  const { id, version } = await month(startDate);
  await product.database.deleteFrom(table).execute();
  await product.database.deleteFrom('report_dish').where('report_id', '=', id).execute();
  await makeDue([id], table);
  let saving: Promise<unknown> = Promise.resolve();
  let worked = 0;
  await workOffDue(product.database, { table }, async (transaction) => {
    worked += 1;
    if (worked > 1) throw new Error('Left for later');
    saving = savedAgain(id, version, startDate);
    await untilSomebodyWaits(product.database, saving);
    await work(transaction, id);
  }).catch((error: unknown) => {
    if (!String(error).includes('Left for later')) throw error;
  });
  await saving;
  return id;
}

test('a report that is saved while a job works at its dishes neither stops the job nor is stopped', async () => {
  const id = await whileSaved('report_dish_due', '2021-04-01', async (transaction, reportId) => {
    const place = { organizationId, id: reportId };
    await keepDishes(transaction, place, await openedDishes({ database: transaction, files: product.files }, place));
  });
  expect(await due(id, 'report_dish_due')).toEqual([]);
  expect(await rowsOf(id)).toHaveLength(2);
});

test('a report that is saved while a job works at its causes is due again', async () => {
  const id = await whileSaved('report_bridge_due', '2021-05-01', async () => {});
  expect(await due(id, 'report_bridge_due')).toHaveLength(1);
});

test('a report whose document nobody can read keeps no other waiting, and is due again once it is saved', async () => {
  const [broken, sound] = [await month('2021-06-01'), await month('2021-07-01')].toSorted(byId);
  if (!broken || !sound) throw new Error('no reports');
  const ids = [broken.id, sound.id];
  await product.database.deleteFrom('report_dish').where('report_id', 'in', ids).execute();
  await product.database
    .updateTable('report_body')
    .set({ body: Buffer.from('no document') })
    .where('report_id', '=', broken.id)
    .where('kind', '=', 'document')
    .execute();
  await makeDue(ids, 'report_dish_due');
  await expect(keepDueDishes(product)).rejects.toThrow(broken.id);
  expect(await rowsOf(sound.id)).toHaveLength(2);
  expect(await due(broken.id, 'report_dish_due')).toEqual([{ report_id: broken.id, tries: 1 }]);
  // Not at once again, and not for ever.
  expect(await keepDueDishes(product)).toBe(0);
  const later = sql`update report_dish_due set tried_at = tried_at - interval '1 hour'`;
  for (const tries of [2, 3, 4, 5]) {
    await later.execute(product.database);
    await expect(keepDueDishes(product)).rejects.toThrow(broken.id);
    expect(await due(broken.id, 'report_dish_due')).toEqual([{ report_id: broken.id, tries }]);
  }
  await later.execute(product.database);
  expect(await keepDueDishes(product)).toBe(0);
  await savedAgain(broken.id, broken.version, broken.startDate);
  expect(await due(broken.id, 'report_dish_due')).toEqual([]);
  expect(await rowsOf(broken.id)).toHaveLength(2);
});

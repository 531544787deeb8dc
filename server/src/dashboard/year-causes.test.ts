import { readYear } from '@plateprint/shared/dashboard/comparison-api.ts';
import type { CauseOfYear } from '@plateprint/shared/dashboard/year-causes.ts';
import { type Day, history } from '@plateprint/shared/kernel/month.ts';
import { createRecipe, updateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as reports from '@plateprint/shared/reports/api/report-api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrganizations } from '../../test/support/compared-organizations.ts';
import { type Caller, openProduct, type Product } from '../../test/support/product.ts';
import { bridgeDueReports } from '../reports/jobs/bridge-years.ts';

type Kitchen = 'north-attic' | 'north-quay';

let product: Product;
let admin: Caller;
let [before, now] = ['', ''];
let stews: Record<Kitchen, string>;
let soups: Record<Kitchen, string>;

beforeAll(async () => {
  product = await openProduct();
  await openOrganizations(product);
  admin = await product.as('north-admin');
  const months = history(24, new Date(product.now()).toISOString().slice(0, 10) as Day);
  [before, now] = [months.at(-13) ?? '', months.at(-1) ?? ''];
  stews = await inBoth(async (kitchen) => dish(kitchen, 'Stew', 120));
  soups = await inBoth(async (kitchen) => dish(kitchen, 'Soup', 0));
  // The attic sells more soup than it did; the quay takes less beef for the same stew.
  await sell('north-attic', before, { stew: 100, soup: 100 });
  await sell('north-attic', now, { stew: 50, soup: 150 });
  await sell('north-quay', before, { stew: 100, soup: 100 });
  await updateRecipeOf('north-quay', 90);
  await sell('north-quay', now, { stew: 100, soup: 100 });
  await bridges();
});
afterAll(() => product.close());

const inBoth = async (make: (kitchen: Kitchen) => Promise<string>) => ({
  'north-attic': await make('north-attic'),
  'north-quay': await make('north-quay'),
});

const beef = (amount: number) => ({
  inputIngredient: 'beef mince',
  ingredient: 'beef-mince',
  variation: 'beef-mince.fat-15',
  amount,
  unit: 'g' as const,
});
const onion = {
  inputIngredient: 'onion',
  ingredient: 'yellow-onion',
  variation: 'yellow-onion.raw',
  amount: 400,
  unit: 'g' as const,
};

async function dish(restaurantId: Kitchen, name: string, grams: number): Promise<string> {
  const names = [{ language: 'en_gb' as const, name }];
  const ingredients = [onion, ...(grams > 0 ? [beef(grams)] : [])];
  return (await admin(createRecipe, { body: { restaurantId, names, ingredients } })).id;
}

async function updateRecipeOf(kitchen: Kitchen, grams: number): Promise<void> {
  const id = stews[kitchen];
  const { version } = await product.database
    .selectFrom('recipe')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const names = [{ language: 'en_gb' as const, name: 'Stew' }];
  await admin(updateRecipe, { body: { id, version, names, ingredients: [onion, beef(grams)] } });
}

async function sell(kitchen: Kitchen, month: string, servings: { stew: number; soup: number; unknown?: number }) {
  const rows = [
    { key: 'stew', id: stews[kitchen], name: 'Stew', servings: servings.stew },
    { key: 'soup', id: soups[kitchen], name: 'Soup', servings: servings.soup },
    { key: 'unknown', id: null, name: 'Nobody knows', servings: servings.unknown ?? 0 },
  ]
    .filter((row) => row.servings > 0)
    .map((row, at) => ({ ...row, from: { file: 0, row: at + 1 } }));
  const kind = { category: 'restaurant', variety: 'sales', type: 'monthly', status: 'completed' } as const;
  const importedData = [{ name: 'till.csv', rows: rows.length }];
  const body = { ...kind, name: month, startDate: `${month}-01`, settings: {}, importedData, recipes: rows };
  return admin(reports.createSalesReport, { params: { id: kitchen }, body });
}

async function bridges(): Promise<void> {
  await bridgeDueReports(product.services);
}

const ofNorth = async () => admin(readYear, { params: { id: 'north' }, query: { category: 'organization' } });
const moved = (causes: readonly CauseOfYear[] | null) => (causes ?? []).filter(({ co2 }) => co2 !== 0);
const sumOf = (causes: readonly CauseOfYear[] | null): number => (causes ?? []).reduce((sum, { co2 }) => sum + co2, 0);

test('the causes of an organization’s year sum to the difference of its averages, and each names its kitchens', async () => {
  const { average, causes } = await ofNorth();
  const difference = (average?.now.value ?? 0) - (average?.former.value ?? 0);
  expect(difference).toBeLessThan(0);
  expect(sumOf(causes)).toBeCloseTo(difference, 6);
  expect(moved(causes).map(({ cause, of }) => [cause, of.map(({ name }) => name)])).toEqual([
    ['mix', ['attic']],
    ['recipes', ['quay']],
  ]);
  for (const { co2 } of moved(causes)) expect(co2).toBeLessThan(0);
});

test('of one kitchen the months are named, and a manager sees the causes of the own portfolio alone', async () => {
  const { causes } = await admin(readYear, { params: { id: 'north-attic' } });
  expect(moved(causes)).toEqual([
    { cause: 'mix', co2: expect.any(Number), of: [{ id: now, name: now, co2: expect.any(Number) }] },
  ]);
  const manager = await product.as('attic-manager');
  const own = await manager(readYear, { params: { id: 'north' }, query: { category: 'organization' } });
  expect(own.causes).toEqual(causes);
});

test('both at the food data of today where a report is of another release, and the food data are a cause of nothing', async () => {
  const { database, services } = product;
  const { version } = services.foodData;
  const { rows } = await sql<{ report_id: string }>`
    update restaurant_month set food_data_versions = '["2020.1"]'::jsonb
    where restaurant_id = 'north-quay' and month = ${before} returning report_id`.execute(database);
  const id = rows[0]?.report_id;
  expect((await ofNorth()).causes).toBeNull();
  await sql`
    insert into report_restatement (report_id, location, organization_id, food_data_version, co2)
    select report_id, location, organization_id, ${version}, co2 from report_total where report_id = ${id}`.execute(database);
  await sql`
    insert into restated_food (report_id, location, organization_id, food, supply, co2, co2_low, co2_high, supply_low, supply_high)
    select report_id, location, organization_id, food, supply, co2, co2_low, co2_high, supply_low, supply_high
    from report_food where report_id = ${id}`.execute(database);
  await sql`insert into report_bridge_due (report_id, organization_id) values (${id}, 'north')`.execute(database);
  await bridges();
  const { average, causes, foodDataVersion } = await ofNorth();
  expect(foodDataVersion).toBe(version);
  expect(sumOf(causes)).toBeCloseTo((average?.now.value ?? 0) - (average?.former.value ?? 0), 6);
  expect(moved(causes).map(({ cause }) => cause)).toEqual(['mix', 'recipes']);
});

test('what is written anew has no cause until it is worked out again, and a kitchen that counts too little is never named', async () => {
  const { id, version } = (await admin(reports.listReports, { params: { id: 'north-quay' } })).items.find(({ startDate }) =>
    startDate.startsWith(now),
  ) ?? { id: '', version: 0 };
  await admin(reports.deleteReport, { params: { id } });
  expect(version).toBe(1);
  await sell('north-quay', now, { stew: 20, soup: 20, unknown: 10 });
  const waiting = await ofNorth();
  // The attic’s own change is known, the quay’s is the rest; a kitchen of 80 % may be named.
  expect(moved(waiting.causes).map(({ cause }) => cause)).toEqual(['shares', 'mix', 'rest']);
  await bridges();
  const { average, causes } = await ofNorth();
  expect(sumOf(causes)).toBeCloseTo((average?.now.value ?? 0) - (average?.former.value ?? 0), 6);
  expect(moved(causes).flatMap(({ of }) => of.map(({ name }) => name))).toContain('quay');
  await sql`update restaurant_month set total_servings = 60 where restaurant_id = 'north-quay' and month = ${now}`.execute(
    product.database,
  );
  await sql`insert into leaderboard_change (organization_id, changed_at) values ('north', now()) on conflict do nothing`.execute(
    product.database,
  );
  const thin = await ofNorth();
  expect(sumOf(thin.causes)).toBeCloseTo(sumOf(causes), 6);
  expect(moved(thin.causes).flatMap(({ of }) => of.map(({ name }) => name))).not.toContain('quay');
});

test('a report that comes back from the bin gets its causes anew', async () => {
  const { id } = (await admin(reports.listReports, { params: { id: 'north-quay' } })).items.find(({ startDate }) =>
    startDate.startsWith(now),
  ) ?? { id: '' };
  const ofReport = async () =>
    product.database.selectFrom('report_bridge').select(['recipes', 'mix']).where('report_id', '=', id).execute();
  const written = await ofReport();
  expect(written).not.toEqual([]);
  await admin(reports.deleteReport, { params: { id } });
  // As saving the year before leaves it, while this one is in the bin.
  await sql`delete from report_bridge where report_id = ${id}`.execute(product.database);
  await admin(reports.restoreReport, { params: { id } });
  await bridges();
  expect(await ofReport()).toEqual(written);
});

import { readYear } from '@plateprint/shared/dashboard/comparison-api.ts';
import { type Day, history } from '@plateprint/shared/kernel/month.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrganizations } from '../../test/support/compared-organizations.ts';
import { type Caller, openProduct, type Product } from '../../test/support/product.ts';

let product: Product;
let admin: Caller;
let sold: Awaited<ReturnType<typeof openOrganizations>>;
let months: string[] = [];

beforeAll(async () => {
  product = await openProduct();
  sold = await openOrganizations(product);
  admin = await product.as('north-admin');
  months = history(24, new Date(product.now()).toISOString().slice(0, 10) as Day);
});
afterAll(() => product.close());

const ofAttic = async () => admin(readYear, { params: { id: 'north-attic' } });
const ofNorth = async () => admin(readYear, { params: { id: 'north' }, query: { category: 'organization' } });

test('without a month in both years nothing is said', async () => {
  await sold('north-attic', months[23] ?? '', { soup: 300 });
  expect(await ofAttic()).toMatchObject({
    from: months[12],
    to: months[23],
    months: 0,
    expected: 12,
    average: null,
    total: null,
    changeByFood: [],
  });
});

test('a kitchen hears whether it came down, how surely, and what makes it, from the months of both years alone', async () => {
  // Of the month before the year before has no report, and of August before the latest year has none.
  await sold('north-attic', months[22] ?? '', { mince: 1000 });
  await sold('north-attic', months[9] ?? '', { mince: 1000 });
  const former = await sold('north-attic', months[11] ?? '', { soup: 10, mince: 90 });
  const { average, total, changeByFood, ...year } = await ofAttic();
  expect(year).toMatchObject({ months: 1, expected: 12, foodDataVersion: null });
  expect(year.missing).toEqual(months.slice(12, 23).map((month) => ({ month, restaurants: 1 })));
  expect(average).toMatchObject({ restaurants: 1, direction: 'down', difference: { sure: 'surely_less' } });
  expect(average?.former.value).toBeCloseTo(former.CO2PerPortion?.value ?? 0, 6);
  expect(total?.former.value).toBeCloseTo(former.co2?.value ?? 0, 6);
  const difference = (total?.now.value ?? 0) - (total?.former.value ?? 0);
  expect(total?.difference?.co2?.value).toBeCloseTo(difference, 3);
  const { amount = 0, average: byAverage = 0 } = total?.parts ?? {};
  expect(amount + byAverage).toBeCloseTo(difference, 3);
  // Three times the portions, and far less in each.
  expect([amount > 0, byAverage < 0]).toEqual([true, true]);
  const foods = changeByFood.reduce((sum, { co2 }) => sum + co2, 0);
  expect(foods).toBeCloseTo(average?.difference?.co2?.value ?? 0, 6);
});

test('an organization is its kitchens that have both years; who manages one sees that one', async () => {
  await sold('north-quay', months[23] ?? '', { mince: 500 });
  const alone = await ofAttic();
  const north = await ofNorth();
  expect(north).toMatchObject({ months: 1, expected: 24, average: { restaurants: 1 } });
  expect(north.missing.at(-1)).toEqual({ month: months[23], restaurants: 1 });
  expect(north.missing[0]).toEqual({ month: months[12], restaurants: 2 });
  expect(north.total).toEqual(alone.total);
  await sold('north-quay', months[11] ?? '', { mince: 500 });
  expect((await ofNorth()).total?.now.value).toBeGreaterThan(alone.total?.now.value ?? Infinity);
  const manager = await product.as('attic-manager');
  const own = await manager(readYear, { params: { id: 'north' }, query: { category: 'organization' } });
  expect(own).toEqual(await ofAttic());
});

test('years of two releases of the food data are both counted with that of today, once it is worked out', async () => {
  const { database, services } = product;
  const { version } = services.foodData;
  const published = await ofAttic();
  const { rows } = await sql<{ report_id: string }>`
    update restaurant_month set food_data_versions = '["2020.1"]'::jsonb
    where restaurant_id = 'north-attic' and month = ${months[11]} returning report_id`.execute(database);
  const id = rows[0]?.report_id;
  const mixed = await ofAttic();
  expect(mixed.average?.difference).toMatchObject({ sure: 'cannot_tell', settledBy: { kind: 'food_data' } });
  // A release is part of the change: no cause is named.
  expect(mixed).toMatchObject({ isMixed: true, total: { parts: null }, changeByFood: [] });
  await sql`
    insert into report_restatement (report_id, location, organization_id, food_data_version, co2)
    select report_id, location, organization_id, ${version}, co2 * 2 from report_total where report_id = ${id}`.execute(database);
  await sql`
    insert into restated_food (report_id, location, organization_id, food, supply, co2, co2_low, co2_high, supply_low, supply_high)
    select report_id, location, organization_id, food, supply, co2 * 2, co2_low * 2, co2_high * 2, supply_low * 2, supply_high * 2
    from report_food where report_id = ${id}`.execute(database);
  const restated = await ofAttic();
  expect([restated.foodDataVersion, restated.isMixed]).toEqual([version, false]);
  expect(restated.total?.former.value).toBeCloseTo(2 * (published.total?.former.value ?? 0), 3);
  expect(restated.total?.now.value).toBeCloseTo(published.total?.now.value ?? 0, 3);
  expect(restated.average?.difference?.sure).toBe('surely_less');
});

test('a kitchen out of reach has no year for anybody', async () => {
  const chef = await product.as('chef');
  await expect(chef(readYear, { params: { id: 'north-attic' } })).rejects.toMatchObject({ code: 'not_found' });
});

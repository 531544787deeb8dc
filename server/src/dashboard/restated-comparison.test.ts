import { compareOrganizations, compareRestaurants } from '@plateprint/shared/dashboard/comparison-api.ts';
import { type Day, history } from '@plateprint/shared/kernel/month.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrganizations, ORGANIZATIONS } from '../../test/support/compared-organizations.ts';
import { type Caller, openProduct, type Product } from '../../test/support/product.ts';
import { keepChangedMonths } from '../reports/jobs/keep-organization-months.ts';

let product: Product;
let [owner, manager] = [] as unknown as [Caller, Caller];
let [before, now] = ['', ''];

beforeAll(async () => {
  product = await openProduct();
  const sold = await openOrganizations(product);
  [owner, manager] = [await product.as('table-owner'), await product.as('attic-manager')];
  const months = history(24, new Date(product.now()).toISOString().slice(0, 10) as Day);
  [before, now] = [months.at(-13) ?? '', months.at(-1) ?? ''];
  for (const kitchen of ['north-attic', 'north-quay'] as const) {
    await sold(kitchen, before, { soup: 100, mince: 100 });
    await sold(kitchen, now, { soup: 100, mince: 80 });
  }
});
afterAll(() => product.close());

const ofNorth = async (caller = owner) => caller(compareRestaurants, { params: { id: 'north' }, query: {} });
const ofAll = async () => owner(compareOrganizations, { params: { id: ORGANIZATIONS.enterprise }, query: {} });

test('kitchens and organizations are compared at one release of the food data, once all their months are worked out at it', async () => {
  const { database, services } = product;
  const { version } = services.foodData;
  const published = await ofNorth();
  expect(published).toMatchObject({ foodDataVersion: null, isMixed: false });
  expect(published.totals.change?.difference?.sure).toBe('surely_less');

  const { rows } = await sql<{ report_id: string }>`
    update restaurant_month set food_data_versions = '["2020.1"]'::jsonb
    where restaurant_id = 'north-quay' and month = ${before} returning report_id`.execute(database);
  await sql`insert into leaderboard_change (organization_id, changed_at) values ('north', clock_timestamp())`.execute(database);
  for (const asked of [ofNorth, ofAll]) {
    // A release is part of the change.
    const mixed = await asked();
    expect(mixed).toMatchObject({ foodDataVersion: null, isMixed: true });
    expect(mixed.totals.change?.difference).toMatchObject({ sure: 'cannot_tell', settledBy: { kind: 'food_data' } });
  }
  // Whoever sees the attic alone has months of one release.
  expect(await ofNorth(manager)).toMatchObject({ foodDataVersion: null, isMixed: false });

  const id = rows[0]?.report_id;
  await sql`
    insert into report_restatement (report_id, location, organization_id, food_data_version, co2)
    select report_id, location, organization_id, ${version}, co2 * 2 from report_total where report_id = ${id}`.execute(database);
  await sql`
    insert into restated_food (report_id, location, organization_id, food, supply, co2, co2_low, co2_high, supply_low, supply_high)
    select report_id, location, organization_id, food, supply, co2 * 2, co2_low * 2, co2_high * 2, supply_low * 2, supply_high * 2
    from report_food where report_id = ${id}`.execute(database);
  // Whether from the reports or from what is stored of their months.
  for (const keep of [async () => undefined, async () => keepChangedMonths(services)]) {
    await keep();
    for (const asked of [ofNorth, ofAll]) {
      const restated = await asked();
      expect(restated).toMatchObject({ foodDataVersion: version, isMixed: false });
      expect(restated.totals.co2).toEqual(published.totals.co2);
      expect(restated.totals.change?.former.value).toBeCloseTo(1.5 * (published.totals.change?.former.value ?? 0), 3);
      expect(restated.totals.change?.difference?.sure).toBe('surely_less');
    }
    const { items } = await ofNorth();
    const quay = items.find(({ name }) => name === 'quay');
    expect(quay?.change?.former.value).toBeCloseTo(
      2 * (published.items.find(({ name }) => name === 'quay')?.change?.former.value ?? 0),
      3,
    );
  }
});

import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { type Day, history, type Month } from '@plateprint/shared/kernel/month.ts';
import * as api from '@plateprint/shared/targets/api/target-api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrganizations } from '../../test/support/compared-organizations.ts';
import { type Caller, openProduct, type Product } from '../../test/support/product.ts';
import { countedMonths } from './counted-month-store.ts';

let product: Product;
let sold: Awaited<ReturnType<typeof openOrganizations>>;
let admin: Caller;
let [base, latest] = ['', ''];

beforeAll(async () => {
  product = await openProduct();
  sold = await openOrganizations(product);
  admin = await product.as('north-admin');
  const months = history(24, new Date(product.now()).toISOString().slice(0, 10) as Day);
  [base, latest] = [months.at(-14) ?? '', months.at(-1) ?? ''];
  await sold('north-attic', base, { soup: 100, mince: 100 });
  await sold('north-attic', latest, { soup: 100, mince: 80 });
});
afterAll(() => product.close());

type Request = CallInput<typeof api.previewTargetPath>['body'];

const pathOf = async (landUse: 'with' | 'without' = 'with') => {
  const goal = { kind: 'reduction', amount: 10 } as const;
  const spans = { baseFrom: base, baseTo: base, goal, goalYear: Number(latest.slice(0, 4)) + 4 };
  const target = { name: '', variety: 'sales', basis: 'portion', landUse, ...spans } satisfies Request['target'];
  return admin(api.previewTargetPath, { body: { place: { restaurantId: 'north-attic' }, target } });
};

test('the path of one release stands as it was published; of several it is counted at that of today once it is worked out', async () => {
  const { database, services } = product;
  const { version } = services.foodData;
  const published = await pathOf();
  expect([published.foodDataVersion, published.foodDataVersions]).toEqual([null, [version]]);
  expect(published.verdict?.sure).not.toBe('cannot_tell');

  const { rows } = await sql<{ report_id: string }>`
    update restaurant_month set food_data_versions = '["2020.1"]'::jsonb
    where restaurant_id = 'north-attic' and month = ${base} returning report_id`.execute(database);
  const id = rows[0]?.report_id;
  await sql`insert into leaderboard_change (organization_id, changed_at) values ('north', now()) on conflict do nothing`.execute(
    database,
  );
  const mixed = await pathOf();
  // A release is part of the change: nothing is sure until both are worked out at one.
  expect(mixed).toMatchObject({ foodDataVersion: null, verdict: { sure: 'cannot_tell', settledBy: { kind: 'food_data' } } });

  await sql`
    insert into report_restatement (report_id, location, organization_id, food_data_version, co2)
    select report_id, location, organization_id, ${version}, co2 * 2 from report_total where report_id = ${id}`.execute(database);
  await sql`
    insert into restated_food (report_id, location, organization_id, food, supply, co2, co2_low, co2_high, supply_low, supply_high)
    select report_id, location, organization_id, food, supply, co2 * 2, co2_low * 2, co2_high * 2, supply_low * 2, supply_high * 2
    from report_food where report_id = ${id}`.execute(database);
  const restated = await pathOf();
  expect([restated.foodDataVersion, restated.foodDataVersions]).toEqual([version, [version]]);
  expect(restated.base.value?.value).toBeCloseTo(2 * (published.base.value?.value ?? 0), 6);
  expect(restated.base.value?.high).toBeCloseTo(2 * (published.base.value?.high ?? 0), 6);
  expect(restated.latest?.value).toEqual(published.latest?.value);
  expect(restated.months.find(({ month }) => month === base)?.value?.value).toBeCloseTo(restated.base.value?.value ?? 0, 6);
  expect(restated.verdict?.sure).toBe('surely_less');
  // Nobody works out what stands without land-use change: as it was published.
  expect((await pathOf('without')).foodDataVersion).toBeNull();
});

test('a month is known at a release when each of its reports is, and its range holds its value', async () => {
  const { database } = product;
  await sold('north-quay', latest, { soup: 100, mince: 50 });
  await sql`
    update restaurant_month set food_data_versions = '["2020.1"]'::jsonb where organization_id = 'north' and month = ${latest}`.execute(
    database,
  );
  const work = async (kitchen: string, published: number | null, value: number | null) => {
    await sql`
      update restaurant_month set co2 = ${published}, co2_low = ${published}, co2_high = ${published}
      where restaurant_id = ${kitchen} and month = ${latest}`.execute(database);
    await sql`
      delete from report_restatement where report_id in (
        select report_id from restaurant_month where restaurant_id = ${kitchen} and month = ${latest})`.execute(database);
    await sql`
      insert into report_restatement (report_id, location, organization_id, food_data_version, co2)
      select report_id, location, organization_id, '2099.1', ${value}::float8 from restaurant_month
      where restaurant_id = ${kitchen} and month = ${latest} and ${value}::float8 is not null`.execute(database);
  };
  const counted = async () => {
    const asked = {
      place: { organization: { id: 'north' }, restaurant: null },
      target: { variety: 'sales', emissionDatabase: 'organization' },
    };
    const [month] = await countedMonths(database, asked as never, { months: [latest as Month], version: '2099.1' });
    return { isKnown: month?.isKnown, co2: month?.co2.with };
  };
  // One that had no total has one now; it stands for no other that has none.
  await work('north-attic', null, 10);
  await work('north-quay', 20, null);
  expect((await counted()).isKnown).toBe(false);
  await work('north-attic', 0, 10);
  await work('north-quay', 20, 20);
  expect(await counted()).toEqual({ isKnown: true, co2: { value: 30, low: 30, high: 30 } });
});

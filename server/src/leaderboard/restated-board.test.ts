import { readLeaderboard } from '@plateprint/shared/leaderboard/leaderboard-api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../test/support/product.ts';
import { demoId } from '../demo/demo-id.ts';
import { joinOn, soldOn } from './sold-months.fixture.ts';

const [matsalen, havnen] = [demoId('matsalen'), demoId('havnen')];
let product: Product;
let [chef, admin] = [] as unknown as [Caller, Caller];

beforeAll(async () => {
  product = await openProduct();
  [chef, admin] = await Promise.all([product.as('chef'), product.as('admin')]);
});
afterAll(() => product.close());

const board = async () => chef(readLeaderboard, { query: { restaurantId: matsalen, period: '2020-05' } });
const places = ({ items }: Awaited<ReturnType<typeof board>>) => items.map(({ restaurant, value }) => [restaurant?.id, value]);

test('kitchens are ranked at one release of the food data, once all their months are worked out at it', async () => {
  const { database, services } = product;
  const { version } = services.foodData;
  const sell = async (restaurantId: string, grams: number) =>
    soldOn({ product, admin }, { restaurantId, month: '2020-05', grams });
  const [own, other] = [await sell(matsalen, 700), await sell(havnen, 900)];
  await joinOn({ product, admin }, [matsalen, havnen]);
  await sql`
    update report_total set totals = jsonb_set(totals, '{foodDataVersions}', jsonb_build_array(${version}::text))
    where report_id = ${own}`.execute(database);
  const published = await board();
  expect(published).toMatchObject({ foodDataVersion: null, foodDataVersions: ['2026.1', version].toSorted() });
  expect(places(published)).toEqual([
    [matsalen, 700],
    [havnen, 900],
  ]);
  await sql`
    insert into report_restatement (report_id, location, organization_id, food_data_version, co2)
    select report_id, location, organization_id, ${version}, 600000 from report_total where report_id = ${other}`.execute(
    database,
  );
  await sql`
    insert into restated_food (report_id, location, organization_id, food, supply, co2, co2_low, co2_high, supply_low, supply_high)
    select report_id, location, organization_id, 'beef', '', co2, co2 * 0.8, co2 * 1.2, co2, co2 from report_restatement
    where report_id = ${other}`.execute(database);
  await sql`
    insert into leaderboard_change (organization_id, changed_at)
    select organization_id, clock_timestamp() from report where id = ${other}`.execute(database);
  const restated = await board();
  expect(restated.foodDataVersion).toBe(version);
  expect(places(restated)).toEqual([
    [havnen, 600],
    [matsalen, 700],
  ]);
});

import { type Day, history, type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import { sql } from 'kysely';
import { atShare, print, processorSince } from './print.ts';
import { openReportServer, type ReportServer } from './report-server.ts';
import { LARGE, MONTHS, ORGANIZATIONS, RESTAURANTS_EACH, seedViews } from './seed-views.ts';

const SAMPLES = 40;
/** Milliseconds for the path of a target, p95. */
const BAR = 150;
/** Foods of a kitchen's month, as many as a canteen buys. */
const FOODS = 60;
const ORGANIZATION = 'bench-views-7';
const LAST = history(1, new Date().toISOString().slice(0, 10) as Day)[0] as Month;

/** The path of an organization's target and of a kitchen's, among 10,000 restaurants × 36 months. */
export async function targets(): Promise<void> {
  const server = await openReportServer();
  try {
    await seedViews(server.database, LAST);
    await seedFoods(server, [ORGANIZATION]);
    const base = { baseFrom: monthLater(LAST, 1 - MONTHS), baseTo: monthLater(LAST, 12 - MONTHS) };
    const goal = { kind: 'reduction', amount: 25 };
    const target = { name: '', variety: 'sales', basis: 'portion', ...base, goal, goalYear: 2040 };
    const figures: Record<string, string> = {};
    for (const [name, place] of Object.entries({
      [`organization of ${RESTAURANTS_EACH}`]: { organizationId: ORGANIZATION },
      'a kitchen': { restaurantId: `${ORGANIZATION}-1` },
    })) {
      const { id } = await server.call<{ id: string }>('POST', '/targets', { place, target });
      figures[`${name}, ms`] = await measured(server, `/targets/${id}/path`);
    }
    figures['bar p95, ms'] = String(BAR);
    const all = ORGANIZATIONS * RESTAURANTS_EACH + LARGE.restaurants;
    print(`the path of a target among ${all} restaurants × ${MONTHS} months, ${FOODS} foods a month, p50 / p95`, figures);
  } finally {
    await server.close();
  }
}

async function measured({ call }: ReportServer, path: string): Promise<string> {
  const { verdict } = await call<{ verdict: unknown }>('GET', path);
  if (verdict === null) throw new Error('nothing is said of the path');
  const times: number[] = [];
  const from = process.cpuUsage();
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const began = performance.now();
    await call('GET', path);
    times.push(performance.now() - began);
  }
  return `${atShare(times, 0.5)} / ${atShare(times, 0.95)} (of them processor here ${(processorSince(from) / SAMPLES).toFixed(0)})`;
}

/** The foods of some organizations' months, as their reports keep them. */
async function seedFoods({ database }: ReportServer, organizations: readonly string[]): Promise<void> {
  await database.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`
      update restaurant_month set food_data_versions = '["bench"]'::jsonb where organization_id = any(${organizations}::text[])`.execute(
      connection,
    );
    await sql`
      insert into report_food (report_id, location, food, supply, organization_id, co2, co2_low, co2_high, supply_low, supply_high)
      select report_id, location, 'food-' || nth, '', organization_id, co2 / ${sql.lit(FOODS)}, co2 / ${sql.lit(FOODS)} * 0.7,
        co2 / ${sql.lit(FOODS)} * 1.4, co2 / ${sql.lit(FOODS)}, co2 / ${sql.lit(FOODS)}
      from restaurant_month cross join generate_series(1, ${sql.lit(FOODS)}) nth
      where organization_id = any(${organizations}::text[]) and location = 'organization'`.execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
  });
  await sql`vacuum (analyze) report_food, restaurant_month`.execute(database);
}

import { type Day, history, type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import { sql } from 'kysely';
import { keepChangedMonths } from '../../server/src/reports/jobs/keep-organization-months.ts';
import { atShare, print, processorSince } from '../machine/print.ts';
import { openReportServer, type ReportServer } from '../machine/report-server.ts';
import { LARGE, MONTHS, ORGANIZATIONS, RESTAURANTS_EACH, seedViews } from '../seeds/seed-views.ts';

const SAMPLES = 40;
/** Milliseconds for the path of a target, p95. */
const BAR = 150;
/** Foods of a kitchen's month, as many as a canteen buys. */
const FOODS = 60;
const ORGANIZATION = 'bench-views-7';
const LAST = history(1, new Date().toISOString().slice(0, 10) as Day)[0] as Month;

/** Measures the questions of an organization about its year and its targets, among 10,000 restaurants × 36 months. */
export async function targets(): Promise<void> {
  const server = await openReportServer();
  try {
    await seedViews(server.database, LAST);
    await seedFoods(server, [ORGANIZATION, LARGE.id]);
    await seedBridges(server, [ORGANIZATION, LARGE.id]);
    const all = ORGANIZATIONS * RESTAURANTS_EACH + LARGE.restaurants;
    const among = `among ${all} restaurants × ${MONTHS} months, ${FOODS} foods a month, first read, then p50 / p95`;
    const asked = await pathsOf(server);
    print(`before its months are added up: the path of a target ${among}`, await measuredAll(server, asked));
    print(
      `before its months are added up: the year of an organization with its causes ${among}`,
      await measuredAll(server, YEARS),
    );
    print('adding up the months of organizations', await addUp(server));
    await forget(server);
    print(`the path of a target ${among}`, await measuredAll(server, asked));
    print(`the year of an organization with its causes ${among}`, await measuredAll(server, YEARS));
    await save(server);
    print(`a report was saved a moment ago: the path of a target ${among}`, await measuredAll(server, asked));
    print(
      `a report was saved a moment ago: the year of an organization with its causes ${among}`,
      await measuredAll(server, YEARS),
    );
    print('adding up what one report of each organization changed', await addUp(server));
  } finally {
    await server.close();
  }
}

/** What is asked by its name: the call, and what has to be there, so that nothing is measured that says nothing. */
type BenchQuery = Readonly<Record<string, { path: string; said: string }>>;

async function pathsOf(server: ReportServer): Promise<BenchQuery> {
  const base = { baseFrom: monthLater(LAST, 1 - MONTHS), baseTo: monthLater(LAST, 12 - MONTHS) };
  const goal = { kind: 'reduction', amount: 25 };
  const target = { name: '', variety: 'sales', basis: 'portion', ...base, goal, goalYear: 2040 };
  const pathOf = async (place: object) => {
    const { id } = await server.call<{ id: string }>('POST', '/targets', { place, target });
    return { path: `/targets/${id}/path`, said: 'verdict' };
  };
  return {
    [`organization of ${RESTAURANTS_EACH}, ms`]: await pathOf({ organizationId: ORGANIZATION }),
    'a kitchen, ms': await pathOf({ restaurantId: `${ORGANIZATION}-1` }),
    [`where the two targets of an organization of ${RESTAURANTS_EACH} stand, ms`]: {
      path: `/targets/standings?organizationId=${ORGANIZATION}`,
      said: 'items',
    },
  };
}

const OF_ORGANIZATION = 'category=organization';
const YEARS: BenchQuery = {
  [`organization of ${RESTAURANTS_EACH}, ms`]: { path: `/dashboard/year/${ORGANIZATION}?${OF_ORGANIZATION}`, said: 'causes' },
  [`organization of ${LARGE.restaurants}, ms`]: { path: `/dashboard/year/${LARGE.id}?${OF_ORGANIZATION}`, said: 'causes' },
  'a kitchen, ms': { path: `/dashboard/year/${ORGANIZATION}-1`, said: 'causes' },
};

async function measuredAll(server: ReportServer, asked: BenchQuery): Promise<Record<string, string>> {
  const figures: Record<string, string> = {};
  for (const [name, { path, said }] of Object.entries(asked)) figures[name] = await measured(server, path, said);
  return { ...figures, 'bar p95, ms': String(BAR) };
}

/** What the job does each minute with what changed: here with all of it. */
async function addUp({ database, foodData }: ReportServer): Promise<Record<string, string>> {
  const began = performance.now();
  const { rows } = await sql<{ months: number }>`
    select count(distinct (organization_id, variety, month))::integer as months from organization_month_due`.execute(database);
  while (!(await keepChangedMonths({ database, foodData })));
  await sql`vacuum (analyze) organization_month, organization_month_food, organization_month_part, organization_month_part_food,
    organization_month_kitchen`.execute(database);
  const seconds = (performance.now() - began) / 1000;
  return { months: String(rows[0]?.months), 'in all, s': seconds.toFixed(0) };
}

/** As after a change in each: what a node remembers is not believed any more. */
async function forget({ database }: ReportServer): Promise<void> {
  await sql`
    insert into leaderboard_change (organization_id, changed_at)
    select id, now() from organization where id like 'bench-%' on conflict do nothing`.execute(database);
}

/** As in the minute after a report of a kitchen’s latest month: what that changed is not added up yet. */
async function save(server: ReportServer): Promise<void> {
  await forget(server);
  await sql`
    insert into organization_month_due (organization_id, variety, month, noted, restaurant_id)
    select organization_id, 'sales', ${LAST}, 'saved', min(id) from restaurant where organization_id like 'bench-%' group by organization_id`.execute(
    server.database,
  );
}

async function measured({ call }: ReportServer, path: string, said: string): Promise<string> {
  const first = performance.now();
  const answer = await call<Record<string, unknown>>('GET', path);
  const firstRead = performance.now() - first;
  if (answer[said] === null || answer[said] === undefined) throw new Error(`${path} has no ${said}`);
  const times: number[] = [];
  const from = process.cpuUsage();
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const began = performance.now();
    await call('GET', path);
    times.push(performance.now() - began);
  }
  const processor = (processorSince(from) / SAMPLES).toFixed(0);
  return `${firstRead.toFixed(0)}, then ${atShare(times, 0.5)} / ${atShare(times, 0.95)} (of them processor here ${processor})`;
}

/** The foods of some organizations' months, as their reports keep them: report after report. */
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
      where organization_id = any(${organizations}::text[]) and location = 'organization'
      order by month, report_id`.execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
  });
  await sql`vacuum (analyze) report_food, restaurant_month`.execute(database);
}

/** Why each month is other than the year before, as the job keeps it. */
async function seedBridges({ database }: ReportServer, organizations: readonly string[]): Promise<void> {
  await sql`
    insert into report_bridge (report_id, former_id, food_data_version, organization_id, location, mix, recipes, supply, matching, food_data)
    select now.report_id, former.report_id, '', now.organization_id, now.location,
      (now.co2 / now.portions - former.co2 / former.portions) * 0.6, (now.co2 / now.portions - former.co2 / former.portions) * 0.4, 0, 0, 0
    from restaurant_month now join restaurant_month former on former.restaurant_id = now.restaurant_id and former.variety = now.variety
      and former.location = now.location and former.month = (left(now.month, 4)::integer - 1)::text || right(now.month, 3)
    where now.organization_id = any(${organizations}::text[]) and now.location = 'organization'`.execute(database);
  await sql`vacuum (analyze) report_bridge`.execute(database);
}

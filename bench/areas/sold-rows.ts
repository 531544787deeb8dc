import { rm } from 'node:fs/promises';
import { type Day, lastDayOf, type Month, monthLater, monthOfDay } from '@plateprint/shared/kernel/month.ts';
import type { ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import { sql } from 'kysely';
import type { Database } from '../../server/src/platform/database/database.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { daysOfDishes, keepSoldDays, soldMonths, soldOnDays } from '../../server/src/reports/sold-day-store.ts';
import { foodsOfReports } from '../../server/src/reports/store/food-store.ts';
import { benchFolder } from '../machine/bench-folder.ts';
import { atShare, print } from '../machine/print.ts';
import {
  KITCHENS_OF_ONE,
  type Layout,
  LAYOUTS,
  makeParts,
  MONTHS,
  ROWS_OF_A_MONTH,
  seedSoldMonth,
  seedSoldReports,
} from '../seeds/seed-sold.ts';

const MILLIONS = Math.max(1, Number(process.env['BENCH_SOLD_MILLIONS'] ?? 2));
const KITCHENS = Math.ceil((MILLIONS * 1e6) / (MONTHS * ROWS_OF_A_MONTH));
const SAMPLES = 200;

const today = new Date().toISOString().slice(0, 10);
const LAST: Month = monthLater(monthOfDay(today as Day), -1);
const FIRST: Month = monthLater(LAST, 1 - MONTHS);

interface Kitchen {
  id: string;
  organizationId: string;
  /** One of its dishes. */
  dish: string;
  /** Of the last year, the oldest first, and of the month that comes. */
  reports: string[];
  coming: string;
}

type Action = (database: Database, kitchen: Kitchen) => Promise<unknown>;

const year = { from: `${monthLater(LAST, -11)}-01`, to: lastDayOf(LAST) };

/** What the product asks of the narrow tables, by its own statements. */
const ACTIONS: Record<string, Action> = {
  'a month by day': (database, kitchen) => soldOnDays(database, kitchen, { from: `${LAST}-01`, to: lastDayOf(LAST) }),
  'a year by day': (database, kitchen) => soldOnDays(database, kitchen, year),
  'a dish over two years': (database, kitchen) =>
    daysOfDishes(database, kitchen, { from: `${FIRST}-01`, to: lastDayOf(LAST), recipeIds: [kitchen.dish] }),
  'months that name days, a year': (database, kitchen) => soldMonths(database, kitchen, year),
  'foods of a year, a kitchen': (database, { organizationId, reports }) =>
    foodsOfReports(database, { organizationId, emissionDatabase: 'organization' }, reports),
  'a month saved': (database, kitchen) => saved(database, kitchen, { report: kitchen.coming, month: monthLater(LAST, 1) }),
  'a month saved again': (database, kitchen) => saved(database, kitchen, { report: kitchen.reports.at(-1) ?? '', month: LAST }),
};

async function saved(
  database: Database,
  { id, organizationId }: Kitchen,
  { report, month }: { report: string; month: Month },
): Promise<void> {
  const recipes = Array.from({ length: ROWS_OF_A_MONTH }, (_, at) => ({
    id: `${id.slice(0, 34)}${String(at % 20).padStart(2, '0')}`,
    day: `${month}-${String(1 + (Math.floor(at / 20) % 28)).padStart(2, '0')}`,
    servings: 5 + (at % 90),
  }));
  const draft = { recipes, menus: [] } as unknown as Pick<ReportDraft, 'recipes' | 'menus'>;
  await database
    .transaction()
    .execute(async (transaction) => keepSoldDays(transaction, { id: report, organizationId, restaurantId: id }, draft));
}

/** The tables of what was sold by day and of foods, as they are, in parts by month and in parts by organization: sizes, writes and reads. */
export async function soldRows(): Promise<void> {
  const dataDir = await benchFolder();
  const url = process.env['DATABASE_URL'];
  const opened = await openDatabase({ ...(url ? { url } : {}), dataDir, say: () => undefined });
  try {
    await opened.database.connection().execute(async (database) => {
      await sql`set session_replication_role = replica`.execute(database);
      await seedSoldReports(database, KITCHENS, LAST);
      await makeParts(database, LAST);
      await seedAll(database);
      const kitchens = await someKitchens(database);
      const figures = await measureAll(database, kitchens);
      for (const layout of LAYOUTS) print(layout, { ...(await sizes(database, layout)), ...figures[layout] });
    });
  } finally {
    await opened.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function seedAll(database: Database): Promise<void> {
  for (const layout of LAYOUTS) {
    const times: number[] = [];
    for (let back = MONTHS - 1; back >= 0; back -= 1) times.push(await seedSoldMonth(database, layout, monthLater(LAST, -back)));
    await sql`vacuum (analyze) ${sql.id(layout, 'sold_day')}, ${sql.id(layout, 'report_food')}`.execute(database);
    const all = times.reduce((sum, time) => sum + time, 0) / 1000;
    print(`${layout}: rows of ${KITCHENS} kitchens written`, {
      'all months, s': all.toFixed(0),
      'first and last month, s': `${((times[0] ?? 0) / 1000).toFixed(1)}, ${((times.at(-1) ?? 0) / 1000).toFixed(1)}`,
    });
  }
  await sql`vacuum (analyze) report`.execute(database);
}

async function someKitchens(database: Database): Promise<Kitchen[]> {
  const { rows } = await sql<Kitchen>`
    select id, organization_id as "organizationId", md5(id || 7)::uuid::text as dish,
      array(select report.id from report where restaurant_id = restaurant.id and start_date between ${year.from} and ${year.to} order by start_date) as reports,
      (select report.id from report where restaurant_id = restaurant.id and start_date > ${year.to}) as coming
    from restaurant where organization_id like 'bench-sold-%' order by md5(id) limit ${SAMPLES}`.execute(database);
  return rows;
}

async function sizes(database: Database, layout: Layout): Promise<Record<string, string>> {
  const size = async (table: string): Promise<string> => {
    const { rows } = await sql<{ rows: string; heap: string; indexes: string }>`
      select sum(reltuples)::bigint::text as rows, pg_size_pretty(sum(pg_table_size(oid))) as heap, pg_size_pretty(sum(pg_indexes_size(oid))) as indexes
      from pg_class where relnamespace = ${layout}::regnamespace and relkind = 'r' and relname like ${`${table}%`} and relname not like '%_due'`.execute(
      database,
    );
    return `${rows[0]?.rows} rows, ${rows[0]?.heap}, indexes ${rows[0]?.indexes}`;
  };
  return { 'sold by day': await size('sold_day'), foods: await size('report_food') };
}

/** Each action on each layout in turn, so that what else the machine does meets all alike. */
async function measureAll(database: Database, kitchens: readonly Kitchen[]): Promise<Record<Layout, Record<string, string>>> {
  const figures: Record<Layout, Record<string, string>> = { public: {}, by_month: {}, by_organization: {} };
  for (const [name, act] of Object.entries(ACTIONS)) {
    const times: Record<Layout, number[]> = { public: [], by_month: [], by_organization: [] };
    for (const kitchen of kitchens) {
      for (const layout of LAYOUTS) {
        await sql`select set_config('search_path', ${`${layout}, public`}, false)`.execute(database);
        const began = performance.now();
        await act(database, kitchen);
        times[layout].push(performance.now() - began);
      }
    }
    for (const layout of LAYOUTS)
      figures[layout][`${name}, p50 / p95, ms`] = `${atShare(times[layout], 0.5)} / ${atShare(times[layout], 0.95)}`;
  }
  await sql`set search_path = public`.execute(database);
  return { ...figures, by_month: { kitchens: `${KITCHENS} of ${KITCHENS_OF_ONE} each`, ...figures.by_month } };
}

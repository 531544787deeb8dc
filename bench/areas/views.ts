import { type Day, history, type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import { sql } from 'kysely';
import { atShare, print, processorSince } from '../machine/print.ts';
import { openReportServer, type ReportServer } from '../machine/report-server.ts';
import { ENTERPRISE, LARGE, MONTHS, ORGANIZATIONS, RESTAURANTS_EACH, seedViews } from '../seeds/seed-views.ts';

const SAMPLES = 40;
/** Milliseconds for a page with its totals, p95. */
const BAR = 200;

const LAST = history(1, new Date().toISOString().slice(0, 10) as Day)[0] as Month;

const WHOLE = `/dashboard/enterprise/${ENTERPRISE}`;
const ORGANIZATION = '/dashboard/organization/bench-views-7';
const LARGE_ORGANIZATION = `/dashboard/organization/${LARGE.id}`;

const CALLS: Record<string, string> = {
  'enterprise, twelve months': WHOLE,
  'enterprise, the latest month': `${WHOLE}?from=${LAST}&to=${LAST}`,
  'enterprise, a quarter by what changed': `${WHOLE}?from=${monthLater(LAST, -2)}&to=${LAST}&sort=change`,
  'enterprise, three years': `${WHOLE}?from=${monthLater(LAST, 1 - MONTHS)}&to=${LAST}`,
  [`organization of ${RESTAURANTS_EACH}, twelve months`]: ORGANIZATION,
  [`organization of ${RESTAURANTS_EACH}, three years`]: `${ORGANIZATION}?from=${monthLater(LAST, 1 - MONTHS)}&to=${LAST}`,
  [`organization of ${LARGE.restaurants}, twelve months`]: LARGE_ORGANIZATION,
  [`organization of ${LARGE.restaurants}, a part of the name`]: `${LARGE_ORGANIZATION}?search=77`,
  [`organization of ${LARGE.restaurants}, 500 rows for a file`]: `${LARGE_ORGANIZATION}?limit=500`,
};

/** Totals and comparison of a large enterprise on PostgreSQL. Caller and product share one process and its two cores. */
export async function views(): Promise<void> {
  const server = await openReportServer();
  try {
    const began = performance.now();
    await seedViews(server.database, LAST);
    print(
      `${ORGANIZATIONS} organizations × ${RESTAURANTS_EACH} restaurants × ${MONTHS} months, and one of ${LARGE.restaurants}`,
      {
        'seeded in, s': ((performance.now() - began) / 1000).toFixed(0),
        ...(await sizes(server)),
      },
    );
    await measure(server);
  } finally {
    await server.close();
  }
}

async function sizes({ database }: ReportServer): Promise<Record<string, string>> {
  const { rows } = await sql<{ months: string; size: string }>`
    select (select count(*) from restaurant_month) as months,
      pg_size_pretty(pg_total_relation_size('restaurant_month')) as size`.execute(database);
  return { 'months by two databases, with indexes': `${rows[0]?.months}, ${rows[0]?.size}` };
}

async function measure({ call }: ReportServer): Promise<void> {
  const figures: Record<string, string> = {};
  const slowest: number[] = [];
  for (const [name, path] of Object.entries(CALLS)) {
    const times: number[] = [];
    await call('GET', path);
    const from = process.cpuUsage();
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const began = performance.now();
      await call('GET', path);
      times.push(performance.now() - began);
    }
    if (!name.includes('three years')) slowest.push(Number(atShare(times, 0.95)));
    const processor = (processorSince(from) / SAMPLES).toFixed(0);
    figures[`${name}, ms`] = `${atShare(times, 0.5)} / ${atShare(times, 0.95)} (of them processor here ${processor})`;
  }
  figures['slowest but three years p95, ms'] = `${Math.max(...slowest).toFixed(0)} (bar: ${BAR})`;
  print('a page of rows with totals, months and what stands out, p50 / p95', figures);
}

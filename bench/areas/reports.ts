import { type Month, monthLater, monthOfDay } from '@plateprint/shared/kernel/month.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { sql } from 'kysely';
import { atShare, print, processorSince } from '../machine/print.ts';
import { preview } from './report-preview.ts';
import { openReportServer, type ReportServer } from '../machine/report-server.ts';
import { purchaseNames, purchaseSheet, salesSheet } from '../seeds/report-sheets.ts';
import { type Chain, copyReports, seedChains } from '../seeds/seed-reports.ts';
import { BENCH_RESTAURANT, OF_A_TENANT, seedRecipes } from '../seeds/seed-recipes.ts';

const ROWS = 10_000;
const ROWS_OF_A_REPORT = 1000;
const RESTAURANTS_OF_A_CHAIN = 100;
/** Chains of a hundred restaurants with twelve reports of a thousand rows each: nine are 10.8 million rows. */
const CHAINS = Math.max(1, Number(process.env['BENCH_REPORT_CHAINS'] ?? 9));
const EVIDENCE_EACH = 10;
const SAMPLES = 200;

interface Immutable {
  id: string;
  unmatchedRows?: number;
  data: { coverage: { weight: number; weightCovered: number; rows: number; rowsCovered: number } };
}

const today = new Date().toISOString().slice(0, 10);
const LAST: Month = monthLater(monthOfDay(today as `${number}-${number}-${number}`), -1);

/**
 * What a large file takes from its text to the report, the report of a chain, and the dashboard among millions of rows.
 * Caller and product share one process, its two cores and its memory.
 */
export async function reports(): Promise<void> {
  const server = await openReportServer();
  try {
    await seedRecipes(server.database, OF_A_TENANT);
    const dishes = await dishNames(server);
    const foods = purchaseNames(server.foodData, ROWS);
    await measureSheet(server, 'sales', salesSheet(ROWS, dishes.slice(0, 600)), { title: '600 dishes', month: '2001-01' });
    await measureSheet(server, 'sales', salesSheet(ROWS, dishes), { title: 'all dishes different', month: '2001-02' });
    const purchases = purchaseSheet(ROWS, foods.slice(0, 900));
    await measureSheet(server, 'procurement', purchases, { title: '900 names', month: '2001-03' });
    await measureSheet(server, 'procurement', purchases, { title: '900 names, met before', month: '2001-04' });
    await measureSheet(server, 'procurement', purchaseSheet(ROWS, foods), { title: 'all names different', month: '2001-05' });
    await measureTenants(server, dishes);
  } finally {
    await server.close();
  }
}

async function dishNames({ database }: ReportServer): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select names -> 0 ->> 'name' as name from recipe where restaurant_id = ${BENCH_RESTAURANT} order by id`.execute(database);
  return rows.map(({ name }) => name);
}

async function saved(
  { call }: Pick<ReportServer, 'call'>,
  variety: ReportVariety,
  report: object,
  restaurantId = BENCH_RESTAURANT,
): Promise<Immutable> {
  const body = { name: 'Bench', category: 'restaurant', variety, type: 'monthly', status: 'completed', ...report };
  if (variety === 'sales') return call<Immutable>('POST', `/reports/sales/${restaurantId}`, body);
  return call<Immutable>('POST', '/reports/procurement', { ...body, restaurantId });
}

async function measureSheet(
  server: ReportServer,
  variety: ReportVariety,
  text: string,
  { title, month }: { title: string; month: string },
): Promise<void> {
  globalThis.gc?.();
  let peak = process.memoryUsage().rss;
  const before = peak;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 10);
  const seen = await preview({ ...server, restaurantId: BENCH_RESTAURANT }, variety, text);
  const { rows, names, matched, read, lookedUp } = seen;
  const [began, from] = [performance.now(), process.cpuUsage()];
  const { recipes, ingredients, file } = rows;
  const report = await saved(server, variety, {
    startDate: `${month}-01`,
    settings: { language: 'sv' },
    recipes,
    ingredients,
    importedData: [file],
    currentImportedDataLanguage: 'sv',
  });
  const [generated, processor] = [performance.now() - began, processorSince(from)];
  clearInterval(watch);
  const { coverage } = report.data;
  print(`${variety}, ${ROWS} rows, ${title}`, {
    'preview: read, ms': Math.round(read),
    'preview: names looked up, ms': Math.round(lookedUp),
    'preview, ms (of them processor)': `${Math.round(read + lookedUp)} (${seen.processor})`,
    'generated and kept, ms (processor)': `${Math.round(generated)} (${processor})`,
    'names, matched': `${names}, ${matched}`,
    'rows covered': `${coverage.rowsCovered} of ${coverage.rows}`,
    'memory before and at most, MB': `${Math.round(before / 2 ** 20)} … ${Math.round(peak / 2 ** 20)}`,
  });
}

async function measureTenants(server: ReportServer, dishes: readonly string[]): Promise<void> {
  const text = salesSheet(ROWS_OF_A_REPORT, dishes.slice(0, ROWS_OF_A_REPORT));
  const { rows } = await preview({ ...server, restaurantId: BENCH_RESTAURANT }, 'sales', text);
  const { id: template } = await saved(server, 'sales', {
    startDate: '2001-06-01',
    settings: { language: 'sv' },
    recipes: rows.recipes,
    importedData: [rows.file],
  });
  const chains = Array.from({ length: CHAINS }, (_, nth): Chain => ({
    id: `bench-chain-${nth}`,
    restaurants: RESTAURANTS_OF_A_CHAIN,
  }));
  const seed = async (some: readonly Chain[], bodies: boolean): Promise<void> => {
    await seedChains(server.database, some);
    await copyReports(server.database, { chains: some, template, last: LAST, copied: { bodies, evidenceEach: EVIDENCE_EACH } });
  };
  await seed(chains.slice(0, 1), true);
  await measureDashboard(server, 1);
  const began = performance.now();
  await seed(chains.slice(1), true);
  print('seeded', { 'reports with bodies, in s': ((performance.now() - began) / 1000).toFixed(0), ...(await sizes(server)) });
  await measureDashboard(server, CHAINS);
  await measureOrganization(server, seed);
}

async function sizes({ database }: ReportServer): Promise<Record<string, string>> {
  const { rows } = await sql<{ reports: string; bodies: string; totals: string }>`
    select (select count(*) from report where id like 'bench-chain-%') as reports,
      pg_size_pretty(pg_total_relation_size('report_body')) as bodies,
      pg_size_pretty(pg_total_relation_size('report_total')) as totals`.execute(database);
  const [{ reports: count, bodies, totals } = { reports: '0', bodies: '', totals: '' }] = rows;
  return {
    'reports, sales rows in their bodies': `${count}, ${Number(count) * ROWS_OF_A_REPORT}`,
    [`bodies (evidence of every ${EVIDENCE_EACH}th), totals`]: `${bodies}, ${totals}`,
  };
}

async function timed(times: number[], action: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await action();
  times.push(performance.now() - began);
}

function both(times: readonly number[] = []): string {
  return `${atShare(times, 0.5)} / ${atShare(times, 0.95)}`;
}

async function measureDashboard({ call }: ReportServer, chains: number): Promise<void> {
  const [restaurant, organization]: number[][] = [[], []];
  const from = process.cpuUsage();
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const id = `bench-chain-0-${(sample * 7) % RESTAURANTS_OF_A_CHAIN}`;
    await timed(restaurant ?? [], async () => call('GET', `/reports/dashboard/${id}`));
    await timed(organization ?? [], async () => call('GET', `/reports/dashboard/${id}?category=organization`));
  }
  print(`dashboard, ${(chains * RESTAURANTS_OF_A_CHAIN * 12 * ROWS_OF_A_REPORT) / 1e6} million sales rows, ${chains} tenants`, {
    'restaurant p50 / p95, ms': both(restaurant),
    [`organization of ${RESTAURANTS_OF_A_CHAIN} p50 / p95, ms`]: both(organization),
    'processor a pair of calls, ms': (processorSince(from) / SAMPLES).toFixed(1),
  });
}

const LARGE_CHAIN = 1000;

async function measureOrganization(
  server: ReportServer,
  seed: (chains: readonly Chain[], bodies: boolean) => Promise<void>,
): Promise<void> {
  const chain = { id: 'bench-large', restaurants: LARGE_CHAIN };
  await seed([chain], false); // its documents are not opened
  const restaurants = Array.from({ length: LARGE_CHAIN }, (_, nth) => ({ id: `bench-large-${nth}`, name: `Kitchen ${nth}` }));
  const times: number[] = [];
  const from = process.cpuUsage();
  for (let sample = 0; sample < 5; sample += 1) {
    const report = { category: 'organization', type: 'period', startDate: `${monthLater(LAST, -11)}-01`, endDate: `${LAST}-28` };
    await timed(times, async () => saved(server, 'sales', { ...report, settings: {}, restaurants }, 'bench-large-0'));
  }
  const processor = processorSince(from) / times.length;
  const dashboard: number[] = [];
  for (let sample = 0; sample < 20; sample += 1)
    await timed(dashboard, async () => server.call('GET', '/reports/dashboard/bench-large-0?category=organization'));
  print(`organization report, ${LARGE_CHAIN} restaurants × 12 months`, {
    'generated and kept p50, most, ms': `${atShare(times, 0.5)}, ${atShare(times, 0.99)}`,
    'of them processor, ms': Math.round(processor),
    'its dashboard p50 / p95, ms': both(dashboard),
  });
}

import { type Month, monthLater, monthOfDay } from '@plateprint/shared/kernel/month.ts';
import { print } from '../machine/print.ts';
import { keepDueBought } from '../../server/src/reports/jobs/keep-due-bought.ts';
import { openReportServer, type ReportServer } from '../machine/report-server.ts';
import { purchaseNames } from '../seeds/report-sheets.ts';
import { BENCH_RESTAURANT, OF_A_TENANT, seedRecipes } from '../seeds/seed-recipes.ts';
import { copyReports, seedChains } from '../seeds/seed-reports.ts';

const RESTAURANTS = Math.max(1, Number(process.env['BENCH_KITCHENS'] ?? 1000));
const ROWS = 300;

const today = new Date().toISOString().slice(0, 10);
const LAST: Month = monthLater(monthOfDay(today as `${number}-${number}-${number}`), -1);

interface Listed {
  total: { articles: number; rows: number };
  next: string | null;
}

/** What an organization of a thousand kitchens bought in a year: the first page, further ones, another order, and after a save. */
export async function bought(): Promise<void> {
  const server = await openReportServer();
  try {
    await seedRecipes(server.database, OF_A_TENANT);
    const { id: template } = await server.call<{ id: string }>('POST', '/reports/procurement', purchases(server));
    const chain = { id: 'bench-bought', restaurants: RESTAURANTS };
    await seedChains(server.database, [chain]);
    await copyReports(server.database, { chains: [chain], template, last: LAST, copied: { bodies: true, evidenceEach: 10_000 } });
    await writeArticles(server);
    await measure(server, `${chain.id}-0`);
  } finally {
    await server.close();
  }
}

/** As the job does after an update, and each save of its own report. */
async function writeArticles({ database, foodData }: ReportServer): Promise<void> {
  const begun = performance.now();
  let reports = 0;
  for (let some = await keepDueBought({ database, foodData }); some > 0; some = await keepDueBought({ database, foodData }))
    reports += some;
  const milliseconds = performance.now() - begun;
  print('articles of reports of a former version', { reports, 'a report, ms': (milliseconds / reports).toFixed(1) });
}

function purchases({ foodData }: ReportServer): object {
  const names = purchaseNames(foodData, ROWS);
  const foods = [...foodData.release.ingredients].slice(0, ROWS);
  return {
    name: 'Bench',
    category: 'restaurant',
    variety: 'procurement',
    type: 'monthly',
    status: 'completed',
    restaurantId: BENCH_RESTAURANT,
    startDate: '2001-06-01',
    settings: { language: 'sv' },
    currentImportedDataLanguage: 'sv',
    importedData: [{ name: 'bench.csv', rows: ROWS }],
    ingredients: names.map((written, at) => ({
      key: `f0r${at + 2}`,
      written,
      ingredient: foods[at]?.id ?? null,
      variation: foods[at]?.variations[0]?.id ?? null,
      amount: 1 + (at % 40),
      unit: 'kg',
      money: 10 + at,
      externalId: String(10_000 + at),
      from: { file: 0, row: at + 2 },
    })),
  };
}

async function measure({ call, database }: ReportServer, kitchen: string): Promise<void> {
  const path = (more: string): string =>
    `/purchases/${kitchen}/bought?from=${monthLater(LAST, -11)}&to=${LAST}&scope=organization${more}`;
  const timed = async (more: string): Promise<[number, Listed]> => {
    const begun = performance.now();
    const list = await call<Listed>('GET', path(more));
    return [Math.round(performance.now() - begun), list];
  };
  const [first, { total, next }] = await timed('');
  const [second] = await timed(`&cursor=${next ?? ''}`);
  const [sorted] = await timed('&sort=kg');
  // One month of one kitchen was saved; the eleven others are as they were.
  const saved = database.updateTable('report').set({ version: 1_000 }).where('restaurant_id', '=', kitchen);
  await saved.where('start_date', '=', `${LAST}-01`).execute();
  const [again] = await timed('');
  print(`what ${RESTAURANTS} kitchens bought in 12 months`, {
    'rows, articles': `${total.rows}, ${total.articles}`,
    'first page, ms': first,
    'next page, ms': second,
    'another order, ms': sorted,
    'first page after one month of one kitchen was saved, ms': again,
  });
}

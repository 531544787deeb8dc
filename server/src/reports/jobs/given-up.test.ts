import { createSalesReport } from '@plateprint/shared/reports/api/report-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '../../demo/demo-id.ts';
import { openMetrics } from '../../platform/metrics/open-metrics.ts';
import { openProduct, type Product } from '../../../test/support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

/** The value of a series as Prometheus reads it; null where there is none. */
async function value(series: string): Promise<number | null> {
  const metrics = openMetrics({
    ...product.services,
    version: '1.2.3',
    foodDataVersion: product.services.foodData.version,
    disks: () => [],
    threads: () => ({ running: 0, working: 0, waiting: 0, died: 0, done: 0 }),
    threadHeapBytes: async () => 0,
    threadMemories: () => [],
  });
  const line = (await metrics.text()).split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? null : Number(line.split(' ').at(-1));
}

test('reports whose work was given up are counted apart from those that wait', async () => {
  const { database } = product;
  const admin = await product.as('admin');
  const params = { id: demoId('matsalen') };
  const kind = { category: 'restaurant', variety: 'sales', type: 'monthly', status: 'completed', settings: {} } as const;
  for (const startDate of ['2026-01-01', '2026-02-01'])
    await admin(createSalesReport, {
      params,
      body: {
        ...kind,
        name: startDate,
        startDate,
        recipes: [{ key: 'a', id: null, name: 'Stew', servings: 3, from: { file: 0, row: 2 } }],
        importedData: [{ name: 'till.csv', rows: 1 }],
      },
    });
  const reports = await database.selectFrom('report').select(['id', 'organization_id']).execute();
  await database.deleteFrom('report_dish_due').execute();
  await database
    .insertInto('report_dish_due')
    .values(reports.map(({ id, organization_id }, n) => ({ report_id: id, organization_id, tries: n === 0 ? 5 : 4 })))
    .execute();
  expect(reports).toHaveLength(2);
  expect(await value('plateprint_reports_due{work="dishes",state="given_up"}')).toBe(1);
  expect(await value('plateprint_reports_due{work="dishes",state="waiting"}')).toBe(1);
  expect(await value('plateprint_reports_due{work="mails",state="given_up"}')).toBe(0);
});

import * as reports from '@plateprint/shared/reports/api/report-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matsalen } from '../../../../test/support/recipe-bodies.ts';
import { causes, comparedKitchen, type ComparedKitchen } from './compare-kitchen.fixture.ts';

let product: ComparedKitchen['product'];
let chef: ComparedKitchen['chef'];
let month: ComparedKitchen['month'];
let both: ComparedKitchen['both'];
let compare: ComparedKitchen['compare'];

beforeAll(async () => {
  ({ product, chef, month, both, compare } = await comparedKitchen());
});
afterAll(() => product.close());

test('reports of spans have a bridge from the months that they are made of, until one of these changes', async () => {
  const first = await month('2014-01-01', both(100, 100));
  await month('2014-02-01', both(60, 20));
  await month('2014-07-01', both(40, 120));
  await month('2014-08-01', both(50, 90));
  const span = async (startDate: string, endDate: string) => {
    const kind = { category: 'restaurant', variety: 'sales', type: 'period', status: 'completed' } as const;
    const body = { ...kind, name: 'Span', startDate, endDate, settings: {} };
    return (await chef(reports.createSalesReport, { params: { id: matsalen }, body })).id;
  };
  const [winter, summer] = [await span('2014-01-01', '2014-02-28'), await span('2014-07-01', '2014-08-31')];
  for (const basis of ['total', 'portion', 'kg', 'serving_400_g'] as const) {
    const answer = await compare({ reportId: winter }, { reportId: summer }, basis);
    const sum = (answer.bridge ?? []).reduce((all, { co2 }) => all + co2, 0);
    expect(Math.abs(sum - (answer.difference?.value ?? Number.NaN))).toBeLessThan(1);
    expect(causes(answer)).toEqual(basis === 'total' ? ['servings', 'mix'] : ['mix']);
    // A month may stand beside a span.
    expect(causes(await compare({ reportId: first }, { reportId: winter }, 'portion'))).toEqual(['mix']);
  }
  await chef(reports.deleteReport, { params: { id: first } });
  const since = await compare({ reportId: winter }, { reportId: summer });
  expect(since.difference).not.toBeNull();
  expect(since.bridge).toBeNull();
});

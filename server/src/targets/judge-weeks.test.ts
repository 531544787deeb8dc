import type { Day } from '@plateprint/shared/kernel/month.ts';
import { lastDayOf, type Month } from '@plateprint/shared/kernel/month.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { createSalesReport } from '@plateprint/shared/reports/api/report-api.ts';
import { judgeMonth } from '@plateprint/shared/targets/api/target-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrganizations } from '../../test/support/compared-organizations.ts';
import { type Caller, openProduct, type Product } from '../../test/support/product.ts';

const MONTHS = ['2025-01', '2025-02', '2025-03', '2025-04', '2025-05'] as const satisfies readonly Month[];
const CHANGED = '2025-03-12' as Day;
let product: Product;
let owner: Caller;
let [soup, stew, pie] = ['', '', ''];

beforeAll(async () => {
  product = await openProduct();
  await openOrganizations(product);
  owner = await product.as('table-owner');
  [soup, stew, pie] = [await dish('Soup'), await dish('Stew'), await dish('Pie')];
  for (const month of MONTHS) await sell(month);
});
afterAll(() => product.close());

async function dish(name: string): Promise<string> {
  const onion = {
    inputIngredient: 'onion',
    ingredient: 'yellow-onion',
    variation: 'yellow-onion.raw',
    amount: 400,
    unit: 'g' as const,
  };
  const body = { restaurantId: 'south-barn', names: [{ language: 'en_gb' as const, name }], ingredients: [onion] };
  return (await owner(createRecipe, { body })).id;
}

/** Each day what the till counted: guests that come and go with the day, and from a day on half as much again of the soup. */
async function sell(month: Month): Promise<void> {
  const last = Number(lastDayOf(month).slice(-2));
  const days = Array.from({ length: last }, (_, nth) => `${month}-${String(nth + 1).padStart(2, '0')}`);
  const recipes = days.flatMap((day, nth) => {
    const guests = 60 + 10 * (nth % 5);
    const sold = { [soup]: guests * (day >= CHANGED ? 1.5 : 1), [stew]: guests + (nth % 3), [pie]: guests + (nth % 4) };
    return Object.entries(sold).map(([id, servings], at) => ({
      key: `${nth} ${at}`,
      id,
      name: '',
      servings: Math.round(servings),
      day,
    }));
  });
  const kind = { category: 'restaurant', variety: 'sales', type: 'monthly', status: 'completed' } as const;
  const body = { ...kind, name: month, startDate: `${month}-01`, settings: {}, recipes };
  await owner(createSalesReport, { params: { id: 'south-barn' }, body });
}

const judged = async (query: { dish?: string; day: string; month?: string }) =>
  owner(judgeMonth, { params: { restaurantId: 'south-barn' }, query: { month: '2025-03', ...query } });

test('a dish is judged from a day on against the other dishes of its kitchen, week by week', async () => {
  const ofSoup = await judged({ dish: soup, day: CHANGED });
  expect(ofSoup).toMatchObject({ judgement: 'more', by: 'weeks', before: 10, controls: 2, season: 'others' });
  expect(ofSoup.since).toBeGreaterThanOrEqual(11);
  expect(ofSoup.percent?.value).toBeGreaterThan(40);
  expect(ofSoup.percent?.value).toBeLessThan(60);
  expect(await judged({ dish: pie, day: '2025-01-15', month: '2025-01' })).toMatchObject({ judgement: 'too_early', before: 2 });
});

test('a day is one of the month, and of a dish', async () => {
  const refused = { code: 'invalid_input', fields: [{ path: 'day', code: 'other_month' }] };
  await expect(judged({ dish: soup, day: '2025-04-01' })).rejects.toMatchObject(refused);
  await expect(judged({ day: CHANGED })).rejects.toMatchObject(refused);
  await expect(judged({ dish: soup, day: '2025-03-32' })).rejects.toMatchObject({ fields: [{ path: 'day', code: 'no_day' }] });
});

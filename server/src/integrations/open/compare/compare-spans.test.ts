import type { CallInput, ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { compareOpen } from '@plateprint/shared/integrations/open/open-compare-api.ts';
import * as recipes from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as reports from '@plateprint/shared/reports/api/report-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKey } from '../../../../test/support/open-key.ts';
import { type Caller, openProduct, type Product } from '../../../../test/support/product.ts';
import { dish, matsalen } from '../../../../test/support/recipe-bodies.ts';

type Side = CallInput<typeof compareOpen>['body']['a'];
type Rows = { id: string | null; name: string; servings: number }[];

let product: Product;
let program: Caller;
let chef: Caller;
let stew = '';
let beans = '';

const BEEF = {
  inputIngredient: 'beef mince',
  ingredient: 'beef-mince',
  variation: 'beef-mince.fat-15',
  amount: 600,
  unit: 'g' as const,
};
const ONION = {
  inputIngredient: 'onion',
  ingredient: 'yellow-onion',
  variation: 'yellow-onion.raw',
  amount: 300,
  unit: 'g' as const,
};

beforeAll(async () => {
  product = await openProduct();
  program = product.withKey((await openKey(product)).key);
  chef = await product.as('chef');
  stew = (await chef(recipes.createRecipe, { body: { ...dish('Stew'), ingredients: [BEEF, ONION], portions: 4 } })).id;
  beans = (await chef(recipes.createRecipe, { body: { ...dish('Onions'), ingredients: [ONION], portions: 2 } })).id;
});
afterAll(() => product.close());

async function month(startDate: string, rows: Rows): Promise<string> {
  const kind = { category: 'restaurant', variety: 'sales', type: 'monthly', status: 'completed' } as const;
  const sold = rows.map((row, at) => ({ ...row, key: `${at}`, from: { file: 0, row: at + 1 } }));
  const importedData = [{ name: 'till.csv', rows: rows.length }];
  const body = { ...kind, name: 'Month', startDate, settings: {}, importedData, recipes: sold };
  return (await chef(reports.createSalesReport, { params: { id: matsalen }, body })).id;
}

const both = (stews: number, onions: number): Rows => [
  { id: stew, name: 'Stew', servings: stews },
  { id: beans, name: 'Onions', servings: onions },
];

const compare = (a: Side, b: Side, basis: CallInput<typeof compareOpen>['body']['basis'] = 'total') =>
  program(compareOpen, { body: { a, b, basis } });

/** The parts that are not 0. */
function causes({ bridge }: ReplyOf<typeof compareOpen>): string[] {
  return (bridge ?? []).filter(({ co2 }) => co2 !== 0).map(({ part }) => part);
}

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

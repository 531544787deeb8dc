import type { CallInput, ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { compareOpen } from '@plateprint/shared/integrations/open/open-compare-api.ts';
import * as recipes from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as reports from '@plateprint/shared/reports/api/report-api.ts';
import { openKey } from '../../../../test/support/open-key.ts';
import { openProduct } from '../../../../test/support/product.ts';
import { dish, matsalen } from '../../../../test/support/recipe-bodies.ts';

export type Side = CallInput<typeof compareOpen>['body']['a'];
type Rows = { id: string | null; name: string; servings: number }[];

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

export type ComparedKitchen = Awaited<ReturnType<typeof comparedKitchen>>;

/** A kitchen with a heavy and a light dish, and a program that compares what it sold. */
export async function comparedKitchen() {
  const product = await openProduct();
  const program = product.withKey((await openKey(product)).key);
  const chef = await product.as('chef');
  const { id: stew } = await chef(recipes.createRecipe, {
    body: { ...dish('Stew'), ingredients: [BEEF, ONION], portions: 4 },
  });
  const { id: beans } = await chef(recipes.createRecipe, { body: { ...dish('Onions'), ingredients: [ONION], portions: 2 } });
  return {
    product,
    program,
    chef,
    stew,
    /** A completed month of sales. */
    month: async (startDate: string, rows: Rows): Promise<string> => {
      const kind = { category: 'restaurant', variety: 'sales', type: 'monthly', status: 'completed' } as const;
      const sold = rows.map((row, at) => ({ ...row, key: `${at}`, from: { file: 0, row: at + 1 } }));
      const importedData = [{ name: 'till.csv', rows: rows.length }];
      const body = { ...kind, name: 'Month', startDate, settings: {}, importedData, recipes: sold };
      return (await chef(reports.createSalesReport, { params: { id: matsalen }, body })).id;
    },
    both: (stews: number, onions: number): Rows => [
      { id: stew, name: 'Stew', servings: stews },
      { id: beans, name: 'Onions', servings: onions },
    ],
    compare: async (a: Side, b: Side, basis: CallInput<typeof compareOpen>['body']['basis'] = 'total') =>
      program(compareOpen, { body: { a, b, basis } }),
  };
}

/** The parts that are not 0. */
export function causes({ bridge }: ReplyOf<typeof compareOpen>): string[] {
  return (bridge ?? []).filter(({ co2 }) => co2 !== 0).map(({ part }) => part);
}

import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';

const matsalen = demoId('matsalen');
let product: Product;
let manager: Caller;
let soup = '';

const KIND = {
  name: 'Maj',
  category: 'restaurant',
  type: 'monthly',
  startDate: '2024-05-01',
  settings: { language: 'sv' },
  status: 'completed',
} as const;

beforeAll(async () => {
  product = await openProduct();
  manager = await product.as('manager');
  const names = [
    { language: 'sv' as const, name: ' Löksoppa  ' },
    { language: 'de' as const, name: 'Zwiebelsuppe' },
  ];
  const onion = { inputIngredient: '1 kg gul lök', ingredient: 'yellow-onion', variation: 'yellow-onion.raw', amount: 1 };
  const ingredients = [{ ...onion, unit: 'kg' as const }];
  soup = (await manager(createRecipe, { body: { restaurantId: matsalen, names, portions: 4, ingredients } })).id;
});
afterAll(() => product.close());

const linesIn = async (id: string, language?: 'de' | 'sv'): Promise<string[]> =>
  (await manager(api.readReport, { params: { id }, query: { language } })).data?.lines.map(({ name }) => name) ?? [];

test('the lines of a sales report are read in any language, those nobody knows as they are written', async () => {
  const recipes = [
    { key: 'a', id: soup, name: 'Löksoppa', servings: 10 },
    { key: 'b', id: null, name: 'Dagens', servings: 5, from: { file: 0, row: 2 } },
  ];
  const importedData = [{ name: 'fil.csv', rows: 1 }];
  const body = { ...KIND, variety: 'sales' as const, recipes, importedData };
  const { id } = await manager(api.createSalesReport, { params: { id: matsalen }, body });
  expect(await linesIn(id)).toEqual(['Löksoppa', 'Dagens']);
  expect(await linesIn(id, 'de')).toEqual(['Zwiebelsuppe', 'Dagens']);
  expect(await linesIn(id)).toEqual(['Löksoppa', 'Dagens']);
});

test('the lines of a purchasing report are read in any language', async () => {
  const row = { ingredient: 'yellow-onion', variation: 'yellow-onion.raw', amount: 2, unit: 'kg' };
  const ingredients = [{ key: 'a', written: 'LÖK GUL', ...row }];
  const body = { ...KIND, variety: 'procurement' as const, restaurantId: matsalen, ingredients };
  const { id } = await manager(api.createProcurementReport, { body });
  const [swedish] = await linesIn(id);
  const [german] = await linesIn(id, 'de');
  expect(swedish).toMatch(/lök/i);
  expect(german).toMatch(/Zwiebel/);
});

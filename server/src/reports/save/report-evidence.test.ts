import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import * as recipes from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';

type Sales = CallInput<typeof api.createSalesReport>['body'];
type Lines = CallInput<typeof recipes.createRecipe>['body']['ingredients'];

const matsalen = demoId('matsalen');
let product: Product;
let chef: Caller;
let soup = '';

beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
  soup = await dish('Soppa', [ONION]);
});
afterAll(() => product.close());

const ONION = {
  inputIngredient: 'lök',
  ingredient: 'yellow-onion',
  variation: 'yellow-onion.raw',
  amount: 3,
  unit: 'hg' as const,
};

async function dish(name: string, ingredients: Lines, more: object = {}): Promise<string> {
  const body = { restaurantId: matsalen, names: [{ language: 'sv' as const, name }], ingredients, ...more };
  return (await chef(recipes.createRecipe, { body })).id;
}

function sales(change: Partial<Sales>): Sales {
  const kind = { category: 'restaurant', variety: 'sales', type: 'monthly', status: 'completed' } as const;
  return { ...kind, name: 'Månad', startDate: '2024-05-01', settings: {}, ...change };
}

const create = async (body: Sales) => chef(api.createSalesReport, { params: { id: matsalen }, body });

test('from its evidence alone a report is computed again to the gram: bags, own ingredients, what nobody knows and all', async () => {
  const bag = await dish('Buljong', [ONION], {
    ingredientBag: true,
    customIngredients: [{ name: 'Salt', weight: 20, co2PerKg: 140 }],
  });
  const stew = await dish(
    'Gryta',
    [
      ONION,
      { inputIngredient: 'buljong', bagId: bag, amount: 200, unit: 'g' },
      { inputIngredient: 'okänt', amount: 1, unit: 'kg' },
    ],
    {
      portions: 3,
      customIngredients: [{ name: 'Egen', weight: 50, co2PerKg: 900 }],
    },
  );
  const made = await create(
    sales({
      recipes: [
        { key: '1', id: soup, name: '', servings: 17 },
        { key: '2', id: stew, name: '', servings: 31 },
        { key: '3', id: stew, name: '', servings: 2.5 },
        { key: '4', id: null, name: 'Okänd', servings: 9, from: { file: 0, row: 4 } },
      ],
      importedData: [{ name: 'kassa.csv', rows: 1 }],
    }),
  );
  const evidence = await chef(api.readEvidence, { params: { id: made.id } });
  expect(evidence.recipes.map(({ id }) => id).toSorted()).toEqual([soup, stew, bag].toSorted());
  expect(evidence.sources.length).toBeGreaterThan(0);
  expect(evidence.units).toMatchObject({ grams: 'g' });
  expect(evidence.leftOut).toEqual([]);
  const folder = await mkdtemp(join(tmpdir(), 'plateprint-evidence-'));
  const script = join(import.meta.dirname, '../../../../scripts/recompute-report.mjs');
  const recomputed = async (file: object): Promise<string> => {
    await writeFile(join(folder, 'evidence.json'), JSON.stringify(file));
    return (await promisify(execFile)(process.execPath, [script, join(folder, 'evidence.json')])).stdout;
  };
  expect(await recomputed(evidence)).toContain('They agree to the gram.');
  const tampered = structuredClone(evidence);
  const line = tampered.recipes.find(({ id }) => id === soup)?.lines[0];
  if (line) line.grams = (line.grams ?? 0) + 1;
  await expect(recomputed(tampered)).rejects.toMatchObject({ stdout: expect.stringContaining('DIFFER') as string });
  await rm(folder, { recursive: true });
});

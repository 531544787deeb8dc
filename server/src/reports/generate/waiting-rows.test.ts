import * as mapper from '@plateprint/shared/mapper/mapper-api.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';

let product: Product;
let manager: Caller;

beforeAll(async () => {
  product = await openProduct();
  manager = await product.as('manager');
});
afterAll(() => product.close());

/** A list of one row that nobody has matched, and one that was set aside. */
function purchases(startDate: string, written: string, kilograms: number) {
  const row = { ingredient: null, variation: null, amount: kilograms, unit: 'kg' };
  return {
    restaurantId: demoId('matsalen'),
    name: 'Inköp',
    category: 'restaurant' as const,
    variety: 'procurement' as const,
    type: 'monthly' as const,
    startDate,
    settings: { language: 'sv' as const },
    status: 'completed' as const,
    ingredients: [
      { ...row, key: '1', written, from: { file: 0, row: 2 } },
      { ...row, key: '2', written: 'SERVETTER', setAside: true, from: { file: 0, row: 3 } },
    ],
    importedData: [{ name: 'köp.csv', rows: 2 }],
  };
}

async function queue() {
  const { items } = await manager(mapper.listUnmappedIngredients);
  return items.map(({ name, weight, rows }) => [name, weight, rows]);
}

test('what a report could not match waits until somebody decides, and the next report knows it', async () => {
  const first = await manager(api.createProcurementReport, { body: purchases('2024-01-01', 'Hylla sju 5kg', 10) });
  const second = await manager(api.createProcurementReport, { body: purchases('2024-02-01', 'HYLLA SJU', 5) });
  expect(await queue()).toEqual([['Hylla sju 5kg', 15_000, 2]]);

  await manager(api.deleteReport, { params: { id: first.id } });
  expect(await queue()).toEqual([['Hylla sju 5kg', 5000, 1]]);
  await manager(api.restoreReport, { params: { id: first.id } });
  expect(await queue()).toEqual([['Hylla sju 5kg', 15_000, 2]]);

  const { items } = await manager(mapper.listUnmappedIngredients);
  const body = { ingredientId: 'butter', variationId: null };
  await manager(mapper.updateMappedIngredient, { params: { id: items[0]?.id ?? '' }, body });
  expect(await queue()).toEqual([]);
  const chef = await product.as('chef');
  const names = [{ name: 'hylla SJU 12x1 kg' }];
  const { items: mapped } = await chef(mapper.mapNames, { body: { language_iso: 'sv', names } });
  expect(mapped[0]).toMatchObject({ by: 'memory', ingredientId: 'butter' });

  const frozen = await manager(api.readReport, { params: { id: second.id } });
  expect(frozen.data).toEqual(second.data);
});

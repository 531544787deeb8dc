import { randomUUID } from 'node:crypto';
import * as api from '@plateprint/shared/integrations/open/open-row-api.ts';
import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { listReports } from '@plateprint/shared/reports/api/report-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openKey } from '../../../../test/support/open-key.ts';
import { type Caller, openProduct, type Product } from '../../../../test/support/product.ts';
import { norrsken } from '../../../../test/support/recipe-bodies.ts';

type Sales = CallInput<typeof api.postOpenSales>['body'];

let product: Product;
let program: Caller;
let admin: Caller;
let restaurantId = '';

beforeAll(async () => {
  product = await openProduct();
  program = product.withKey((await openKey(product)).key);
  admin = await product.as('admin');
});
beforeEach(async () => {
  const body = { organizationId: norrsken, name: `Kitchen ${randomUUID()}` };
  ({ id: restaurantId } = await admin(createRestaurant, { body }));
});
afterAll(() => product.close());

const sell = async (rows: Sales['rows'], change: Partial<Sales> = {}) =>
  program(api.postOpenSales, { body: { restaurantId, language: 'en_gb', day: '2026-05-14', rows, ...change } });

test('a misspelled field is named with the nearest one, and nothing is kept', async () => {
  const misspelled = [{ name: 'Stew', serving: 3 }] as unknown as Sales['rows'];
  await expect(sell(misspelled)).rejects.toMatchObject({
    code: 'invalid_input',
    fields: [
      { path: 'rows.0.serving', code: 'unknown_field', message: 'There is no field “serving” here. Did you mean “servings”?' },
      { path: 'rows.0.servings' },
    ],
  });
  await expect(sell([{ name: 'Stew', servings: 3 }], { nmae: 'May' } as object)).rejects.toMatchObject({
    fields: [{ path: 'nmae', code: 'unknown_field' }],
  });
  expect((await admin(listReports, { params: { id: restaurantId } })).items).toEqual([]);
});

test('a field that resembles none of the call is left out', async () => {
  await expect(sell([{ name: 'Stew', servings: 3 }], { colour: 'green' } as object)).resolves.toMatchObject({ rows: 1 });
});

test('a day of another year and a thousand million portions are refused with their reason', async () => {
  await expect(sell([{ name: 'Stew', servings: 3 }], { day: '2036-05-14' })).rejects.toMatchObject({
    fields: [{ code: 'in_future', message: expect.stringContaining('It begins after 20') as string }],
  });
  await expect(sell([{ name: 'Stew', servings: 1e9 }])).rejects.toMatchObject({
    fields: [{ path: 'rows.0.servings', code: 'too_big' }],
  });
  await expect(sell([{ name: 'Stew', servings: 1_000_000 }])).resolves.toMatchObject({ rows: 1 });
});

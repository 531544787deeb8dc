import * as api from '@plateprint/shared/admin/correction-api.ts';
import { readQuality } from '@plateprint/shared/ingredients/api/quality-api.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openProduct, type Product } from '../../../test/support/product.ts';
import { purgeCorrections } from './correction-store.ts';

const YEAR_MS = 366 * 24 * 3_600_000;
const CORRECTION = { language: 'sv', food: 'Havredryck', message: 'Tillverkaren anger en tredjedel.' } as const;

let product: Product;
beforeEach(async () => {
  product = await openProduct();
});
afterEach(async () => product.close());

test('anyone reads how right the food data is, in each language and against each source', async () => {
  const quality = await (await product.as(null))(readQuality);
  expect(quality.matching.lines.heldOut.map(({ language }) => language)).toHaveLength(8);
  expect(quality.figures.sources.map(({ source }) => source)).toContain('rivm');
  expect(quality.coverage.grades.map(({ grade }) => grade)).toEqual(['A', 'B', 'C', 'D']);
});

test('what a stranger holds to be wrong reaches the administrators by mail and in their list', async () => {
  const anyone = await product.as(null);
  await anyone(api.suggestCorrection, { body: { ...CORRECTION, email: 'guest@example.org', source: 'https://example.org/epd' } });
  await product.drain();
  expect(product.mails.map(({ subject }) => subject)).toEqual(['Something may be wrong with Havredryck']);
  const administrator = await product.as('super');
  const { items } = await administrator(api.listCorrections);
  expect(items).toMatchObject([
    { ...CORRECTION, email: 'guest@example.org', handled: null, foodDataVersion: product.services.foodData.version },
  ]);
  const [{ id } = { id: '' }] = items;
  expect(await administrator(api.handleCorrection, { params: { id }, body: { handled: true } })).toMatchObject({
    handled: expect.any(String),
  });
  expect(await administrator(api.handleCorrection, { params: { id }, body: { handled: false } })).toMatchObject({
    handled: null,
  });
  await expect(administrator(api.handleCorrection, { params: { id: 'nobody' }, body: { handled: true } })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('nobody fills the list from one address, and a message without words is refused by its field', async () => {
  const anyone = await product.as(null);
  await expect(anyone(api.suggestCorrection, { body: { ...CORRECTION, message: '  ' } })).rejects.toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'message' }],
  });
  for (let times = 0; times < 30; times++) await anyone(api.suggestCorrection, { body: CORRECTION });
  await expect(anyone(api.suggestCorrection, { body: CORRECTION })).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('what was dealt with is removed after a year, what waits stays', async () => {
  const anyone = await product.as(null);
  await anyone(api.suggestCorrection, { body: CORRECTION });
  await anyone(api.suggestCorrection, { body: { ...CORRECTION, food: 'Tofu' } });
  const administrator = await product.as('super');
  const [tofu] = (await administrator(api.listCorrections)).items;
  await administrator(api.handleCorrection, { params: { id: tofu?.id ?? '' }, body: { handled: true } });
  await purgeCorrections(product.database, new Date(product.now() + YEAR_MS));
  expect((await administrator(api.listCorrections)).items).toMatchObject([{ food: 'Havredryck' }]);
});

import * as api from '@plateprint/shared/mapper/mapper-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';

let product: Product;
let chef: Caller;

beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
});
afterAll(() => product.close());

function mapOf(call: Caller, ...names: (string | { name: string; externalId: string })[]) {
  return call(api.mapNames, {
    body: { language_iso: 'sv', names: names.map((name) => (typeof name === 'string' ? { name } : name)) },
  });
}

describe('names of a purchase list', () => {
  test('are answered in their order, each as it was written', async () => {
    const { items } = await mapOf(chef, 'TOMAT KROSSAD 6X2,5KG EKO', 'Xyzzy plugh', 'Smör', 'Smör');
    expect(items.map(({ name, by }) => [name, by])).toEqual([
      ['TOMAT KROSSAD 6X2,5KG EKO', 'match'],
      ['Xyzzy plugh', 'none'],
      ['Smör', 'match'],
      ['Smör', 'match'],
    ]);
    expect(items[0]).toMatchObject({ variationId: 'tomatoes-canned.chopped', organic: true, origin_iso: null });
    expect(items[1]).toMatchObject({
      ingredientId: null,
      variationId: null,
      mapped_name: null,
      candidates: expect.any(Array) as unknown,
    });
  });

  test('tell where they come from', async () => {
    const { items } = await mapOf(chef, 'LÖK GUL KL1 10KG SE');
    expect(items[0]).toMatchObject({ variationId: 'yellow-onion.raw', origin_iso: 'SE', mapped_name: 'gul lök' });
  });

  test('of things that no kitchen cooks are only offered to be set aside', async () => {
    const { items } = await mapOf(chef, 'Servetter 3-lags 250st');
    expect(items[0]).toMatchObject({ by: 'none', notFood: false, looksLikeNoFood: true });
  });

  test('of a kind of food alone are its average', async () => {
    const { items } = await mapOf(chef, 'Ost');
    expect(items[0]).toMatchObject({ by: 'match', ingredientId: null, categoryId: 'cheese' });
  });

  test('may be a thousand in one call, and not one more', async () => {
    const names = Array.from({ length: 1000 }, (_, number) => `Salt ${number}`);
    expect((await mapOf(chef, ...names)).items).toHaveLength(1000);
    await expect(mapOf(chef, ...names, 'Salt')).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('say how what they stand for is measured, so that a preview weighs litres and pieces as the report does', async () => {
    const { items } = await mapOf(chef, 'Mjölk 3%', 'Gul lök', 'Xyzzy plugh');
    expect(items.map(({ measures }) => measures && [measures.density !== null, Object.hasOwn(measures.pieces, 'piece')])).toEqual(
      [[true, false], [true, true], null],
    );
  });

  test('of an organization that somebody does not see are not found', async () => {
    const stranger = { organization_id: demoId('maison'), language_iso: 'sv' as const, names: [] };
    await expect(chef(api.mapNames, { body: stranger })).rejects.toMatchObject({ code: 'not_found' });
  });
});

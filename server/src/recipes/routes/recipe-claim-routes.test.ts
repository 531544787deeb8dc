import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { keepRecipeClaims } from '@plateprint/shared/recipes/api/recipe-claims-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct, type Product } from '../../../test/support/product.ts';
import { addStrangers, STRANGERS } from '../../../test/support/strangers.ts';

let product: Product;

beforeAll(async () => {
  product = await openProduct();
  await addStrangers(product);
});
afterAll(() => product.close());

test('who takes a sheet away with words that were asked about is kept with name, words and reason; others do not find it', async () => {
  const cook = await product.as(STRANGERS.cook);
  const names = [{ language: 'en_gb' as const, name: 'Climate neutral soup' }];
  const { id } = await cook(createRecipe, { body: { restaurantId: STRANGERS.restaurant, names, ingredients: [] } });
  const body = { occasion: 'export' as const, reason: 'Certificate 4711' };
  const stranger = await product.as('chef');
  await expect(stranger(keepRecipeClaims, { params: { id }, body })).rejects.toMatchObject({ code: 'not_found' });
  await expect(cook(keepRecipeClaims, { params: { id }, body: { ...body, reason: '\n' } })).rejects.toMatchObject({
    code: 'words_in_question',
    fields: [{ path: 'dish', code: 'never', message: 'Climate neutral' }],
  });
  await cook(keepRecipeClaims, { params: { id }, body });
  const admin = await product.as(STRANGERS.admin);
  const { items } = await admin(readOrganizationAudit, { params: { id: STRANGERS.organization } });
  expect(items.filter(({ thing }) => thing.id === id)).toMatchObject([
    {
      action: 'recipe_claims_exported',
      by: { name: 'Strange strange-cook' },
      thing: { kind: 'recipe', name: 'Climate neutral soup' },
      changes: [
        { field: 'claims', after: ['Climate neutral'] },
        { field: 'reason', after: ['Certificate 4711'] },
      ],
    },
  ]);
});

import { checkClaimTexts } from '@plateprint/shared/claims/claim-api.ts';
import { checkOpenClaims } from '@plateprint/shared/integrations/open/open-claim-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKey } from '../../../../test/support/open-key.ts';
import { openProduct, type Product } from '../../../../test/support/product.ts';

let product: Product;

beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

test('a program is answered as people are', async () => {
  const { key } = await openKey(product);
  const chef = await product.as('chef');
  const body = { language: 'sv', country: 'SE', texts: ['Klimatsmart meny'] } as const;
  const asked = { body: { ...body, texts: [...body.texts] } };
  const asProgram = await product.withKey(key)(checkOpenClaims, asked);
  expect(asProgram).toEqual(await chef(checkClaimTexts, asked));
  expect(asProgram.items[0]?.findings).toMatchObject([{ kind: 'generic', words: 'Klimatsmart' }]);
});

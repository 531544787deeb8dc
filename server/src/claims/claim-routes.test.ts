import * as api from '@plateprint/shared/claims/claim-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../test/support/product.ts';

let product: Product;
let chef: Caller;

beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
});
afterAll(() => product.close());

const swedish = { language: 'sv', country: 'SE' } as const;

test('texts are answered in their order, each claim with its place in the text, its rule and an offer', async () => {
  const { items } = await chef(api.checkClaimTexts, {
    body: {
      ...swedish,
      texts: ['Grön ärtsoppa', '🌱 Klimatneutral lunch', { text: 'Eko-pannkakor', organic: true, context: 'dish' }],
    },
  });
  expect(items).toEqual([
    { input: 'Grön ärtsoppa', findings: [] },
    {
      input: '🌱 Klimatneutral lunch',
      findings: [
        {
          kind: 'never',
          start: 3,
          end: 16,
          words: 'Klimatneutral',
          rule: 'Direktiv 2005/29/EG, bilaga I punkt 4c',
          offer: 'Varje rätts klimatavtryck anges i kg CO2e per portion, från gård till köksdörr.',
        },
      ],
    },
    { input: 'Eko-pannkakor', findings: [] },
  ]);
});

const ask = async (texts: string[], country = 'SE') => chef(api.checkClaimTexts, { body: { ...swedish, country, texts } });

test('texts with markup and line breaks are read, and what is too long or of no country is refused', async () => {
  expect((await ask(['<b>Klimat</b>smart\nlunch'])).items[0]?.findings).toMatchObject([{ kind: 'generic' }]);
  await expect(ask(['a'.repeat(10_001)])).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(ask(['Lunch'], 'Sweden')).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(ask(Array.from({ length: 1001 }, () => 'Lunch'))).rejects.toMatchObject({ code: 'invalid_input' });
});

test('nobody asks without a session', async () => {
  const nobody = await product.as(null);
  await expect(nobody(api.checkClaimTexts, { body: { ...swedish, texts: [] } })).rejects.toMatchObject({
    code: 'not_signed_in',
  });
});

import { verdictsIn } from '@plateprint/shared/footprint/label/verdicts.fixture.ts';
import * as open from '@plateprint/shared/integrations/open/open-read-api.ts';
import { calculateOpenRecipe, listOpenRecipes } from '@plateprint/shared/integrations/open/open-recipe-api.ts';
import { chooseLabelBasis } from '@plateprint/shared/menus/label-basis-api.ts';
import { createMenu } from '@plateprint/shared/menus/menu-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKey } from '../../../../test/support/open-key.ts';
import { type Caller, openProduct, type Product } from '../../../../test/support/product.ts';
import { matsalen as restaurantId } from '../../../../test/support/recipe-bodies.ts';
import { demoId } from '../../../demo/demo-id.ts';

let product: Product;
let admin: Caller;
let program: Caller;

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
  program = product.withKey((await openKey(product)).key);
});
afterAll(() => product.close());

const choose = async (choice: { kind: 'own' | 'figures'; signed?: true }) =>
  admin(chooseLabelBasis, { body: { organizationId: demoId('norrsken'), ...choice } });

async function lunch(): Promise<string> {
  const { id: recipeId } = await admin(createRecipe, {
    body: {
      restaurantId,
      names: [{ language: 'sv', name: 'Ugnsrostad lök' }],
      portions: 4,
      ingredients: [
        { inputIngredient: '1 kg gul lök', ingredient: 'yellow-onion', variation: 'yellow-onion.raw', amount: 1, unit: 'kg' },
      ],
    },
  });
  const blocks = [{ kind: 'recipe' as const, _id: 'r', recipeId, names: [], descriptions: [] }];
  return (await admin(createMenu, { body: { restaurantId, name: 'Lunch', options: {}, settings: { language: 'sv' }, blocks } }))
    .id;
}

test('in figures the open API answers without level and letter, wherever they stand', async () => {
  const id = await lunch();
  await choose({ kind: 'own', signed: true });
  const menu = async () => program(open.readOpenMenu, { params: { id }, query: { language: 'sv' } });
  expect((await menu()).dishes[0]).toMatchObject({ level: expect.any(String) as string, label: expect.any(String) as string });
  await choose({ kind: 'figures' });
  product.wait(2001); // whose key it is, is remembered for two seconds
  const answers = [
    await menu(),
    await program(listOpenRecipes, { query: { restaurantId } }),
    await program(calculateOpenRecipe, {
      body: { language: 'sv', recipe: { name: 'Lök', portions: 4, lines: [{ text: '1 kg gul lök' }] } },
    }),
  ];
  for (const answer of answers) expect(verdictsIn(JSON.stringify(answer), 'sv')).toEqual([]);
  expect((await menu()).dishes[0]?.co2PerPortion).toBeGreaterThan(0);
});

import * as open from '@plateprint/shared/integrations/open/open-recipe-api.ts';
import * as api from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as versionApi from '@plateprint/shared/recipes/api/recipe-version-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKey } from '../../../../test/support/open-key.ts';
import { type Caller, openProduct, type Product } from '../../../../test/support/product.ts';
import { again, dish } from '../../../../test/support/recipe-bodies.ts';

let product: Product;
let chef: Caller;
let program: Caller;
beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
  program = product.withKey((await openKey(product)).key);
});
afterAll(() => product.close());

const SERVED = {
  weight: { by: 'typed', grams: 300 },
  cooking: { method: 'oven', kWh: null },
  waste: { by: 'typed', share: 0.1 },
} as const;

test('what is stated beyond the ingredients is kept, comes back with a former version, and moves no figure', async () => {
  const plain = await chef(api.createRecipe, { body: dish('Roast') });
  const saved = await chef(api.updateRecipe, { body: { ...again(plain), served: SERVED } });
  expect(saved.served).toEqual(SERVED);
  expect(saved.footprint).toEqual(plain.footprint);
  const params = { id: plain.id };
  await chef(api.updateRecipe, { body: { ...again(saved), served: null } });
  await chef(versionApi.restoreRecipeVersion, { params: { ...params, version: 2 }, body: { from: 3 } });
  expect((await chef(api.readRecipe, { params })).served).toEqual(SERVED);
});

test('a program states it and reads grams, nutrition per 100 g and a total that names its boundary', async () => {
  const recipe = { name: 'Rostade morötter', portions: 2, lines: [{ text: '1 kg morötter' }] };
  const calculated = async (served: typeof SERVED | null) =>
    (await program(open.calculateOpenRecipe, { body: { language: 'sv', consumption: 'SE', recipe: { ...recipe, served } } }))
      .footprint;
  const [plain, stated] = [await calculated(null), await calculated(SERVED)];
  expect(plain).toMatchObject({ served: null, beyondTheKitchen: null });
  expect({ ...stated, served: null, beyondTheKitchen: null }).toEqual(plain);
  expect(stated.served).toMatchObject({ by: 'typed', grams: 300, perPortion: 150 });
  expect(stated.served?.per100g.energyKcal).toBeGreaterThan(50);
  const cooking = 0.4995 * 40.7;
  const portion = plain.co2PerPortion?.value ?? 0;
  expect(stated.beyondTheKitchen).toMatchObject({
    boundary: 'with_cooking_and_waste',
    cooking: expect.closeTo(cooking, 6),
    waste: expect.closeTo((portion + cooking) / 9, 6),
    total: { value: expect.closeTo((portion + cooking) / 0.9, 6) },
  });
});

test.each([
  { ...SERVED, weight: { by: 'typed', grams: 0 } },
  { ...SERVED, waste: { by: 'typed', share: 0.95 } },
  { ...SERVED, cooking: { method: 'campfire', kWh: null } },
])('what cannot be is refused: %j', async (served) => {
  const body = { ...dish('Soup'), served: served as never };
  await expect(chef(api.createRecipe, { body })).rejects.toMatchObject({ code: 'invalid_input' });
});

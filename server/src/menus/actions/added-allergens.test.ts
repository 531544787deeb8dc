import { createMenu, shareMenu } from '@plateprint/shared/menus/menu-api.ts';
import { createRecipe, updateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { signOffRecipe } from '@plateprint/shared/recipes/api/allergen-sign-off-api.ts';
import { listLiveMenusOfRecipe } from '@plateprint/shared/recipes/api/live-menu-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';

const restaurantId = demoId('matsalen');
let product: Product;
let chef: Caller;
beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
});
afterAll(() => product.close());

const butter = { inputIngredient: '50 g smör', ingredient: 'butter', variation: 'butter.salted', amount: 50, unit: 'g' as const };
const onion = {
  inputIngredient: '1 kg gul lök',
  ingredient: 'yellow-onion',
  variation: 'yellow-onion.raw',
  amount: 1,
  unit: 'kg' as const,
};
const body = (ingredients: object[], more: object = {}) =>
  ({ names: [{ language: 'sv', name: 'Stekt lök' }], portions: 4, ingredients, ...more }) as never;
const save = async (id: string, ingredients: object[]) =>
  chef(updateRecipe, { body: { ...(body(ingredients) as object), id } as never });
const mailsAbout = async (): Promise<{ to: string; text: string }[]> => {
  await product.drain();
  return product.mails.splice(0).map(({ to, text }) => ({ to, text }));
};
async function live(recipeId: string, linkNumber: 4 | 5): Promise<void> {
  const blocks = [{ kind: 'recipe' as const, _id: 'r', recipeId, names: [], descriptions: [] }];
  const { id: menuId } = await chef(createMenu, { body: { restaurantId, name: 'Veckan', options: {}, settings: {}, blocks } });
  await chef(shareMenu, { body: { linkNumber, restaurantId, menuId } });
}

test('who works where a dish is live is told by mail what a save adds, and nobody of a save that adds nothing', async () => {
  const { id } = await chef(createRecipe, { body: { ...(body([onion]) as object), restaurantId } as never });
  await save(id, [onion, butter]);
  expect(await mailsAbout()).toEqual([]);
  await save(id, [onion]);
  await live(id, 4);
  const { items } = await chef(listLiveMenusOfRecipe, { params: { id } });
  expect(items).toEqual([expect.objectContaining({ name: 'Veckan', restaurant: 'Matsalen Slussen', linkNumber: 4 })]);
  await save(id, [onion, butter]);
  const mails = await mailsAbout();
  expect(mails.map(({ to }) => to)).toContain('chef@demo.plateprint.test');
  expect(mails.find(({ to }) => to.startsWith('chef@'))?.text).toMatch(/(?:milk|mjölk)/u);
  expect(mails.find(({ to }) => to.startsWith('chef@'))?.text).toContain('Veckan (Matsalen Slussen)');
  expect(mails.map(({ to }) => to)).not.toContain('owner@demo.plateprint.test');
  await save(id, [onion, { ...butter, amount: 60 }]);
  expect(await mailsAbout()).toEqual([]);
});

test('a base recipe that gets an allergen is told of where a dish that uses it is live', async () => {
  const { id: base } = await chef(createRecipe, {
    body: { ...(body([onion], { ingredientBag: true }) as object), restaurantId } as never,
  });
  const { id } = await chef(createRecipe, {
    body: { ...(body([{ inputIngredient: 'bas', bagId: base, amount: 100, unit: 'g' }]) as object), restaurantId } as never,
  });
  await live(id, 5);
  await product.drain();
  product.mails.splice(0);
  await chef(updateRecipe, { body: { ...(body([onion, butter], { ingredientBag: true }) as object), id: base } as never });
  expect((await mailsAbout()).length).toBeGreaterThan(0);
});

test('a save that ends what somebody signed of a live dish is told: what is open is open to guests again', async () => {
  const mix = { inputIngredient: 'husets kryddmix' };
  const { id, version } = await chef(createRecipe, { body: { ...(body([onion, mix]) as object), restaurantId } as never });
  await chef(signOffRecipe, { params: { id }, body: { kind: 'allergens', version, confirmed: true } });
  await live(id, 5);
  await mailsAbout();
  await save(id, [{ ...onion, amount: 2 }, mix]);
  expect((await mailsAbout()).map(({ to }) => to)).toContain('chef@demo.plateprint.test');
  await save(id, [{ ...onion, amount: 3 }, mix]);
  expect(await mailsAbout()).toEqual([]);
});

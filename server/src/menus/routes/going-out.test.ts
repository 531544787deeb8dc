import { keepPublishedExport } from '@plateprint/shared/menus/archive/archive-api.ts';
import { keepOpenAllergens } from '@plateprint/shared/menus/menu-allergen-api.ts';
import { createMenu, listSharedMenuLinks, shareMenu } from '@plateprint/shared/menus/menu-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';

const restaurantId = demoId('matsalen');
const REFUSED = { code: 'words_in_question', fields: [{ path: 'dish', code: 'not_as_promised' }] };
const reason = 'Gästerna vet om smöret.';
let product: Product;
let chef: Caller;
let broken: { id: string; blocks: object[] };
beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
  broken = await menuOf('Vegansk lök');
});
afterAll(() => product.close());

const butter = { inputIngredient: '50 g smör', ingredient: 'butter', variation: 'butter.salted', amount: 50, unit: 'g' as const };

/** A menu with one dish of butter under a name. */
async function menuOf(name: string): Promise<{ id: string; blocks: object[] }> {
  const names = [{ language: 'sv' as const, name }];
  const { id: recipeId } = await chef(createRecipe, { body: { restaurantId, names, ingredients: [butter] } });
  const blocks = [{ kind: 'recipe', _id: 'r', recipeId }];
  const { id } = await chef(createMenu, {
    body: { restaurantId, name: 'Lunch', options: {}, settings: {}, blocks } as never,
  });
  return { id, blocks };
}

const reasons = async (deed: string, id: string): Promise<unknown[]> =>
  (
    await product.database.selectFrom('audit_entry').select('after').where('deed', '=', deed).where('thing_id', '=', id).execute()
  ).map(({ after }) => after);

test('a menu with a promise that is surely broken comes on a live link with a reason alone, which is kept with it', async () => {
  const place = { linkNumber: 6, restaurantId, menuId: broken.id } as const;
  for (const blank of [{}, { reason: ' \n' }])
    await expect(chef(shareMenu, { body: { ...place, ...blank } })).rejects.toMatchObject(REFUSED);
  const { items } = await chef(listSharedMenuLinks, { params: { id: restaurantId } });
  expect(items.find(({ linkNumber }) => linkNumber === 6)?.menu ?? null).toBeNull();
  expect((await chef(shareMenu, { body: { ...place, reason } })).menu?.id).toBe(broken.id);
  expect(await reasons('open_allergens_shared', broken.id)).toEqual([{ promises: ['Vegansk lök'], reason: [reason] }]);
});

test('a reason that a screen asked for and kept is kept once', async () => {
  const { id } = await menuOf('Vegansk sås');
  const asked = { restaurantId, menuId: id, name: 'Lunch', occasion: 'share' as const, dishes: [], promises: [], reason };
  await chef(keepOpenAllergens, { body: asked });
  await chef(shareMenu, { body: { linkNumber: 7, restaurantId, menuId: id, reason } });
  expect(await reasons('open_allergens_shared', id)).toHaveLength(1);
});

test('nothing is asked of a menu that keeps its promises', async () => {
  const { id } = await menuOf('Lök i smör');
  await chef(shareMenu, { body: { linkNumber: 8, restaurantId, menuId: id, reason } });
  expect(await reasons('open_allergens_shared', id)).toEqual([]);
});

test('a file that is marked as going up in front of guests asks the same of the page that it shows', async () => {
  const page = { options: {}, settings: {}, blocks: broken.blocks } as never;
  const file = { restaurantId, menuId: broken.id, name: 'Julbord', page, format: 'pdf', labels: 'figures' } as const;
  await expect(chef(keepPublishedExport, { body: file })).rejects.toMatchObject(REFUSED);
  await chef(keepPublishedExport, { body: { ...file, reason } });
  expect(await reasons('open_allergens_exported', broken.id)).toEqual([{ promises: ['Vegansk lök'], reason: [reason] }]);
});

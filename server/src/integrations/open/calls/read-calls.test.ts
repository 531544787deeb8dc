import { deleteRecipe, createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { createMenu, shareMenu } from '@plateprint/shared/menus/menu-api.ts';
import { putOpenRecipes } from '@plateprint/shared/integrations/open/open-recipe-api.ts';
import * as api from '@plateprint/shared/integrations/open/open-read-api.ts';
import { LEVEL_LETTERS } from '@plateprint/shared/footprint/carbon-level.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKey } from '../../../../test/support/open-key.ts';
import { type Caller, openProduct, type Product } from '../../../../test/support/product.ts';
import { dish, havnen, matsalen } from '../../../../test/support/recipe-bodies.ts';

let product: Product;
let program: Caller;
let admin: Caller;

beforeAll(async () => {
  product = await openProduct();
  program = product.withKey((await openKey(product)).key);
  admin = await product.as('admin');
});
afterAll(() => product.close());

const dishBlock = (recipeId: string, names: { language: 'sv'; text: string }[] = []) => ({
  kind: 'recipe' as const,
  _id: `dish-${recipeId}`,
  recipeId,
  names,
});

test('a menu is its dishes in order, with the label that a guest sees, and the addresses where it is seen', async () => {
  const sent = { externalId: 'P-1', name: 'Beef stew', lines: [{ text: '1 kg beef mince' }] };
  const { items: put } = await program(putOpenRecipes, { body: { language: 'en_gb', restaurantId: matsalen, recipes: [sent] } });
  const beef = put[0]?.id ?? '';
  const { id: gone } = await admin(createRecipe, { body: dish('Gone') });
  const blocks = [dishBlock(gone, [{ language: 'sv', text: 'Borta' }]), dishBlock(beef)];
  const { id } = await admin(createMenu, {
    body: { restaurantId: matsalen, name: 'Lunch', options: {}, settings: { language: 'sv' }, blocks },
  });
  await admin(deleteRecipe, { params: { id: gone } });
  const { token } = await admin(shareMenu, { body: { linkNumber: 3, restaurantId: matsalen, menuId: id } });

  const menu = await program(api.readOpenMenu, { params: { id } });
  expect(menu.liveUrls).toEqual([`https://plate.test/live/${token}`]);
  const [first, second] = menu.dishes;
  expect(first).toMatchObject({ recipeId: gone, name: 'Borta', co2PerPortion: null, label: null, foodDataVersion: null });
  expect(second).toMatchObject({ externalId: 'P-1', name: 'Beef stew', complete: true, coverage: 1, consumption: 'SE' });
  expect(second?.label).toBe(LEVEL_LETTERS[second?.level ?? 'very_low']);
  const { items } = await program(api.listOpenMenus, { query: { restaurantId: matsalen, limit: 1 } });
  expect(items).toEqual([
    { id, restaurantId: matsalen, name: 'Lunch', orientation: 'a4_portrait', liveUrls: menu.liveUrls, updatedAt: menu.updatedAt },
  ]);
});

test('the restaurants are those of the organization, whatever else its enterprise has', async () => {
  const { items } = await program(api.listOpenRestaurants);
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([matsalen, havnen]));
  const others = await product.database
    .selectFrom('restaurant')
    .select('id')
    .where('organization_id', '!=', (await own()).organization_id)
    .execute();
  expect(items.filter(({ id }) => others.some((other) => other.id === id))).toEqual([]);
});

async function own(): Promise<{ organization_id: string }> {
  return product.database.selectFrom('restaurant').select('organization_id').where('id', '=', matsalen).executeTakeFirstOrThrow();
}

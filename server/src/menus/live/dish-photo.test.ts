import { createMenu, shareMenu } from '@plateprint/shared/menus/menu-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { uploadRecipePhoto } from '@plateprint/shared/recipes/api/recipe-photo-api.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openProduct } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';

test('guests see the photograph of a dish on the live page', async () => {
  const product = await openProduct();
  const chef = await product.as('chef');
  const restaurantId = demoId('matsalen');
  const body = { restaurantId, names: [{ language: 'en_gb' as const, name: 'Saffron soup' }], ingredients: [] };
  const { id } = await chef(createRecipe, { body });
  const taken = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer();
  const file = new Blob([new Uint8Array(taken)], { type: 'image/jpeg' });
  const { photo } = await chef(uploadRecipePhoto, { params: { id }, file });
  const blocks = [{ kind: 'recipe' as const, _id: 'b1', recipeId: id }];
  const menu = await chef(createMenu, { body: { restaurantId, name: 'Lunch', options: {}, settings: {}, blocks } });
  const { token } = await chef(shareMenu, { body: { restaurantId, linkNumber: 9, menuId: menu.id } });
  expect((await product.app.inject({ url: `/live/${token}` })).body).toContain(`src="${photo}"`);
  await product.close();
});

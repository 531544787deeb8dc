import * as api from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as versionApi from '@plateprint/shared/recipes/api/recipe-version-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { again, clairval, dish, grams } from '../../../test/support/recipe-bodies.ts';

let product: Product;
let chef: Caller;
beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
});
afterAll(() => product.close());

test('each save keeps the former with its figures, and a former one becomes the present one again', async () => {
  const first = await chef(api.createRecipe, { body: dish('Soup') });
  const manager = await product.as('manager');
  const second = await manager(api.updateRecipe, { body: { ...again(first), note: 'heavier', ingredients: [grams(900)] } });
  const params = { id: first.id };
  const { items } = await chef(versionApi.listRecipeVersions, { params });
  expect(items.map(({ version, weightPerPortion }) => [version, weightPerPortion])).toEqual([
    [2, 225],
    [1, 100],
  ]);
  expect(items[0]?.savedBy?.firstname).not.toBe(items[1]?.savedBy?.firstname);

  const former = await chef(versionApi.readRecipeVersion, { params: { ...params, version: 1 } });
  expect(former).toMatchObject({ version: 1, draft: { note: '' }, footprint: { weight: 400 } });
  await chef(versionApi.restoreRecipeVersion, { params: { ...params, version: 1 }, body: { from: second.version } });
  expect(await chef(api.readRecipe, { params })).toMatchObject({ version: 3, note: '', co2: first.co2 });
  expect((await chef(versionApi.listRecipeVersions, { params })).items).toHaveLength(3);
});

test('its emission database is stored, taken and answered by the name that other releases know', async () => {
  const institute = dish('Institute', { emissionDatabase: 'rise' });
  const { id } = await chef(api.createRecipe, { body: institute });
  const { draft } = await product.database.selectFrom('recipe').select('draft').where('id', '=', id).executeTakeFirstOrThrow();
  expect(draft).toMatchObject({ location: 'rise' });
  expect(draft).not.toHaveProperty('emissionDatabase');
  const cookie = await product.cookieOf('chef');
  const answer = await product.app.inject({ url: `/api/recipes/${id}`, headers: { cookie } });
  expect(answer.json()).toMatchObject({ location: 'rise' });
  expect(answer.body).not.toContain('"emissionDatabase"');
  const refused = await product.app.inject({
    method: 'POST',
    url: '/api/recipes',
    headers: { cookie },
    payload: { ...institute, location: 'moon' },
  });
  expect(refused.json()).toMatchObject({ code: 'invalid_input', fields: [{ path: 'location' }] });
});

test('a version that never was, another tenant’s, and one that somebody saved meanwhile are refused', async () => {
  const { id } = await chef(api.createRecipe, { body: dish('Pie') });
  const restore = (version: number, from: number) =>
    chef(versionApi.restoreRecipeVersion, { params: { id, version }, body: { from } });
  await expect(chef(versionApi.readRecipeVersion, { params: { id, version: 9 } })).rejects.toMatchObject({ code: 'not_found' });
  await expect(restore(1, 7)).rejects.toMatchObject({ code: 'changed_meanwhile' });
  const owner = await product.as('owner');
  const far = await owner(api.createRecipe, { body: dish('Loin', { restaurantId: clairval }) });
  await expect(chef(versionApi.listRecipeVersions, { params: { id: far.id } })).rejects.toMatchObject({ code: 'not_found' });
  expect((await chef(versionApi.listRecipeVersions, { params: { id } })).items).toHaveLength(1);
});

test('of many saves at once no version is lost or doubled', async () => {
  const kept = await chef(api.createRecipe, { body: dish('Stew') });
  await Promise.allSettled(Array.from({ length: 10 }, () => chef(api.updateRecipe, { body: again(kept) })));
  const { items } = await chef(versionApi.listRecipeVersions, { params: { id: kept.id } });
  expect(items.map(({ version }) => version)).toEqual([2, 1]);
});

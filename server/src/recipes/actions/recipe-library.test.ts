import * as bulkApi from '@plateprint/shared/recipes/api/recipe-bulk-api.ts';
import * as api from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { again, clairval, dish, havnen, matsalen } from '../../../test/support/recipe-bodies.ts';

let product: Product;
let chef: Caller;
let manager: Caller;
let admin: Caller;
beforeAll(async () => {
  product = await openProduct();
  [chef, manager, admin] = [await product.as('chef'), await product.as('manager'), await product.as('admin')];
});
afterAll(() => product.close());

const draft = (index: number) => ({
  names: [{ language: 'sv' as const, name: `Rätt ${index}` }],
  ingredients: [{ inputIngredient: 'tre nypor mystik' }],
});

describe('the organization’s library', () => {
  test('is used and copied by everyone of the organization, and edited by those who run it and portfolio managers', async () => {
    const kept = await admin(api.createRecipe, { body: dish('For all', { restaurantId: havnen, libraryScope: 'organization' }) });
    expect(kept.consumption).toBe('SE');
    expect(await chef(api.readRecipe, { params: { id: kept.id } })).toMatchObject({ id: kept.id, libraryScope: 'organization' });
    const { items } = await chef(api.listRecipes, { params: { restaurantId: matsalen }, query: { scope: 'organization' } });
    expect(items.map(({ id }) => id)).toEqual([kept.id]);

    const refusal = { code: 'not_allowed' };
    await expect(chef(api.updateRecipe, { body: again(kept) })).rejects.toMatchObject(refusal);
    await expect(chef(api.deleteRecipe, { params: { id: kept.id } })).rejects.toMatchObject(refusal);
    await expect(chef(api.createRecipe, { body: dish('Mine for all', { libraryScope: 'organization' }) })).rejects.toMatchObject(
      refusal,
    );
    const own = await chef(api.createRecipe, { body: dish('Mine') });
    await expect(chef(api.updateRecipe, { body: { ...again(own), libraryScope: 'organization' } })).rejects.toMatchObject(
      refusal,
    );
    expect((await manager(api.updateRecipe, { body: again(kept) })).version).toBe(2);
  });

  test('is not there for another organization', async () => {
    const owner = await product.as('owner');
    const kept = await owner(api.createRecipe, {
      body: dish('Chez nous', { restaurantId: clairval, libraryScope: 'organization' }),
    });
    for (const stranger of [chef, manager, admin]) {
      await expect(stranger(api.readRecipe, { params: { id: kept.id } })).rejects.toMatchObject({ code: 'not_found' });
    }
    const { items } = await admin(api.listRecipes, { params: { restaurantId: matsalen }, query: { search: 'chez' } });
    expect(items).toEqual([]);
  });
});

describe('many at once', () => {
  test('each answers for itself, and who may not, changes nothing', async () => {
    const own = await chef(api.createRecipe, { body: dish('Own') });
    const library = await admin(api.createRecipe, { body: dish('Library', { libraryScope: 'organization' }) });
    const owner = await product.as('owner');
    const far = await owner(api.createRecipe, { body: dish('Far', { restaurantId: clairval }) });
    const ids = [own.id, library.id, far.id, 'nothing'];
    const { items } = await chef(bulkApi.bulkUpdateRecipes, {
      body: { ids, changes: { category: 'Lunch', addTags: ['Quick', 'quick '] } },
    });
    expect(items.map(({ problem, version }) => [problem, version])).toEqual([
      [null, 2],
      ['not_allowed', null],
      ['not_found', null],
      ['not_found', null],
    ]);
    expect(await chef(api.readRecipe, { params: { id: own.id } })).toMatchObject({
      category: 'Lunch',
      tags: [{ name: 'Quick' }],
    });
    expect(await owner(api.readRecipe, { params: { id: far.id } })).toMatchObject({ category: '', version: 1 });

    const binned = await chef(bulkApi.bulkDeleteRecipes, { body: { ids } });
    expect(binned.items.map(({ problem }) => problem)).toEqual([null, 'not_allowed', 'not_found', 'not_found']);
    const bin = await chef(api.listRecipes, { params: { restaurantId: matsalen }, query: { bin: 'true' } });
    expect(bin.items.map(({ id, deletedAt }) => [id, deletedAt !== null])).toEqual([[own.id, true]]);
    const restored = await chef(bulkApi.bulkRestoreRecipes, { body: { ids } });
    expect(restored.items.map(({ problem }) => problem)).toEqual([null, 'not_found', 'not_found', 'not_found']);
    expect((await chef(api.readRecipe, { params: { id: own.id } })).version).toBe(2);
  });

  test('a change of library counts at the library’s place, and holds back what it may not reach', async () => {
    const { id } = await admin(api.createRecipe, { body: dish('Wandering', { restaurantId: havnen }) });
    const moved = await admin(bulkApi.bulkUpdateRecipes, { body: { ids: [id], changes: { libraryScope: 'organization' } } });
    expect(moved.items).toEqual([{ id, problem: null, version: 2 }]);
    expect((await chef(api.readRecipe, { params: { id } })).consumption).toBe('SE');
  });

  test('hundreds are created, what is refused tells why, and nothing becomes a new ingredient', async () => {
    const unknown = {
      names: [{ language: 'sv' as const, name: 'Okänd' }],
      ingredients: [{ ingredient: 'unobtainium', variation: 'unobtainium.raw' }],
    };
    const recipes = [...Array.from({ length: 199 }, (_, index) => draft(index)), unknown];
    const { items } = await chef(bulkApi.bulkCreateRecipes, { body: { restaurantId: matsalen, recipes } });
    expect(items.filter(({ problem }) => problem === null)).toHaveLength(199);
    expect(items.at(-1)).toMatchObject({
      index: 199,
      id: null,
      problem: 'unknown_ingredient',
      fields: [{ path: 'ingredients.0.ingredient' }, { path: 'ingredients.0.variation' }],
    });
    const read = await chef(api.readRecipe, { params: { id: items[7]?.id ?? '' } });
    expect(read.ingredients[0]).toMatchObject({ inputIngredient: 'tre nypor mystik', ingredient: null });
  });

  test('what was sent again under the keys it had is answered and not made twice, two calls at once too', async () => {
    const [old, fresh] = [
      { clientKey: 'sent-1', ...draft(1) },
      { clientKey: 'sent-2', ...draft(2) },
    ];
    const create = async (recipes: object[]) =>
      (await chef(bulkApi.bulkCreateRecipes, { body: { restaurantId: matsalen, recipes: recipes as (typeof old)[] } })).items;
    const [first] = await create([old]);
    const [sentAgain, atOnce] = await Promise.all([create([old, fresh]), create([fresh, old])]);
    expect(sentAgain.map(({ id, problem }) => [id, problem])).toEqual([
      [first?.id, null],
      [atOnce[0]?.id, null],
    ]);
    expect(atOnce[1]?.id).toBe(first?.id);
    expect(await chef(api.readRecipe, { params: { id: first?.id ?? '' } })).not.toHaveProperty('clientKey');
    await expect(create([old, old])).rejects.toMatchObject({ code: 'invalid_input' });
    // A key is its restaurant's: elsewhere it says nothing.
    const elsewhere = await admin(bulkApi.bulkCreateRecipes, { body: { restaurantId: havnen, recipes: [old] } });
    expect(elsewhere.items[0]?.id).not.toBe(first?.id);
  });

  test('nobody without a session, and nobody on an inactive plan', async () => {
    const nobody = await product.as(null);
    await expect(nobody(bulkApi.bulkDeleteRecipes, { body: { ids: ['x'] } })).rejects.toMatchObject({ code: 'not_signed_in' });
    const { id } = await chef(api.createRecipe, { body: dish('Paid for') });
    const organizations = product.database.updateTable('organization');
    await organizations.set({ plan_active: false }).execute();
    product.wait(3000);
    const { items } = await chef(bulkApi.bulkDeleteRecipes, { body: { ids: [id] } });
    expect(items[0]?.problem).toBe('plan_inactive');
    await expect(
      chef(bulkApi.bulkCreateRecipes, {
        body: { restaurantId: matsalen, recipes: [{ names: [{ language: 'sv', name: 'x' }], ingredients: [] }] },
      }),
    ).rejects.toMatchObject({ code: 'plan_inactive' });
    await organizations.set({ plan_active: true }).execute();
    product.wait(3000);
  });
});

import * as api from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as bulkApi from '@plateprint/shared/recipes/api/recipe-bulk-api.ts';
import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import * as wordsApi from '@plateprint/shared/recipes/api/recipe-words-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { clairval, dish, grams, matsalen, norrsken } from '../../../test/support/recipe-bodies.ts';
import { demoId } from '../../demo/demo-id.ts';

let product: Product;
let admin: Caller;
const restaurantId = demoId('canal');
type Query = NonNullable<CallInput<typeof api.listRecipes>['query']>;

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
  await product.database.deleteFrom('recipe').execute();
  const recipes = [
    dish('Crème de cassis stew', {
      category: 'Mains',
      tags: [{ name: 'Winter' }],
      ingredients: [grams(500, 'beef-mince.fat-15')],
    }),
    dish('Apple pie', { category: 'Sweet', ingredients: [grams(200, 'butter.salted'), grams(300, 'wheat-flour.dry')] }),
    dish('Boiled rice', { ingredients: [grams(300, 'rice.dry')] }),
    dish('Zucchini mystery', { ingredients: [{ inputIngredient: 'who knows' }] }),
    dish('100% onions', { tags: [{ name: 'Winter' }, { name: 'lunch' }] }),
  ].map(({ restaurantId: _home, ...draft }) => draft);
  await admin(bulkApi.bulkCreateRecipes, { body: { restaurantId, recipes } });
  await admin(api.createRecipe, {
    body: dish('House broth', { restaurantId, libraryScope: 'organization', ingredientBag: true }),
  });
});
afterAll(() => product.close());

async function found(query: Query): Promise<string[]> {
  const { items } = await admin(api.listRecipes, { params: { restaurantId }, query });
  return items.map(({ names: [name] }) => name?.name ?? '');
}

describe('the overview', () => {
  test.each<[Query, string[]]>([
    [{ search: 'creme' }, ['Crème de cassis stew']],
    [{ search: 'ONIONS' }, ['100% onions']],
    [{ search: 'pi' }, ['Apple pie']],
    [{ search: '%' }, []],
    [{ search: '00%' }, ['100% onions']],
    [{ category: 'sweet' }, ['Apple pie']],
    [{ tag: 'winter', sort: 'name' }, ['100% onions', 'Crème de cassis stew']],
    [{ tag: 'winter', search: 'onion' }, ['100% onions']],
    [{ allergen: 'milk,gluten' }, ['Apple pie']],
    [{ without: 'milk,gluten', diet: 'vegetarian', sort: 'name', kind: 'dishes' }, ['100% onions', 'Boiled rice']],
    [{ freeOf: 'gluten', search: 'mystery' }, []],
    [{ diet: 'vegetarian', sort: 'name', kind: 'dishes' }, ['100% onions', 'Apple pie', 'Boiled rice']],
    [{ diet: 'vegan', sort: 'name', kind: 'dishes' }, ['100% onions', 'Boiled rice']],
    [{ complete: 'false' }, ['Zucchini mystery']],
    [{ kind: 'bags' }, ['House broth']],
    [{ scope: 'organization' }, ['House broth']],
    [{ scope: 'restaurant', sort: 'footprint', limit: 2 }, ['100% onions', 'Boiled rice']],
    [{ sort: 'footprint', reverse: 'true', limit: 1 }, ['Zucchini mystery']],
    [{ level: 'very_high' }, ['Crème de cassis stew']],
    [{ bin: 'true' }, []],
  ])('%o', async (query, names) => {
    expect(await found(query)).toEqual(names);
  });

  test.each<Query>([
    { sort: 'name' },
    { sort: 'footprint' },
    { sort: 'footprint', reverse: 'true' },
    { sort: 'changed' },
    { search: 'o' },
  ])('pages through both libraries in one order: %o', async (query) => {
    const all = await found(query);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof pageFrom>> = await pageFrom(query, cursor);
      seen.push(...page.items.map(({ names: [name] }) => name?.name ?? ''));
      cursor = page.next;
    } while (cursor !== null);
    expect(seen).toEqual(all);
  });

  async function pageFrom(query: Query, cursor: string | null) {
    return admin(api.listRecipes, {
      params: { restaurantId },
      query: { ...query, limit: 2, ...(cursor === null ? {} : { cursor }) },
    });
  }

  test.each([
    ['level', 'enormous'],
    ['allergen', 'milk,love'],
    ['sort', 'taste'],
    ['complete', 'maybe'],
  ])('%s=%s is refused by its name', async (path, value) => {
    await expect(admin(api.listRecipes, { params: { restaurantId }, query: { [path]: value } })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ path }],
    });
  });

  test('a cursor of another order is refused and breaks nothing', async () => {
    const { next } = await pageFrom({ sort: 'name' }, null);
    await expect(pageFrom({ sort: 'changed' }, next)).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(pageFrom({ sort: 'footprint' }, next)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('a sheet', () => {
  test('finds for each row the recipe it names, in any case, order of words and without what stands in brackets', async () => {
    const sheetData = ['APPLE PIE', 'Stew, creme de cassis', 'Boiled rice (vegan)', 'Nothing of ours', '', 'House broth'].map(
      (name) => ({ name, servings: 3 }),
    );
    const { matches, items } = await admin(searchRecipes, { body: { restaurantId, sheetData, query: '' } });
    const nameOf = (id: string) => items.find((item) => item.id === id)?.names[0]?.name;
    expect(matches.map(({ row, recipeId, by }) => [row, nameOf(recipeId), by])).toEqual([
      [0, 'Apple pie', 'same_name'],
      [1, 'Crème de cassis stew', 'same_words'],
      [2, 'Boiled rice', 'same_words'],
    ]);
  });

  test('as a till writes it is understood, and what may be meant is offered without being counted', async () => {
    const sheetData = ['Boiled rice w/ [A]', 'Small apple pies', 'Cassis stew', 'Pie', 'Aple pie', 'Broth'].map((name) => ({
      name,
    }));
    const { matches, unmatched } = await admin(searchRecipes, { body: { restaurantId, sheetData } });
    expect(matches.map(({ row, by }) => [row, by])).toEqual([[0, 'same_words']]);
    expect(unmatched.map(({ row, suggestions }) => [row, suggestions.map(({ name }) => name)])).toEqual([
      [1, ['Apple pie']],
      [2, ['Crème de cassis stew']],
      [3, ['Apple pie']],
      [4, ['Apple pie']],
    ]);
  });

  test('is offered no recipe of another library', async () => {
    const asked = { restaurantId, sheetData: [{ name: 'Pie' }] };
    expect((await admin(searchRecipes, { body: { ...asked, searchCategory: 'organization' } })).unmatched).toEqual([]);
    const chef = await product.as('chef');
    expect((await chef(searchRecipes, { body: { ...asked, restaurantId: matsalen } })).unmatched).toEqual([]);
  });

  test('of five thousand rows is answered at once', async () => {
    const sheetData = Array.from({ length: 5000 }, (_, index) => ({ name: index % 2 === 0 ? `row ${index}` : 'apple pie' }));
    const { matches, items } = await admin(searchRecipes, { body: { restaurantId, sheetData } });
    expect([matches.length, items.length]).toEqual([2500, 1]);
  });

  test('with a text also searches for that text, in the libraries asked for', async () => {
    const asked = { restaurantId, sheetData: [{ name: 'apple pie' }], query: 'rice' };
    const { items, matches } = await admin(searchRecipes, { body: { ...asked, searchCategory: 'restaurant' } });
    expect([items[0]?.names[0]?.name, matches.length]).toEqual(['Boiled rice', 1]);
    expect((await admin(searchRecipes, { body: { ...asked, searchCategory: 'organization' } })).matches).toEqual([]);
  });

  test('of a restaurant out of reach is not answered', async () => {
    const chef = await product.as('chef');
    await expect(chef(searchRecipes, { body: { restaurantId: clairval, query: 'x' } })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(chef(searchRecipes, { body: { restaurantId: matsalen, query: 'x' } })).resolves.toMatchObject({ matches: [] });
  });
});

describe('tags and categories', () => {
  test('are those that kept recipes of the organization have, for everyone of it', async () => {
    const chef = await product.as('chef');
    const params = { organizationId: norrsken };
    expect((await chef(wordsApi.listTags, { params })).items).toEqual([{ name: 'lunch' }, { name: 'Winter' }]);
    expect((await chef(wordsApi.listRecipeCategories, { params })).items).toEqual([{ name: 'Mains' }, { name: 'Sweet' }]);
    const { items } = await admin(api.listRecipes, { params: { restaurantId }, query: { tag: 'lunch' } });
    await admin(api.deleteRecipe, { params: { id: items[0]?.id ?? '' } });
    expect((await chef(wordsApi.listTags, { params })).items).toEqual([{ name: 'Winter' }]);
  });

  test('of another organization are not there', async () => {
    const params = { organizationId: demoId('maison') };
    await expect(admin(wordsApi.listTags, { params })).rejects.toMatchObject({ code: 'not_found' });
    await expect(admin(wordsApi.listRecipeCategories, { params })).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('a dish without a line is not offered to those who ask for dishes without an allergen', async () => {
  const { id } = await admin(api.createRecipe, { body: dish('Empty plate', { restaurantId, ingredients: [] }) });
  expect(await found({ search: 'empty plate' })).toEqual(['Empty plate']);
  expect(await found({ search: 'empty plate', without: 'gluten' })).toEqual([]);
  await admin(api.deleteRecipe, { params: { id } });
});

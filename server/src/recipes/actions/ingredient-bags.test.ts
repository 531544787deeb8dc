import * as bagApi from '@plateprint/shared/recipes/api/ingredient-bag-api.ts';
import * as bulkApi from '@plateprint/shared/recipes/api/recipe-bulk-api.ts';
import * as api from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { again, bagLine, clairval, dish, grams, havnen, matsalen } from '../../../test/support/recipe-bodies.ts';
import { MOST_AT_SAVE } from './recipe-jobs.ts';

let product: Product;
let chef: Caller;
let admin: Caller;
beforeAll(async () => {
  product = await openProduct();
  [chef, admin] = [await product.as('chef'), await product.as('admin')];
});
afterAll(() => product.close());

const bag = (name: string, change: object = {}) => dish(name, { ingredientBag: true, mealsize: 1, portions: 1, ...change });

const written = (restaurantId: string) => ({
  body: dish('Lasagne', { restaurantId, ingredients: [grams(300, 'beef-mince.fat-15'), grams(200)] }),
});

test('a bag that a program makes has the meal size 1 and a name in en_gb, by one call as by the other', async () => {
  const {
    mealsize: _,
    restaurantId,
    ...sauce
  } = dish('Löksås', { ingredientBag: true, names: [{ language: 'sv', name: 'Löksås' }] });
  const names = [
    { language: 'sv', name: 'Löksås' },
    { language: 'en_gb', name: 'Onion sauce' },
  ];
  const one = await chef(api.createRecipe, { body: { ...sauce, restaurantId } });
  const { items } = await chef(bulkApi.bulkCreateRecipes, { body: { restaurantId, recipes: [sauce] } });
  const other = await chef(api.readRecipe, { params: { id: items[0]?.id ?? '' } });
  for (const made of [one, other]) expect(made).toMatchObject({ mealsize: 1, names, ingredientBag: true });
  const saved = await chef(api.updateRecipe, {
    body: { ...again(one), mealsize: 0, names: [{ language: 'sv', name: 'Löksås' }] },
  });
  expect(saved).toMatchObject({ mealsize: 1, names });
  await chef(bulkApi.bulkUpdateRecipes, { body: { ids: [one.id], changes: { mealsize: 0 } } });
  expect((await chef(api.readRecipe, { params: { id: one.id } })).mealsize).toBe(1);
});

describe('a bag in a recipe', () => {
  test('counts by its weight, with what a person says of its allergens', async () => {
    const stock = await chef(api.createRecipe, {
      body: bag('Stock', {
        ingredients: [grams(500), grams(500, 'celery.raw')],
        allergens: [{ allergen: 'fish', state: 'may_contain' }],
      }),
    });
    const soup = await chef(api.createRecipe, { body: dish('Soup', { ingredients: [bagLine(stock.id, 250)] }) });
    expect(soup.co2).toBeCloseTo((stock.co2 ?? 0) / 4, 9);
    expect(soup.footprint.allergens).toMatchObject({ contains: ['celery'], mayContain: ['fish'], unknown: [] });
  });

  test('is calculated where it is eaten, also from the organization’s library and inside another bag', async () => {
    const beef = await admin(api.createRecipe, {
      body: bag('Mince mix', { ingredients: [grams(1000, 'beef-mince.fat-15')], libraryScope: 'organization' }),
    });
    const sauce = await admin(api.createRecipe, {
      body: bag('Ragu', { ingredients: [bagLine(beef.id, 600), grams(400)], libraryScope: 'organization' }),
    });
    const used = (restaurantId: string) => ({ body: dish('Lasagne', { restaurantId, ingredients: [bagLine(sauce.id, 500)] }) });
    for (const restaurantId of [matsalen, havnen]) {
      const [held, plain] = [
        await admin(api.createRecipe, used(restaurantId)),
        await admin(api.createRecipe, written(restaurantId)),
      ];
      expect(held.co2).toBeCloseTo(plain.co2 ?? 0, 6);
      const { items } = await admin(bagApi.readIngredientBags, { body: { ids: [sauce.id], restaurantId } });
      expect(items[0]).toMatchObject({ id: sauce.id, holds: [beef.id] });
      expect((items[0]?.footprint.co2?.value ?? 0) / 2).toBeCloseTo(held.co2 ?? 0, 6);
    }
    const [north, south] = await Promise.all([matsalen, havnen].map(async (each) => admin(api.calculateRecipe, used(each))));
    expect(north?.footprint.co2?.value).not.toBeCloseTo(south?.footprint.co2?.value ?? 0, 3);
  });

  test('that is changed changes who uses it, at any depth, and keeps their version', async () => {
    const stock = await chef(api.createRecipe, { body: bag('Fond') });
    const sauce = await chef(api.createRecipe, { body: bag('Sauce', { ingredients: [bagLine(stock.id, 300)] }) });
    const soup = await chef(api.createRecipe, { body: dish('Onion soup', { ingredients: [bagLine(sauce.id, 300)] }) });
    await chef(api.updateRecipe, {
      body: { ...again(stock), ingredients: [grams(400, 'beef-mince.fat-15')] },
    });
    const read = await chef(api.readRecipe, { params: { id: soup.id } });
    expect(read.co2).toBeGreaterThan(10 * (soup.co2 ?? 0));
    expect(read.version).toBe(1);
  });

  test('that many use leaves their figures to a job', async () => {
    const stock = await chef(api.createRecipe, { body: bag('Base') });
    const recipes = Array.from({ length: MOST_AT_SAVE + 5 }, (_, index) => {
      const { restaurantId: _here, ...draft } = dish(`Dish ${index}`, { ingredients: [bagLine(stock.id, 100)] });
      return draft;
    });
    const { items } = await chef(bulkApi.bulkCreateRecipes, { body: { restaurantId: matsalen, recipes } });
    const id = items.at(-1)?.id ?? '';
    const before = await chef(api.readRecipe, { params: { id } });
    await chef(api.updateRecipe, {
      body: { ...again(stock), ingredients: [grams(400, 'beef-mince.fat-15')] },
    });
    await product.drain();
    expect((await chef(api.readRecipe, { params: { id } })).co2).toBeGreaterThan(10 * (before.co2 ?? 0));
  });
});

describe('what a bag may not', () => {
  test('hold itself, not by itself and not through others: the refusal names the way', async () => {
    const stock = await chef(api.createRecipe, { body: bag('Stock') });
    const sauce = await chef(api.createRecipe, { body: bag('Sauce', { ingredients: [grams(1), bagLine(stock.id, 300)] }) });
    const circle = { ...again(stock), ingredients: [...stock.ingredients, bagLine(sauce.id, 1)] };
    await expect(chef(api.updateRecipe, { body: circle })).rejects.toMatchObject({
      code: 'bag_circle',
      fields: [{ path: 'ingredients.1.bagId', message: 'Stock → Sauce → Stock' }],
    });
    expect((await chef(api.readRecipe, { params: { id: stock.id } })).version).toBe(1);
  });

  test('of two that would close a circle at once, one is refused', async () => {
    const [a, b] = [await chef(api.createRecipe, { body: bag('A') }), await chef(api.createRecipe, { body: bag('B') })];
    const holding = (one: typeof a, other: typeof a) => ({
      body: { ...again(one), ingredients: [bagLine(other.id, 1)] },
    });
    const saves = await Promise.allSettled([chef(api.updateRecipe, holding(a, b)), chef(api.updateRecipe, holding(b, a))]);
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('go into the bin, or stop being a bag, while a recipe uses it', async () => {
    const stock = await chef(api.createRecipe, { body: bag('Kept stock') });
    const soup = await chef(api.createRecipe, { body: dish('Kept soup', { ingredients: [bagLine(stock.id, 300)] }) });
    const refusal = { code: 'bag_in_use' };
    await expect(chef(api.deleteRecipe, { params: { id: stock.id } })).rejects.toMatchObject(refusal);
    await expect(chef(api.updateRecipe, { body: { ...again(stock), ingredientBag: false } })).rejects.toMatchObject(refusal);
    await chef(api.deleteRecipe, { params: { id: soup.id } });
    await expect(chef(api.deleteRecipe, { params: { id: stock.id } })).resolves.toEqual({ id: stock.id });
  });

  test('be used where it does not stand', async () => {
    const own = await chef(api.createRecipe, { body: bag('Our own') });
    const refusal = { code: 'unknown_ingredient', fields: [{ path: 'ingredients.0.bagId' }] };
    const ingredients = [bagLine(own.id, 100)];
    await expect(admin(api.createRecipe, { body: dish('Theirs', { restaurantId: havnen, ingredients }) })).rejects.toMatchObject(
      refusal,
    );
    await expect(
      admin(api.createRecipe, { body: dish('For all', { libraryScope: 'organization', ingredients }) }),
    ).rejects.toMatchObject(refusal);
    const owner = await product.as('owner');
    await expect(owner(api.createRecipe, { body: dish('Afar', { restaurantId: clairval, ingredients }) })).rejects.toMatchObject(
      refusal,
    );
    const { items } = await owner(bagApi.readIngredientBags, { body: { ids: [own.id], restaurantId: clairval } });
    expect(items).toEqual([]);
  });
});

test('the bags of a restaurant are its own and its organization’s, by name', async () => {
  const { items } = await chef(bagApi.listIngredientBags, { params: { restaurantId: matsalen } });
  const names = items.map(({ names: [first] }) => first?.name ?? '');
  expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  expect(names).toEqual(expect.arrayContaining(['Our own', 'Ragu']));
  expect(items.every(({ ingredientBag }) => ingredientBag)).toBe(true);
  await expect(chef(bagApi.listIngredientBags, { params: { restaurantId: clairval } })).rejects.toMatchObject({
    code: 'not_found',
  });
});

import { draftFootprint } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import { findAlternatives } from '@plateprint/shared/recipes/alternatives/alternatives-api.ts';
import * as api from '@plateprint/shared/recipes/api/recipe-api.ts';
import { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { translateRecipe } from '@plateprint/shared/recipes/translate/translate-api.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { dish, grams, matsalen } from '../../../test/support/recipe-bodies.ts';
import { loadFoodData } from '../../ingredients/actions/load-food-data.ts';

let product: Product;
let chef: Caller;
beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
});
afterAll(() => product.close());

test('a thousand random recipes have bit for bit the same figures by the rule and through the server', async () => {
  const foodData = await loadFoodData();
  const variations = foodData.release.ingredients.flatMap((ingredient) =>
    ingredient.variations.map(({ id }) => ({ id, ingredient: ingredient.id })),
  );
  const categories = foodData.release.categories.map(({ id }) => id);
  const origins = Object.keys(foodData.release.transport.distances);
  const amount = fc.double({ min: 0, max: 5000, noNaN: true });
  const unit = fc.constantFrom('g', 'hg', 'kg', 'piece', 'tbsp', 'tsp', 'pinch' as const);
  const named = fc.constantFrom(...variations).map(({ id, ingredient }) => ({ ingredient, variation: id }));
  const average = fc.record({ categoryId: fc.constantFrom(...categories), originId: fc.constantFrom(...origins) });
  const line = fc
    .tuple(fc.oneof({ arbitrary: named, weight: 4 }, average, fc.constant({})), amount, unit, fc.boolean())
    .map(([thing, much, measure, organic]) => ({ inputIngredient: 'x', ...thing, amount: much, unit: measure, organic }));
  const recipe = fc.record({
    ingredients: fc.array(line, { maxLength: 12 }),
    portions: fc.double({ min: 0.01, max: 500, noNaN: true }),
    emissionDatabase: fc.constantFrom('organization', 'rise' as const),
  });
  const recipes = fc.sample(recipe, { numRuns: 1000, seed: 7 });
  for (const written of recipes) {
    const { footprint } = await chef(api.calculateRecipe, { body: { ...written, consumption: 'SE' } as never });
    const draft = RecipeDraft.parse({ names: [{ language: 'sv', name: 'x' }], ...written });
    const filled = { ...draft, ingredients: draft.ingredients.map((each, index) => ({ ...each, _id: `${index + 1}` })) };
    const pantry = { foodData, bags: new Map(), place: { location: 'SE' as const, emissionDatabase: draft.emissionDatabase } };
    expect(footprint).toEqual(JSON.parse(JSON.stringify(draftFootprint(pantry, filled))));
  }
}, 60_000);

test('lighter alternatives come with what they save and can be saved as they are', async () => {
  const body = dish('Burger', {
    ingredients: [
      { ...grams(600, 'beef-mince.fat-15'), _id: 'a' },
      { ...grams(200, 'cheddar.sliced'), _id: 'b' },
    ],
  });
  const { items } = await chef(findAlternatives, { body: { ...body, language: 'sv' } });
  expect(items.length).toBeGreaterThan(2);
  expect(items.length).toBeLessThanOrEqual(5);
  const [best] = items;
  expect(best?.after.value).toBeLessThan(best?.before.value ?? 0);
  const { co2 } = await chef(api.createRecipe, { body: { ...body, ingredients: best?.ingredients ?? [] } });
  expect((co2 ?? 0) / 4).toBeCloseTo(best?.after.value ?? 0, 9);
  await expect((await product.as(null))(findAlternatives, { body })).rejects.toMatchObject({ code: 'not_signed_in' });
});

const ask = async (recipeName: string, language: 'en_gb' | 'de') => chef(translateRecipe, { body: { recipeName, language } });

test('a name is translated from the food data’s words, and what nobody knows is kept and said', async () => {
  expect(await ask('Löksoppa', 'de')).toMatchObject({ name: 'Zwiebelsuppe', from: 'sv', readOver: false, kept: [] });
  expect(await ask('Karlssons lycka', 'en_gb')).toMatchObject({
    name: 'Karlssons lycka',
    readOver: true,
    kept: ['Karlssons', 'lycka'],
  });
});

test('what a person writes of allergens stands over what the lines bring', async () => {
  const body = dish('Nut soup', {
    restaurantId: matsalen,
    ingredients: [grams(100, 'celery.raw'), grams(100)],
    allergens: [
      { allergen: 'celery', state: 'not_among' },
      { allergen: 'nuts', state: 'may_contain' },
    ],
  });
  const { footprint } = await chef(api.createRecipe, { body });
  expect(footprint.allergens).toMatchObject({
    contains: [],
    mayContain: ['nuts'],
    stated: ['celery'],
    inherited: { contains: ['celery'] },
    unknown: [],
  });
});

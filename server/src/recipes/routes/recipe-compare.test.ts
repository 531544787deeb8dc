import { compareRecipes } from '@plateprint/shared/recipes/api/recipe-compare-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';

let product: Product;
let chef: Caller;
beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
});
afterAll(() => product.close());

const dish = (...lines: [string, number][]) => ({
  names: [{ language: 'en_gb' as const, name: 'Stew' }],
  portions: 4,
  ingredients: lines.map(([variation, amount]) => ({
    inputIngredient: variation,
    ingredient: variation.split('.')[0] ?? '',
    variation,
    amount,
    unit: 'g' as const,
  })),
});

test('the difference of two versions that share their foods is sure, although their ranges overlap', async () => {
  const [a, b] = [
    dish(['beef-mince.fat-15', 500], ['yellow-onion.raw', 300]),
    dish(['beef-mince.fat-15', 420], ['yellow-onion.raw', 380]),
  ];
  const { difference } = await chef(compareRecipes, { body: { a, b } });
  expect(difference).toMatchObject({ sure: 'surely_less', settledBy: { kind: 'nothing' } });
  expect((await chef(compareRecipes, { body: { a: b, b: a } })).difference?.sure).toBe('surely_more');
  expect((await chef(compareRecipes, { body: { a, b: a } })).difference).toMatchObject({
    co2: { low: 0, value: 0, high: 0 },
    sure: 'cannot_tell',
  });
});

test('a dish that counts too little is compared with nothing', async () => {
  const a = dish(['beef-mince.fat-15', 500]);
  const unknown = { ...dish(), ingredients: [{ inputIngredient: 'something nobody knows', amount: 500, unit: 'g' as const }] };
  expect((await chef(compareRecipes, { body: { a, b: unknown } })).difference).toBeNull();
});

test('a food that nobody knows is refused by its line', async () => {
  const a = dish(['no-such-food.raw', 1]);
  await expect(chef(compareRecipes, { body: { a, b: a } })).rejects.toMatchObject({ code: 'unknown_ingredient' });
});

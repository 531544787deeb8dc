import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { readFoodLabel } from '@plateprint/shared/recipes/food-label/food-label-api.ts';
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

const butter = (amount: number) => ({
  inputIngredient: 'smör',
  ingredient: 'butter',
  variation: 'butter.salted',
  amount,
  unit: 'g' as const,
});
const flour = (amount: number) => ({
  inputIngredient: 'vetemjöl',
  ingredient: 'wheat-flour',
  variation: 'wheat-flour.dry',
  amount,
  unit: 'g' as const,
});
async function recipe(ingredients: object[], more: object = {}): Promise<string> {
  const body = { restaurantId, names: [{ language: 'sv', name: 'Paj' }], portions: 8, ingredients, ...more };
  return (await chef(createRecipe, { body: body as never })).id;
}
const labelOf = async (id: string) => chef(readFoodLabel, { params: { id }, query: { language: 'en_gb' } });

test('a base recipe stands as its ingredients among the others, each once, by falling weight', async () => {
  const base = await recipe([flour(300), butter(100)], { ingredientBag: true });
  const id = await recipe([{ inputIngredient: 'deg', bagId: base, amount: 200, unit: 'g' }, butter(120)]);
  const { ingredients, weight } = await labelOf(id);
  expect(ingredients.map(({ name, grams }) => [name, Math.round(grams ?? 0)])).toEqual([
    ['butter', 170],
    ['wheat flour', 150],
  ]);
  expect(ingredients.map(({ contains }) => contains)).toEqual([['milk'], ['gluten']]);
  expect(weight).toBeCloseTo(320);
});

test('nutrition is of the whole recipe, whatever its portions', async () => {
  const { nutrition, weight, nutritionCoverage } = await labelOf(await recipe([butter(250)]));
  expect(nutritionCoverage).toBeCloseTo(1);
  const per100 = ((nutrition.fat ?? 0) * 100) / weight;
  expect(per100).toBeGreaterThan(75);
  expect(per100).toBeLessThan(90);
});

test('what nobody understood, what is bought ready made and what has no weight are said to be missing', async () => {
  const id = await recipe([{ inputIngredient: 'husets kryddmix' }, { ...butter(100), amount: null, unit: null }, flour(100)]);
  const { ingredients } = await labelOf(id);
  expect(Object.fromEntries(ingredients.map(({ name, gap }) => [name, gap]))).toEqual({
    'wheat flour': null,
    'husets kryddmix': 'not_understood',
    butter: 'no_weight',
  });
  expect(ingredients[0]?.name).toBe('wheat flour');
});

test('what the kitchen states of the dish, or of a base in it, is not lost where no ingredient carries it', async () => {
  const sesame = [{ allergen: 'sesame', state: 'contains' }];
  const base = await recipe([flour(300)], { ingredientBag: true, allergens: [{ allergen: 'celery', state: 'may_contain' }] });
  const lines = [{ inputIngredient: 'deg', bagId: base, amount: 200, unit: 'g' }, butter(50)];
  const { stated } = await labelOf(await recipe(lines, { allergens: sesame }));
  expect(stated).toEqual({ contains: ['sesame'], mayContain: ['celery'] });
});

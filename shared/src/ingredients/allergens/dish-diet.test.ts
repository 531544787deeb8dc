import { expect, test } from 'vitest';
import { dishDiet } from './dish-diet.ts';

const known = { contains: ['milk' as const], mayContain: [], unknown: [] };
const parmesan = { ingredientId: 'parmesan', diet: 'vegetarian' as const };
const rice = { ingredientId: 'rice', diet: 'vegan' as const };

test('a dish with a cheese that may be made with animal rennet is not called vegetarian, and would be without it', () => {
  expect(dishDiet([rice, parmesan], known)).toEqual({ diet: null, animalRennet: true });
  expect(dishDiet([rice, { ingredientId: 'cheddar', diet: 'vegetarian' }], known)).toEqual({ diet: 'vegetarian' });
});

test('what a base recipe brings counts as well', () => {
  expect(dishDiet([rice, { ingredientId: 'pesto', diet: 'vegetarian', animalRennet: true }], known)).toEqual({
    diet: null,
    animalRennet: true,
  });
});

test('the cheese decides nothing where the dish is not vegetarian anyway, or nobody knows', () => {
  expect(dishDiet([parmesan, { ingredientId: 'beef', diet: 'meat' }], known)).toEqual({ diet: 'meat' });
  expect(dishDiet([parmesan, { ingredientId: 'cod', diet: 'fish' }], known)).toEqual({ diet: 'fish' });
  expect(dishDiet([parmesan, null], known)).toEqual({ diet: null });
});

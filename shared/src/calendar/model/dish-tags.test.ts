import { expect, test } from 'vitest';
import { dishTags, type FoodOfDish, openTags } from './dish-tags.ts';

const food = (ingredient: string, category: string, diet: FoodOfDish['diet']): FoodOfDish => ({ ingredient, category, diet });
const rice = food('rice', 'rice', 'vegan');
const parmesan = food('parmesan', 'cheese', 'vegetarian');
const cod = food('cod', 'fish', 'fish');

test('a risotto with parmesan may be vegetarian, and is no meat', () => {
  const risotto = { diet: null, foods: [rice, parmesan], isUnderstood: true, animalRennet: true };
  expect([dishTags(risotto), openTags(risotto)]).toEqual([[], ['vegetarian']]);
});

const open = (foods: FoodOfDish[]) => openTags({ diet: null, foods, isUnderstood: false });

test('a line that is not understood may be anything that the others do not rule out', () => {
  expect(open([rice])).toEqual(['vegan', 'vegetarian', 'fish', 'meat', 'red_meat', 'beef', 'pork', 'lamb_game', 'poultry']);
  expect(open([rice, parmesan])).not.toContain('vegan');
  expect(open([rice, cod])).not.toContain('vegetarian');
});

test('where only the sauce may hold fish nobody counts meat, and of a dish whose diet is known nothing is open', () => {
  expect(openTags({ diet: null, foods: [rice], isUnderstood: true })).toEqual(['vegan', 'vegetarian', 'fish']);
  expect(openTags({ diet: 'fish', foods: [rice, cod], isUnderstood: true })).toEqual([]);
});

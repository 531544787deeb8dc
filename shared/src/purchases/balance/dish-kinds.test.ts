import { expect, test } from 'vitest';
import { dishKinds } from './dish-kinds.ts';

test('dishes offered and sold are shares of all, a dish of several months is one, and what nobody knows is a kind of its own', () => {
  const kinds = dishKinds([
    { dish: 'stew', diet: 'meat', servings: 60 },
    { dish: 'stew', diet: 'meat', servings: 20 },
    { dish: 'soup', diet: 'vegan', servings: 10 },
    { dish: 'pie', diet: 'vegan', servings: 5 },
    { dish: 'special', diet: null, servings: 5 },
  ]);
  expect(kinds).toEqual([
    { kind: 'vegan', dishes: 2, offered: 0.5, servings: 15, sold: 0.15 },
    { kind: 'meat', dishes: 1, offered: 0.25, servings: 80, sold: 0.8 },
    { kind: 'unknown', dishes: 1, offered: 0.25, servings: 5, sold: 0.05 },
  ]);
  expect(dishKinds([])).toEqual([]);
});

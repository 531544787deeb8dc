import { expect, test } from 'vitest';
import { type NamedRecipe, SoldNameFinder } from './sold-name-finder.ts';

const library = [
  'Köttbullar med gräddsås',
  'Pannbiff med lök',
  'Ärtsoppa med fläsk',
  'Kanelbullar',
  'Toast Skagen',
  'Laxpudding liten',
  'Laxpudding stor',
].map((name) => ({ id: name, names: [name] }));
const finder = finderOf(library);
const offered = (name: string): string[] => finder.find(name).suggestions.map((each) => each.name);

test.each([
  ['Köttbullar m. gräddsås', 'Köttbullar med gräddsås'],
  ['Pannbiff m lök', 'Pannbiff med lök'],
  ['Ärtsoppa m fläsk', 'Ärtsoppa med fläsk'],
  ['Kanelbulle', 'Kanelbullar'],
  ['Toast Skagen liten', 'Toast Skagen'],
  ['Stor laxpudding', 'Laxpudding stor'],
])('%s is %s', (sold, recipe) => {
  expect(finder.find(sold)).toEqual({ recipeId: recipe, suggestions: [] });
});

test('what may be meant is offered, and never taken', () => {
  expect(finder.find('Köttbullar').recipeId).toBeNull();
  expect(offered('Köttbullar')).toEqual(['Köttbullar med gräddsås']);
  expect(offered('Dagens ärtsoppa m fläsk')).toEqual(['Ärtsoppa med fläsk']);
  expect(offered('Tost Skagen')).toEqual(['Toast Skagen']);
  expect(offered('Ölprovning')).toEqual([]);
  expect(offered('')).toEqual([]);
});

test('where dishes of two sizes could be meant, a person says which', () => {
  expect(finder.find('Laxpudding').recipeId).toBeNull();
  expect(offered('Laxpudding')).toEqual(['Laxpudding liten', 'Laxpudding stor']);
});

test('of the same dish in two libraries the first is taken, and no more than three are offered', () => {
  const twice = finderOf([
    { id: 'own', names: ['Soup', 'Kanelbullar'] },
    { id: 'shared', names: ['Kanelbullar'] },
  ]);
  expect(twice.find('kanelbulle').recipeId).toBe('own');
  const pizzas = ['Pizza one', 'Pizza two', 'Pizza three', 'Pizza four'].map((name) => ({ id: name, names: [name] }));
  expect(finderOf(pizzas).find('Pizza').suggestions).toHaveLength(3);
});

function finderOf(recipes: readonly NamedRecipe[]): SoldNameFinder {
  const made = new SoldNameFinder();
  for (const recipe of recipes) made.add(recipe);
  return made;
}

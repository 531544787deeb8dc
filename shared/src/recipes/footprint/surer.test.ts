import { expect, test } from 'vitest';
import type { IngredientFacts } from '../../ingredients/ingredient-facts.ts';
import { factsOfBag } from './ingredient-bag.ts';
import { recipeFootprint } from './recipe-footprint.ts';
import { IngredientLine } from '../model/recipe.ts';
import { whatWouldBeSurer } from './surer.ts';

const facts = (ingredientId: string, value: number, width: number) =>
  ({
    ingredientId,
    categoryId: 'foods',
    factor: { co2e: { value, low: value - width, high: value + width }, grade: 'B', parts: null },
    water: null,
    land: null,
    nutrition: null,
    edibleShare: 1,
    density: 1,
    pieces: { piece: 50 },
    pieceSources: { piece: 'usda 11282' },
    allergens: { contains: [], mayContain: [], unknown: [] },
    diet: 'vegan',
  }) as unknown as IngredientFacts;

const line = (_id: string, change: object) =>
  IngredientLine.parse({ _id, inputIngredient: _id, amount: 100, unit: 'g', ...change });
const known = { ingredient: 'x', variation: 'x.raw' };

test('what would make it surer comes by its effect, one word a line', () => {
  const ingredients = [
    line('average', { categoryId: 'meat', originId: 'SE' }),
    line('somewhere', known),
    line('swedish', { ...known, originId: 'SE' }),
    line('piece', { ...known, amount: 2, unit: 'piece' }),
    line('unknown', { amount: 300 }),
    line('no.amount', { ...known, amount: null }),
    line('exact', known),
  ];
  const of = [facts('a', 10, 5), facts('b', 5, 2), facts('c', 5, 2), facts('d', 5, 1), null, facts('f', 5, 2), facts('g', 1, 0)];
  const draft = {
    ingredients,
    customIngredients: [{ _id: 'own', name: 'own', weight: 100, co2PerKg: null, source: '' }],
    portions: 1,
    allergens: [],
  };
  const advice = whatWouldBeSurer(draft, recipeFootprint(draft, of));
  expect(advice.map(({ kind, lineId }) => [kind, lineId])).toEqual([
    ['name_ingredient', 'unknown'],
    ['choose_ingredient', 'average'],
    ['give_amount', 'no.amount'],
    ['give_figure', 'own'],
    ['tell_origin', 'somewhere'],
    ['weigh_piece', 'piece'],
  ]);
  expect(advice.map(({ effect }) => effect)).toEqual(advice.map(({ effect }) => effect).toSorted((a, b) => b - a));
});

test('an empty draft needs nothing', () => {
  const draft = {
    ingredients: [line('', { inputIngredient: '', amount: null })],
    customIngredients: [],
    portions: 1,
    allergens: [],
  };
  expect(whatWouldBeSurer(draft, recipeFootprint(draft, [null]))).toEqual([]);
});

const of = (...ingredients: IngredientLine[]) => ({ ingredients, customIngredients: [], portions: 1, allergens: [] });

test('a bag in which something does not count is to be completed, by the weight that it leaves out', () => {
  const sauce = recipeFootprint(of(line('tomato', known), line('secret', { amount: 300 })), [facts('t', 5, 0), null]);
  const dish = of(line('sauce', { bagId: 'sauce', amount: 200 }));
  const footprint = recipeFootprint(dish, [factsOfBag({ id: 'sauce', portions: 1, footprint: sauce })]);
  expect(whatWouldBeSurer(dish, footprint)).toEqual([{ kind: 'complete_bag', lineId: 'sauce', effect: 0.75 }]);
});

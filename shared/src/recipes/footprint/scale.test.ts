import { expect, test } from 'vitest';
import { IngredientLine } from '../model/recipe.ts';
import { scaledToLine, scaledToPortions } from './scale.ts';

const line = (_id: string, amount: number | null) => IngredientLine.parse({ _id, inputIngredient: _id, amount, unit: 'g' });
const draft = {
  ingredients: [line('flour', 300), line('milk', 0.3), line('salt', null)],
  customIngredients: [{ _id: 'secret', name: 'secret', weight: 10, co2PerKg: null, source: '' }],
  portions: 4,
};
const amounts = (scaled: typeof draft | null) => [
  ...(scaled?.ingredients.map(({ amount }) => amount) ?? []),
  scaled?.customIngredients[0]?.weight,
];

test('twice the portions need twice of all', () => {
  const scaled = scaledToPortions(draft, 8);
  expect([scaled?.portions, ...amounts(scaled)]).toEqual([8, 600, 0.6, null, 20]);
});

test('one ingredient’s amount tells how far all reaches', () => {
  const scaled = scaledToLine(draft, 'flour', 450);
  expect([scaled?.portions, ...amounts(scaled)]).toEqual([6, 450, 0.45, null, 15]);
  expect(scaledToLine(draft, 'secret', 5)?.portions).toBe(2);
});

test.each([0, -1, NaN, Infinity])('%f portions are none', (portions) => {
  expect(scaledToPortions(draft, portions)).toBeNull();
});

test('what has no amount, or would weigh more than a line can hold, is not scaled to', () => {
  expect(scaledToLine(draft, 'salt', 5)).toBeNull();
  expect(scaledToLine(draft, 'nobody', 5)).toBeNull();
  expect(scaledToPortions(draft, 1e11)).toBeNull();
});

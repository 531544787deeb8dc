import { describe, expect, test } from 'vitest';
import { isBlankLine, lineProblem } from './ingredient-line.ts';

const complete = {
  inputIngredient: '2 kg onions',
  ingredient: 'yellow-onion',
  categoryId: null,
  variation: 'yellow-onion.raw',
  originId: null,
  amount: 2,
  unit: 'kg',
} as const;

describe('a line is incomplete', () => {
  test.each([
    ['without input', { inputIngredient: '' }, 'no_input'],
    ['with white space for input', { inputIngredient: ' \t ' }, 'no_input'],
    ['without ingredient or category', { ingredient: null }, 'no_ingredient'],
    ['without variation or origin', { variation: null }, 'no_variation'],
    ['without amount', { amount: null }, 'no_amount'],
    ['with an amount that is no number', { amount: Number.NaN }, 'no_amount'],
    ['with a negative amount', { amount: -0.1 }, 'negative_amount'],
    ['with more than any kitchen weighs', { amount: Number.POSITIVE_INFINITY }, 'amount_too_large'],
    ['without unit', { unit: null }, 'no_unit'],
  ] as const)('%s', (_, change, problem) => {
    expect(lineProblem({ ...complete, ...change })).toBe(problem);
  });
});

describe('a line is complete', () => {
  test.each([
    ['with ingredient, variation, amount and unit', {}],
    ['with a category and an origin instead', { ingredient: null, variation: null, categoryId: 'vegetables', originId: 'SE' }],
    ['with a category at its usual supply', { ingredient: null, variation: null, categoryId: 'vegetables' }],
    ['with an origin instead of a variation', { variation: null, originId: 'SE' }],
    ['with a bag alone', { ingredient: null, variation: null, bagId: 'stock' }],
    ['with an amount of 0', { amount: 0 }],
  ])('%s', (_, change) => {
    expect(lineProblem({ ...complete, ...change })).toBeNull();
  });
});

test('the empty last row of a grid is blank, a written one is not', () => {
  const blank = { ...complete, inputIngredient: ' ', ingredient: null, variation: null, amount: null, unit: null };
  expect(isBlankLine(blank)).toBe(true);
  expect(isBlankLine({ ...blank, inputIngredient: 'xyz' })).toBe(false);
  expect(isBlankLine({ ...blank, ingredient: 'salt' })).toBe(false);
});

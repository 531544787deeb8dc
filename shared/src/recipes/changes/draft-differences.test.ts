import { expect, test } from 'vitest';
import { changedFields, draftDifferences } from './draft-differences.ts';
import { IngredientLine, RecipeDraft } from '../model/recipe.ts';

const line = (_id: string, change: Partial<IngredientLine> = {}): IngredientLine => ({
  ...IngredientLine.parse({ _id, inputIngredient: _id, ingredient: 'onion', variation: 'onion.raw', amount: 1, unit: 'kg' }),
  ...change,
});
const draft = (change: Partial<RecipeDraft> = {}): RecipeDraft => ({
  ...RecipeDraft.parse({ names: [{ language: 'sv', name: 'Soppa' }], ingredients: [line('a'), line('b')] }),
  ...change,
});

test('the same draft differs in nothing, whatever the empty last line', () => {
  const blank = { ...line('z'), inputIngredient: '', ingredient: null };
  expect(draftDifferences(draft(), draft({ ingredients: [...draft().ingredients, blank] }))).toEqual({ parts: [], lines: [] });
});

test('lines are listed as added, removed or changed', () => {
  const { lines } = draftDifferences(draft(), draft({ ingredients: [line('b', { amount: 2 }), line('c')] }));
  expect(lines.map(({ kind, before, after }) => [kind, (after ?? before)?._id])).toEqual([
    ['changed', 'b'],
    ['added', 'c'],
    ['removed', 'a'],
  ]);
});

test('parts are listed by their name, and another order of the same lines as order', () => {
  const later = draft({ portions: 8, ingredients: [line('b'), line('a')] });
  expect(draftDifferences(draft(), later)).toEqual({ parts: ['portions', 'order'], lines: [] });
});

test('of a changed line the finer points are listed: another ingredient has another state of itself', () => {
  expect(changedFields(line('a'), line('a', { amount: 2 }))).toEqual([]);
  expect(changedFields(line('a'), line('a', { originId: 'SE', organic: true }))).toEqual(['origin', 'organic']);
  expect(changedFields(line('a'), line('a', { variation: 'onion.fried' }))).toEqual(['variation']);
  expect(changedFields(line('a'), line('a', { ingredient: 'leek', variation: 'leek.raw' }))).toEqual(['meaning']);
});

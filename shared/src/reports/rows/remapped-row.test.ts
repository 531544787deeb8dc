import { expect, test } from 'vitest';
import type { IngredientRow } from '../model/imported-row.ts';
import { remappedRow } from './remapped-row.ts';

const row = (rest: Partial<IngredientRow>): IngredientRow => ({
  key: '1',
  written: 'LAX 5KG',
  ingredient: null,
  variation: null,
  categoryId: null,
  originId: null,
  organic: false,
  amount: 5,
  unit: 'kg',
  counted: null,
  onePiece: false,
  grams: null,
  money: null,
  externalId: '',
  setAside: false,
  from: null,
  ...rest,
});
const food = (ingredientId: string | null) => ({
  ingredientId,
  variationId: ingredientId && `${ingredientId}.raw`,
  categoryId: null,
  notFood: ingredientId === null,
});
const decided = (ingredientId: string | null) => ({ ...food(ingredientId), origin_iso: null, organic: null });
const salmon = { ingredient: 'salmon', variation: 'salmon.raw' };

test.each([
  ['that waits', row({}), 'changes'],
  ['that has what was decided before', row({ ingredient: 'trout', variation: 'trout.raw' }), 'changes'],
  ['that has what was surely matched', row({ ingredient: 'char', variation: 'char.raw' }), 'changes'],
  ['that was set aside by the decision before', row({ setAside: true }), 'changes'],
  ['that somebody gave something else', row({ ingredient: 'cod', variation: 'cod.raw' }), 'kept'],
  ['that has it already', row(salmon), 'same'],
])('a row %s', (_, given, state) => {
  const formers = [food('trout'), food(null)];
  expect(remappedRow(given, { decision: decided('salmon'), formers, matched: food('char') }).state).toBe(state);
});

test('a row that goes along has the food, and origin and organic where the decision tells them', () => {
  const decision = { ...decided('salmon'), origin_iso: 'NO' };
  expect(remappedRow(row({ organic: true }), { decision, formers: [], matched: null })).toEqual({
    state: 'changes',
    row: row({ ...salmon, organic: true, originId: 'NO' }),
  });
});

test('a row that has the food alone gets the origin of the decision', () => {
  const decision = { ...decided('salmon'), origin_iso: 'NO' };
  expect(remappedRow(row(salmon), { decision, formers: [], matched: null })).toMatchObject({
    state: 'changes',
    row: { originId: 'NO' },
  });
});

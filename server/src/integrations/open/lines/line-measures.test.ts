import { readRecipe, updateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import type { OpenLine, OpenLineFigure } from '@plateprint/shared/integrations/open/open-recipe.ts';
import * as api from '@plateprint/shared/integrations/open/open-recipe-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKey } from '../../../../test/support/open-key.ts';
import { type Caller, openProduct, type Product } from '../../../../test/support/product.ts';
import { again, matsalen } from '../../../../test/support/recipe-bodies.ts';

let product: Product;
let program: Caller;
let chef: Caller;

beforeAll(async () => {
  product = await openProduct();
  program = product.withKey((await openKey(product)).key);
  chef = await product.as('chef');
});
afterAll(() => product.close());

const LINES: OpenLine[] = [{ text: '2 cups flour' }, { text: '3 cloves garlic' }, { text: '400 g carrots' }];

async function put(externalId: string, lines: OpenLine[], note = '') {
  const recipes = [{ externalId, name: 'Pie', portions: 4, lines, note }];
  const { items } = await program(api.putOpenRecipes, {
    body: { language: 'en_us', restaurantId: matsalen, recipes, lines: true },
  });
  const [outcome] = items;
  if (!outcome?.id) throw new Error('not kept');
  return { id: outcome.id, lines: outcome.lines ?? [], outcome: outcome.outcome };
}

async function read(id: string): Promise<OpenLineFigure[]> {
  return (await program(api.readOpenRecipe, { params: { id }, query: {} })).lines;
}

/** The line as a program sends back what it read, with the unit of the kitchen or, as older ones, without. */
const sentBack = ({ written, ingredientId, variationId, amount, unit, measure }: OpenLineFigure): OpenLine => ({
  text: written,
  ingredientId,
  variationId,
  amount,
  unit,
  measure,
});
const sentWithout = (line: OpenLineFigure): OpenLine => {
  const { measure: _, ...rest } = sentBack(line);
  return rest;
};
const measured = (lines: readonly OpenLineFigure[]) => lines.map(({ grams, measure }) => [measure?.unit, grams]);

test('what a line is measured in is read, and comes back as it was sent', async () => {
  const { id } = await put('M1', LINES);
  const lines = await read(id);
  expect(lines[0]).toMatchObject({ unit: 'g', measure: { unit: 'cup' } });
  expect(lines[0]?.amount).toBeCloseTo(2 * (lines[0]?.measure?.holds ?? 0));
  expect(lines[1]).toMatchObject({ amount: 3, unit: 'piece', measure: { unit: 'clove', holds: 1 } });
  expect(lines[2]?.measure).toBeNull();
  await put('M1', lines.map(sentBack), 'Again');
  expect(measured(await read(id))).toEqual(measured(lines));
  const fresh = await put('M2', lines.map(sentBack));
  expect(measured(fresh.lines)).toEqual(measured(lines));
});

test('a line of ids alone weighs its cloves, not bulbs', async () => {
  const { id } = await put('M3', LINES);
  const lines = await read(id);
  const fresh = await put(
    'M4',
    lines.map((line) => ({ ...sentBack(line), text: '' })),
  );
  expect(measured(fresh.lines)).toEqual(measured(lines));
});

test('a program that does not know of it leaves it as it was, while food and amount stay', async () => {
  const { id } = await put('M5', LINES);
  const lines = await read(id);
  await put('M5', lines.map(sentWithout), 'Again');
  expect(measured(await read(id))).toEqual(measured(lines));
  const more = lines.map((line) => ({ ...sentWithout(line), amount: (line.amount ?? 0) * 2 }));
  await put('M5', more);
  expect((await read(id)).map(({ measure }) => measure)).toEqual([null, null, null]);
});

test('null takes it away, and the amount stays', async () => {
  const { id } = await put('M6', LINES);
  const [flour, ...others] = await read(id);
  if (!flour) throw new Error('no line');
  await put('M6', [{ ...sentBack(flour), measure: null }, ...others.map(sentBack)]);
  expect((await read(id))[0]).toMatchObject({ amount: flour.amount, unit: 'g', measure: null });
});

test('a weight of a piece that a cook corrected stays as well', async () => {
  const { id } = await put('M7', [{ text: '4 eggs' }]);
  const kept = await chef(readRecipe, { params: { id } });
  const ingredients = kept.ingredients.map((line) => ({ ...line, pieceGrams: 70, pieceSource: 'person' as const }));
  await chef(updateRecipe, { body: { ...again(kept), ingredients } });
  await put('M7', (await read(id)).map(sentWithout), 'Again');
  expect((await read(id))[0]?.grams).toBe(280);
  expect((await chef(readRecipe, { params: { id } })).ingredients).toMatchObject([{ pieceSource: 'person' }]);
  // Other words may mean other eggs.
  await put('M7', [{ text: '4 small eggs' }]);
  expect((await read(id))[0]?.grams).not.toBe(280);
});

import { expect, test } from 'vitest';
import { measureOfLine } from './measure-of-line.ts';

const FLOUR = { density: 0.53, pieces: {} };
const ONION = { density: null, pieces: { piece: 110 } };

test('a cup of flour tells its millilitres and density, though the line is kept in grams', () => {
  const line = { inputIngredient: '1 cup flour', amount: 127.2, unit: 'g', pieceGrams: null } as const;
  expect(measureOfLine(line, FLOUR, 'en_us')).toMatchObject({
    unit: 'cup',
    rule: { by: 'volume', millilitresPerUnit: 240, density: 0.53, gramsPerUnit: 127.2 },
  });
});

test('a line in the plural returns its unit, so that one of it is named in the singular', () => {
  const line = { inputIngredient: '2 tablespoons flour', amount: 2, unit: 'tbsp', pieceGrams: null } as const;
  expect(measureOfLine(line, FLOUR, 'en_us')).toMatchObject({ unit: 'tbsp' });
});

test('an amount that was changed since goes by its own unit', () => {
  const line = { inputIngredient: '1 cup flour', amount: 2, unit: 'tbsp', pieceGrams: null } as const;
  expect(measureOfLine(line, FLOUR, 'en_us')).toMatchObject({ unit: 'tbsp', rule: { millilitresPerUnit: 15 } });
});

test('pieces tell what one weighs: the food data’s, or the person’s own', () => {
  const two = { inputIngredient: '2 onions', amount: 2, unit: 'piece', pieceGrams: null } as const;
  expect(measureOfLine(two, ONION, 'en_gb')?.rule).toMatchObject({ by: 'piece', gramsPerUnit: 110 });
  expect(measureOfLine({ ...two, pieceGrams: 150 }, ONION, 'en_gb')?.rule.gramsPerUnit).toBe(150);
});

test('a line without an amount, and cups of a food without density, have no measure', () => {
  expect(measureOfLine({ inputIngredient: 'salt', amount: null, unit: null, pieceGrams: null }, ONION, 'en_gb')).toBeNull();
  expect(
    measureOfLine({ inputIngredient: '1 tbsp onion', amount: 1, unit: 'tbsp', pieceGrams: null }, ONION, 'en_gb'),
  ).toBeNull();
});

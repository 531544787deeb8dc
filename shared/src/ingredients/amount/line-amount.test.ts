import { expect, test } from 'vitest';
import { lineAmount, SEASONINGS } from './line-amount.ts';
import { parseLine } from '../phrase/parse-line.ts';

const language = 'en_gb';
const amountOf = (line: string, categoryId: string | null) => {
  const { amount, unit } = lineAmount(parseLine(line, language), { density: 1, pieces: { piece: 3 } }, { language, categoryId });
  return [amount, unit];
};

test.each([
  ['salt', [1, 'pinch']],
  ['black pepper, to taste', [1, 'pinch']],
  ['2 g salt', [2, 'g']],
  ['3 bay leaves', [3, 'piece']],
])('of a seasoning "%s" is %j', (line, expected) => {
  expect(amountOf(line, SEASONINGS)).toEqual(expected);
});

test.each(['olive oil', 'olive oil, to taste', 'sugar'])('of anything else "%s" leaves the amount open', (line) => {
  expect(amountOf(line, 'fats-oils')).toEqual([null, null]);
  expect(amountOf(line, null)).toEqual([null, null]);
});

test('a pinch comes with its grams', () => {
  const { rule } = lineAmount(parseLine('salt', language), null, { language, categoryId: SEASONINGS });
  expect(rule).toMatchObject({ by: 'mass', gramsPerUnit: 0.4 });
});

const MEATBALL = { density: null, pieces: { piece: 20 } };

test.each([
  ['75 meatballs (30 g)', 2250],
  ['75 meatballs (1.5 kg)', 1500],
  ['75 meatballs (30 g each)', 2250],
  ['75 meatballs (30 g in total)', 30],
  ['2 meatballs (30 g)', 30],
])('a weight behind a count is of each or of all, as a cook would mean: "%s" are %s g', (line, grams) => {
  const { amount, rule } = lineAmount(parseLine(line, language), MEATBALL, { language });
  expect((amount ?? 0) * (rule?.gramsPerUnit ?? 0)).toBe(grams);
});

test('of what nobody knows the weight, a weight behind a count is of all', () => {
  expect(lineAmount(parseLine('75 things (30 g)', language), null, { language })).toMatchObject({ amount: 30, unit: 'g' });
});

test('a number that is written as weights are counts no pieces', () => {
  const butter = { density: null, pieces: { piece: 250 } };
  expect(lineAmount(parseLine('butter 1.562', language), butter, { language })).toEqual({
    amount: 1.562,
    measure: null,
    unit: null,
    pieceGrams: null,
    pieceSource: null,
    rule: null,
  });
  expect(lineAmount(parseLine('butter 1.5', language), butter, { language })).toMatchObject({ amount: 1.5, unit: 'piece' });
});

test.each([
  ['3 cubes of melon', { piece: 1500 }, null],
  ['3 balls of melon', { piece: 1500 }, null],
  ['2 balls of mozzarella', { piece: 125 }, 125],
  ['1 head of cabbage', { piece: 1200 }, 1200],
])('no unit is taken for a heavier thing than it can be: "%s"', (line, pieces, grams) => {
  expect(lineAmount(parseLine(line, language), { density: null, pieces }, { language }).pieceGrams).toBe(grams);
});

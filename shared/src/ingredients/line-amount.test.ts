import { expect, test } from 'vitest';
import { lineAmount, SEASONINGS } from './line-amount.ts';
import { parseLine } from './phrase/parse-line.ts';

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

test('a pinch is told with its grams', () => {
  const { rule } = lineAmount(parseLine('salt', language), null, { language, categoryId: SEASONINGS });
  expect(rule).toMatchObject({ by: 'mass', gramsPerUnit: 0.4 });
});

import { expect, test } from 'vitest';
import { withoutSpeakers } from './speakers.ts';

test('whoever writes the messages of a chat is no food of them', () => {
  const chat = [
    'Priya: 250g red lentils',
    'Priya: 2 onions',
    'Priya: thumb of ginger',
    'Priya: 4 cloves garlic',
    'Priya: 1 tin tomatoes',
    'Priya: rice',
    'Sam: fresh ok?',
  ];
  expect(withoutSpeakers(chat.join('\n'))).toBe(
    '250g red lentils\n2 onions\nthumb of ginger\n4 cloves garlic\n1 tin tomatoes\nrice\nfresh ok?',
  );
});

test.each([
  ['[18:03] Tobi: was gibts\n[18:04] Jule: 500g Spätzle', 'was gibts\n500g Spätzle'],
  ['12.11.26, 18:03 - Tobi: was gibts\n12.11.26, 18:05 - Anne Marie: 2 dl fløde', 'was gibts\n2 dl fløde'],
  ['[2026-11-12, 6:05 PM] Jo: 2 eggs\n[2026-11-12, 6:06 PM] Jo: 1 cup milk', '2 eggs\n1 cup milk'],
])('a time stands before who speaks: %s', (text, left) => {
  expect(withoutSpeakers(text)).toBe(left);
});

test.each([
  'Sauce: 2 dl cream\nDough: 500 g flour\nFilling: 3 apples',
  'Serves: 4\nPrep: 10 min\nCook: 20 min',
  'Tip: cool it\nTip: eat it',
])('labels of a recipe stay: %j', (text) => {
  expect(withoutSpeakers(text)).toBe(text);
});

test('a chat of very many people is read in its own length', () => {
  const text = Array.from(
    { length: 200_000 },
    (_, at) => `Name${String(at).replaceAll(/\d/gu, (digit) => 'abcdefghij'.charAt(Number(digit)))}: y`,
  ).join('\n');
  expect(withoutSpeakers(text)).toHaveLength(text.length);
});

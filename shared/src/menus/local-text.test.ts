import { expect, test } from 'vitest';
import { textIn, withText } from './local-text.ts';

const words = [
  { language: 'sv' as const, text: 'Soppa' },
  { language: 'en_us' as const, text: 'Soup' },
];

test('a reader gets their language, the other English, else the first that is written', () => {
  expect(textIn(words, 'sv')).toBe('Soppa');
  expect(textIn(words, 'en_gb')).toBe('Soup');
  expect(textIn(words, 'de')).toBe('Soppa');
  expect(textIn([], 'de')).toBe('');
});

test('one language is written without touching the others; emptied, it is gone', () => {
  expect(withText(words, 'de', 'Suppe')).toHaveLength(3);
  expect(textIn(withText(words, 'sv', 'Ärtsoppa'), 'sv')).toBe('Ärtsoppa');
  expect(withText(words, 'sv', '')).toEqual([{ language: 'en_us', text: 'Soup' }]);
});

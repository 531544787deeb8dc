import { expect, test } from 'vitest';
import { casesIn } from './language-cases.ts';

test.each([
  ["if (language === 'fr') return null;", 1],
  ["const isJoined = language !== 'en' && ownLanguage !== 'fr';", 2],
  ["return nameLanguageOf(language) === 'en' ? digits : other;", 1],
  ["if (target === 'de') link = 'n';", 1],
  ["language === 'en_us' ? american : british", 0],
  ["if (code === 'fr') return 'France';", 0],
])('a case of one language is found: %s', (text, many) => {
  expect(casesIn('shared/src/a.ts', text)).toHaveLength(many);
});

test('the tables themselves may name their languages', () => {
  expect(casesIn('shared/src/kernel/language.ts', "language === 'fr'")).toEqual([]);
});

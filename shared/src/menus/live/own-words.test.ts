import { expect, test } from 'vitest';
import { checkClaims } from '../../claims/check/check-claims.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { LIVE_WORDS } from './live-words.ts';

test.each(LANGUAGES)('the words of live pages in %s claim nothing themselves', (language) => {
  const words = textsIn(LIVE_WORDS[language]);
  expect(words.length).toBeGreaterThan(15);
  expect(words.flatMap((text) => checkClaims(text, { language, country: 'SE', year: 2026 }))).toEqual([]);
});

function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

import { languageOfHeader } from '@plateprint/shared/kernel/language.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { expect, test } from 'vitest';
import { languageOfBrowser } from './chosen-language.ts';

test.each<[string[], Language]>([
  [['sv-SE', 'en-GB'], 'sv'],
  [['nb-NO'], 'no'],
  [['nn'], 'no'],
  [['no'], 'no'],
  [['de-AT'], 'de'],
  [['en-US'], 'en_us'],
  [['en-AU'], 'en_gb'],
  [['fi-FI', 'nl-BE'], 'nl'],
  [['ja'], 'en_gb'],
  [[], 'en_gb'],
])('a browser that asks for %s gets %s', (wished, language) => {
  expect(languageOfBrowser(null, wished)).toBe(language);
});

test('what this browser showed last comes before its wish', () => {
  expect(languageOfBrowser('da', ['fr-FR'])).toBe('da');
});

test.each([
  ['da, en-GB;q=0.8, en;q=0.7', 'da'],
  ['fi-FI,fi;q=0.9,fr;q=0.8', 'fr'],
  ['*', 'en_gb'],
  [undefined, 'en_gb'],
  [`${'x'.repeat(300)},sv`, 'en_gb'],
] as const)('a request that says %j is answered in %s', (header, language) => {
  expect(languageOfHeader(header)).toBe(language);
});

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

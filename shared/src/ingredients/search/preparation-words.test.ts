import { expect, test } from 'vitest';
import { isPreparation } from './preparation-words.ts';

test.each([
  ['sv', 'tunnskivade'],
  ['sv', 'pressade'],
  ['no', 'finsnittet'],
  ['da', 'friskkvaernet'],
  ['de', 'gewurfelte'],
  ['fr', 'emincees'],
  ['nl', 'versgemalen'],
  ['en', 'unbleached'],
  ['en', 'freshly'],
] as const)('in %s "%s" says only what is done to the thing', (language, word) => {
  expect(isPreparation(word, language)).toBe(true);
});

test.each([
  ['en', 'crushed'],
  ['en', 'smoked'],
  ['sv', 'riven'],
  ['fr', 'hache'],
  ['de', 'gerauchert'],
] as const)('in %s "%s" may make another product of it', (language, word) => {
  expect(isPreparation(word, language)).toBe(false);
});

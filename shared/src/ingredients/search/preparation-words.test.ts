import { expect, test } from 'vitest';
import { isParticiple, isPreparation } from './preparation-words.ts';

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

test.each([
  ['da', 'vaskede', true],
  ['sv', 'marinerade', true],
  ['no', 'marinert', true],
  ['de', 'geschwenkte', true],
  ['nl', 'afgeschuimde', true],
  ['en', 'blistered', true],
  ['no', 'laksefilet', false],
  ['sv', 'babyspenat', false],
  ['sv', 'mjolkchoklad', false],
  ['de', 'gericht', false],
  ['nl', 'gerecht', false],
  ['nl', 'geiten', false],
  ['en', 'linseed', false],
  ['fr', 'puree', false],
] as const)('in %s "%s" is shaped as something that was done: %s', (language, word, is) => {
  expect(isParticiple(word, language)).toBe(is);
});

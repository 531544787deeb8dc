import { expect, test } from 'vitest';
import { isLoneVerb } from './lone-verbs.ts';

test.each([
  ['ruhren', 'de'],
  ['stir', 'en'],
  ['vispa', 'sv'],
  ['cuire', 'fr'],
  ['roeren.', 'nl'],
  ['klein', 'de'],
] as const)('%s alone is no food', (folded, language) => {
  expect(isLoneVerb(folded, language)).toBe(true);
});

test.each([
  ['ruhrei', 'de'],
  ['braten', 'de'],
  ['stek', 'no'],
  ['stir fry sauce', 'en'],
  ['cuire', 'en'],
] as const)('%s may be one', (folded, language) => {
  expect(isLoneVerb(folded, language)).toBe(false);
});

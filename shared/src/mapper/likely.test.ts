import { expect, test } from 'vitest';
import { LEAST_LIKELY, likelyCandidate } from './likely.ts';

const gravy = { ingredientId: 'gravy', ingredientName: 'gravy', variationId: 'gravy.ready', variationName: 'ready to use' };

test.each([
  ['none at all', [], null],
  ['a guess', [{ ...gravy, confidence: 0.09 }], null],
  ['one as likely as needed', [{ ...gravy, confidence: LEAST_LIKELY }], 'gravy'],
  [
    'the first of two',
    [
      { ...gravy, confidence: 0.6 },
      { ...gravy, ingredientId: 'sugar', confidence: 0.4 },
    ],
    'gravy',
  ],
] as const)('of %s is taken by one key: %s', (_, candidates, expected) => {
  expect(likelyCandidate(candidates)?.ingredientId ?? null).toBe(expected);
});

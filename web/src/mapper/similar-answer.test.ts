import { expect, test } from 'vitest';
import { NO_MARKS } from './answer.ts';
import { similarAnswer } from './similar-answer.ts';

const named = (variationId: string) => ({
  candidates: [
    { ingredientId: 'chicken-breast', ingredientName: 'chicken breast', variationId, variationName: '', confidence: 0.9 },
  ],
});
const thai = { origin_iso: 'TH', organic: null };
const food = { ingredientId: 'chicken-breast', categoryId: null, notFood: false };
const frozen = named('chicken-breast.frozen');
const decision = { ...food, variationId: 'chicken-breast.frozen', ...thai };

test('a name that is answered with another keeps the state, origin and mark of its own text', () => {
  const asked = { name: frozen, decision, stated: thai };
  const danish = { origin_iso: 'DK', organic: true };
  expect(similarAnswer(named('chicken-breast.raw'), asked, danish)).toEqual({
    ...food,
    variationId: 'chicken-breast.raw',
    ...danish,
  });
  expect(similarAnswer(named('chicken-breast.raw'), asked, NO_MARKS)).toMatchObject(NO_MARKS);
});

test('what a person chose by hand holds for both, but for what the other says', () => {
  const byHand = { ...decision, variationId: 'chicken-breast.cooked', origin_iso: 'BR', organic: false };
  const asked = { name: frozen, decision: byHand, stated: thai };
  expect(similarAnswer(named('chicken-breast.raw'), asked, NO_MARKS)).toEqual(byHand);
  expect(similarAnswer(named('chicken-breast.raw'), asked, { origin_iso: 'DK', organic: null })).toMatchObject({
    origin_iso: 'DK',
    organic: false,
  });
});

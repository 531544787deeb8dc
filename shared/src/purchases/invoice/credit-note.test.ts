import { expect, test } from 'vitest';
import { oppositeOf, signOf } from './credit-note.ts';

test.each([
  ['invoice', 1, 'credit_note'],
  ['correction', 1, 'credit_note'],
  ['credit_note', -1, 'invoice'],
] as const)('%s counts by %i and is taken back as %s', (kind, sign, opposite) => {
  expect(signOf(kind)).toBe(sign);
  expect(oppositeOf(kind)).toBe(opposite);
  expect(signOf(kind) + signOf(oppositeOf(kind))).toBe(0);
});

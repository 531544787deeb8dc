import { expect, test } from 'vitest';
import { seasonedFor } from './to-taste.ts';

const SALT = { amount: 1, unit: 'pinch' as const };
const UNSAID = { quantity: null };

test.each([
  [1, 1, 'pinch'],
  [4, 4, 'pinch'],
  [2.5, 3, 'pinch'],
  [100, 40, 'g'],
] as const)('salt to taste for %s portions is %s %s', (portions, amount, unit) => {
  expect(seasonedFor(SALT, UNSAID, portions)).toEqual({ amount, unit });
});

test('what was counted stays, and so does all of a recipe without portions', () => {
  expect(seasonedFor(SALT, { quantity: 1 }, 4)).toEqual(SALT);
  expect(seasonedFor(SALT, UNSAID, null)).toEqual(SALT);
  expect(seasonedFor({ amount: 1, unit: 'tsp' }, UNSAID, 4)).toEqual({ amount: 1, unit: 'tsp' });
});

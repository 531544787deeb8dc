import { expect, test } from 'vitest';
import { isGivenUp, nextAttempt } from './retry-plan.ts';

const now = new Date('2026-03-01T12:00:00Z');

test.each([
  [1, 0, '2026-03-01T12:00:05.000Z'],
  [1, 0.5, '2026-03-01T12:00:05.500Z'],
  [2, 0, '2026-03-01T12:01:00.000Z'],
  [3, 0, '2026-03-01T12:05:00.000Z'],
  [4, 0, '2026-03-01T12:30:00.000Z'],
  [5, 0, '2026-03-01T14:00:00.000Z'],
  [6, 0, '2026-03-01T20:00:00.000Z'],
  [7, 0, '2026-03-02T12:00:00.000Z'],
])('after attempt %i (chance %f) the next one is at %s', (attempts, chance, at) => {
  expect(nextAttempt(attempts, now, chance)?.toISOString()).toBe(at);
});

test('after the eighth attempt there is none', () => {
  expect(nextAttempt(8, now, 0)).toBeNull();
});

test.each([
  ['2026-02-24T12:00:00Z', true],
  ['2026-02-24T12:00:01Z', false],
])('an address that has failed since %s is given up: %s', (since, given) => {
  expect(isGivenUp(new Date(since), now)).toBe(given);
});

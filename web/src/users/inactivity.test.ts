import { expect, test } from 'vitest';
import { inactivityState } from './inactivity.ts';

const MINUTE = 60_000;

test.each([
  ['no time set', 0, 1e12, { kind: 'active', changesIn: null }],
  ['just now', 15, 0, { kind: 'active', changesIn: 14 * MINUTE }],
  ['an action in another tab whose clock is ahead', 15, -1000, { kind: 'active', changesIn: 14 * MINUTE + 1000 }],
  ['almost', 15, 14 * MINUTE - 1, { kind: 'active', changesIn: 1 }],
  ['a minute before', 15, 14 * MINUTE, { kind: 'warning', secondsLeft: 60 }],
  ['the last moment', 15, 15 * MINUTE - 1, { kind: 'warning', secondsLeft: 1 }],
  ['the end', 15, 15 * MINUTE, { kind: 'over' }],
  ['long after, as when a laptop wakes', 15, 900 * MINUTE, { kind: 'over' }],
  ['a single minute is warned at its half', 1, 30_000, { kind: 'warning', secondsLeft: 30 }],
  ['and not before', 1, 29_999, { kind: 'active', changesIn: 1 }],
])('%s', (_, minutes, since, state) => {
  expect(inactivityState(0, minutes, since)).toEqual(state);
});

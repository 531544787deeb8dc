import { expect, test } from 'vitest';
import { verdictByNotes, type FoodNote } from './food-notes.ts';
import type { Verdict } from './judge-strangers.ts';

const SALT: FoodNote = { right: ['salt', 'sea-salt'] };
const PEPPER: FoodNote = { right: ['black-pepper'], acceptable: ['white-pepper'] };
const BUTTER: FoodNote = { right: ['butter.unsalted'] };

test.each<[string, FoodNote[], Verdict]>([
  ['salt.dry+black-pepper.ground', [SALT, PEPPER], 'right'],
  ['black-pepper.ground+sea-salt.dry', [SALT, PEPPER], 'right'],
  ['salt.dry+white-pepper.ground', [SALT, PEPPER], 'acceptable'],
  ['salt.dry', [SALT, PEPPER], 'wrong'],
  ['salt.dry+sea-salt.dry', [SALT, PEPPER], 'wrong'],
  ['salt.dry+black-pepper.ground', [SALT], 'wrong'],
  ['butter.unsalted', [BUTTER], 'right'],
  ['butter', [BUTTER], 'right'],
  ['butter.light', [BUTTER], 'wrong'],
  ['butternut-squash.raw', [{ right: ['butter'] }], 'wrong'],
  ['none', [BUTTER], 'wrong'],
  ['none', [], 'wrong'],
])('%s', (answer, notes, verdict) => {
  expect(verdictByNotes(notes, answer)).toBe(verdict);
});

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

const OIL: FoodNote = { right: ['rapeseed-oil'], acceptable: ['olive-oil'] };

test.each<[food: string, answer: string, FoodNote[], Verdict]>([
  ['butter or oil', 'butter.unsalted', [BUTTER, OIL], 'right'],
  ['butter or oil', 'olive-oil', [BUTTER, OIL], 'acceptable'],
  ['butter or oil', 'butter.light', [BUTTER, OIL], 'wrong'],
  ['butter and oil', 'butter.unsalted', [BUTTER, OIL], 'wrong'],
  ['salt, butter or oil', 'butter.unsalted', [BUTTER, OIL], 'wrong'],
  ['lemon, zest and juice', 'lemon.zest+lemon-juice.juice', [{ right: ['lemon', 'lemon-juice'] }], 'right'],
  ['lemon, zest and juice', 'lemon.zest+lime-juice.juice', [{ right: ['lemon', 'lemon-juice'] }], 'wrong'],
])('%s: %s', (food, answer, notes, verdict) => {
  expect(verdictByNotes(notes, answer, food)).toBe(verdict);
});

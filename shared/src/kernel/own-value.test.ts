import { expect, test } from 'vitest';
import { OBJECT_WORDS } from './object-words.fixture.ts';
import { isOwnKey, ownValue } from './own-value.ts';

const TABLE: Record<string, number> = { ett: 1, två: 2 };

test.each(OBJECT_WORDS)('nothing stands under "%s" but what was put there', (word) => {
  expect([ownValue(TABLE, word), isOwnKey(TABLE, word)]).toEqual([undefined, false]);
  const filled = Object.fromEntries([[word, 7]]);
  expect([ownValue(filled, word), isOwnKey(filled, word)]).toEqual([7, true]);
});

test('what was put in is found, and a table that is not there has nothing', () => {
  expect([ownValue(TABLE, 'två'), ownValue(TABLE, 'tre'), ownValue(undefined, 'två'), ownValue(null, 'två')]).toEqual([
    2,
    undefined,
    undefined,
    undefined,
  ]);
});

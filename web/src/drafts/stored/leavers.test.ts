import { expect, test } from 'vitest';
import { leaversIn, noteStayIn } from './leavers.ts';
import { memoryStorage } from './memory-storage.fixture.ts';

test('somebody who does not stay signed in is known, until they sign in to stay', () => {
  const storage = memoryStorage();
  noteStayIn(storage, 'alva', false);
  noteStayIn(storage, 'bo', false);
  noteStayIn(storage, 'alva', false);
  expect(leaversIn(storage)).toEqual(['bo', 'alva']);
  noteStayIn(storage, 'bo', true);
  noteStayIn(storage, 'cleo', true);
  expect(leaversIn(storage)).toEqual(['alva']);
  noteStayIn(storage, 'alva', true);
  expect(storage.all.size).toBe(0);
});

test.each(['{"alva"', '7', '[7]', 'null'])('what is stored as %j names nobody', (stored) => {
  expect(leaversIn(memoryStorage(Infinity, [['plateprint.leavers', stored]]))).toEqual([]);
});

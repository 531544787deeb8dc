import { expect, test } from 'vitest';
import { memoryStorage } from '../../drafts/stored/memory-storage.fixture.ts';
import { answered, keyOfSave } from './unanswered-save.ts';

test('the same sent again without an answer has the same key, anything else another', () => {
  const storage = memoryStorage();
  const key = keyOfSave('march', storage);
  expect(keyOfSave('march', storage)).toBe(key);
  const other = keyOfSave('april', storage);
  expect(other).not.toBe(key);
  answered(storage);
  expect(keyOfSave('april', storage)).not.toBe(other);
});

test.each(['', '{"key":7,"mark":"5.1.2"}', '{"key":"k"', 'null', '[]', '7'])('what is stored as %j is no save', (stored) => {
  const storage = memoryStorage(Infinity, [['plateprint.report-save', stored]]);
  const key = keyOfSave('march', storage);
  expect(key).toMatch(/^[\da-f-]{36}$/);
  expect(keyOfSave('march', storage)).toBe(key);
});

test('without room a save has a key all the same', () => {
  expect(keyOfSave('march', memoryStorage(0))).toMatch(/^[\da-f-]{36}$/);
});

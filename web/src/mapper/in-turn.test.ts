import { expect, test } from 'vitest';
import { InTurn } from './in-turn.ts';

test('an answer and its undoing do not overtake each other, however long the first takes', async () => {
  const done: string[] = [];
  const held = Promise.withResolvers<void>();
  const queue = new InTurn();
  const first = queue.do(
    async () => {
      await held.promise;
      done.push('answered');
    },
    () => undefined,
  );
  const second = queue.do(
    async () => void done.push('undone'),
    () => undefined,
  );
  await Promise.resolve();
  expect(done).toEqual([]);
  held.resolve();
  await Promise.all([first, second]);
  expect(done).toEqual(['answered', 'undone']);
});

test('one that fails is reported, and keeps none of the next back', async () => {
  const calls: unknown[] = [];
  const queue = new InTurn();
  const failure = new Error('no connection');
  void queue.do(
    () => Promise.reject(failure),
    (each) => calls.push(each),
  );
  await queue.do(
    async () => void calls.push('next'),
    () => calls.push('never'),
  );
  expect(calls).toEqual([failure, 'next']);
});

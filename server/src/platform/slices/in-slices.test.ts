import { expect, test } from 'vitest';
import { inSlices } from './in-slices.ts';

test('the answers come in the order of the items', async () => {
  expect(await inSlices([3, 1, 2], (item) => item * 2)).toEqual([6, 2, 4]);
  expect(await inSlices([], (item) => item)).toEqual([]);
});

test('others get their turn before a long list is done', async () => {
  const order: string[] = [];
  // Each item holds the thread for some milliseconds, on a fast machine too.
  const long = inSlices(Array.from({ length: 20 }), () => {
    const until = performance.now() + 3;
    while (performance.now() < until);
  }).then(() => order.push('list'));
  setImmediate(() => order.push('other'));
  await long;
  expect(order).toEqual(['other', 'list']);
});

/** Holds the thread for some milliseconds, on a fast machine too. */
function hold(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

/** The most items that were done within one turn of the event loop. */
async function mostInATurn(work: (done: () => void) => Promise<unknown>): Promise<number> {
  let [inTurn, most, isOver] = [0, 0, false];
  const turn = (): void => {
    most = Math.max(most, inTurn);
    inTurn = 0;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work(() => {
    inTurn += 1;
    hold(2);
  });
  isOver = true;
  return most;
}

test('ten long lists together hold a turn no longer than one', async () => {
  const lists = Array.from({ length: 10 }, () => Array.from({ length: 20 }));
  const most = await mostInATurn(async (done) => Promise.all(lists.map(async (list) => inSlices(list, done))));
  expect(most).toBeLessThanOrEqual(5);
});

test('many short lists one after the other are interrupted too', async () => {
  const most = await mostInATurn(async (done) => {
    for (let list = 0; list < 40; list++) await inSlices([1, 2], done);
  });
  expect(most).toBeLessThanOrEqual(5);
});

test('what goes wrong with one item is thrown', async () => {
  const fails = inSlices([1], () => {
    throw new Error('not this one');
  });
  await expect(fails).rejects.toThrow('not this one');
});

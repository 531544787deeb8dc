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

test('what goes wrong with one item is told', async () => {
  const fails = inSlices([1], () => {
    throw new Error('not this one');
  });
  await expect(fails).rejects.toThrow('not this one');
});

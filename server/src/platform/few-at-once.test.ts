import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

test('never more than a few are worked on at once, and the answers stand in order', async () => {
  let [now, most] = [0, 0];
  const answers = await fewAtOnce([5, 1, 4, 2, 3], 2, async (turns) => {
    now += 1;
    most = Math.max(most, now);
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    now -= 1;
    return turns * 10;
  });
  expect([most, answers]).toEqual([2, [50, 10, 40, 20, 30]]);
});

test('after a failure nothing more is begun', async () => {
  const begun: number[] = [];
  const failing = fewAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    await setImmediate();
    throw new Error(`no ${item}`);
  });
  await expect(failing).rejects.toThrow('no 1');
  await setImmediate();
  expect(begun).toEqual([1, 2]);
});

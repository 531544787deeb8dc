import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { openThreads, type Threads } from './threads.ts';

const MODULE = new URL('threads.fixture.ts', import.meta.url);
const LIMITS = { most: 2, megabytes: 64, idle: 60_000 };

/** Numbers that the threads count in: how often each order was begun. */
const counters = new Int32Array(new SharedArrayBuffer(4 * 64));
let threads: Threads | undefined;

function opened(limits: Partial<typeof LIMITS> = {}): Threads {
  counters.fill(0);
  threads = openThreads({ counters }, { ...LIMITS, ...limits });
  return threads;
}

afterEach(async () => threads?.close());

describe('threads', () => {
  it('answer in the order of the orders', async () => {
    const orders = Array.from({ length: 20 }, (_, at) => ({ add: at }));
    expect(await opened().run(MODULE, orders)).toEqual(orders.map(({ add }) => add + 1));
  });

  it('say what a module threw, and go on', async () => {
    const two = opened();
    await expect(two.run(MODULE, [{ add: 1 }, { fail: 'no such food' }])).rejects.toThrow('no such food');
    expect(await two.run(MODULE, [{ add: 1 }])).toEqual([2]);
    expect(two.figures().died).toBe(0);
  });

  it('replace one that dies, and do its order once more', async () => {
    const two = opened();
    const answers = await two.run(MODULE, [{ add: 1 }, { dieOnce: 3 }, { add: 2 }]);
    expect(answers).toEqual([2, 'lived', 3]);
    expect(counters[3]).toBe(2);
    expect(two.figures()).toMatchObject({ died: 1, waiting: 0, working: 0 });
  });

  it('give up an order over which two died', async () => {
    const two = opened();
    await expect(two.run(MODULE, [{ die: 4 }])).rejects.toThrow('twice');
    expect(counters[4]).toBe(2);
    expect(await two.run(MODULE, [{ add: 1 }])).toEqual([2]);
  });

  it('replace one that runs out of memory', async () => {
    const two = opened({ megabytes: 16 });
    await expect(two.run(MODULE, [{ fill: true }])).rejects.toThrow('twice');
    expect(await two.run(MODULE, [{ add: 1 }])).toEqual([2]);
  });

  it('take turns: who comes behind a long list waits for no end of it', async () => {
    const one = opened({ most: 1 });
    const ended: string[] = [];
    const long = one
      .run(
        MODULE,
        Array.from({ length: 40 }, () => ({ count: 5 })),
      )
      .then(() => ended.push('long'));
    const short = one.run(MODULE, [{ count: 6 }]).then(() => ended.push(`short after ${counters[5]}`));
    await Promise.all([long, short]);
    expect(ended).toEqual([expect.stringMatching(/^short after [1-3]$/), 'long']);
  });

  it('are free again when what they do is cancelled, though it never ends', async () => {
    const one = opened({ most: 1 });
    const stop = new AbortController();
    const never = one.run(MODULE, [{ forever: 7 }, { forever: 8 }], stop.signal);
    while (counters[7] === 0) await pause(5);
    stop.abort(new Error('nobody waits'));
    await expect(never).rejects.toThrow('nobody waits');
    expect(await one.run(MODULE, [{ add: 1 }])).toEqual([2]);
    expect(counters[8]).toBe(0);
  });

  it('do nothing again that was cancelled while the thread over it dies', async () => {
    const one = opened({ most: 1 });
    const stop = new AbortController();
    const dying = one.run(MODULE, [{ dieLater: 9 }], stop.signal);
    while (counters[9] === 0) await pause(1);
    stop.abort(new Error('nobody waits'));
    await expect(dying).rejects.toThrow('nobody waits');
    Atomics.store(counters, 62, 1);
    Atomics.notify(counters, 62);
    while (one.figures().died === 0) await pause(1);
    expect(await one.run(MODULE, [{ add: 1 }])).toEqual([2]);
    expect(counters[9]).toBe(1);
  });

  it('say what they keep in memories, with its bound', async () => {
    const one = opened({ most: 1 });
    expect(one.remembered()).toEqual([]);
    await one.run(MODULE, [{ remember: 3 }]);
    expect(one.remembered()).toContainEqual({ name: 'what a thread keeps', entries: 3, most: 10 });
    await one.close();
    expect(one.remembered()).toEqual([]);
  });

  it('say what their heaps take, each its own, and young garbage has little room there', async () => {
    const two = opened();
    expect(await two.heapBytes()).toBe(0);
    await two.run(MODULE, [{ add: 1 }]);
    const one = await two.heapBytes();
    expect(one).toBeGreaterThan(2_000_000);
    await two.run(MODULE, [{ add: 1 }, { add: 2 }, { add: 3 }]);
    expect(await two.heapBytes()).toBeGreaterThan(1.5 * one);
    const [young] = await two.run<number>(MODULE, [{ young: true }]);
    expect(young).toBeLessThanOrEqual(8 * 1024 * 1024);
  });

  it('end when they have nothing to do', async () => {
    const one = opened({ idle: 20 });
    await one.run(MODULE, [{ add: 1 }]);
    expect(one.figures().running).toBe(1);
    while (one.figures().running > 0) await pause(10);
    expect(await one.run(MODULE, [{ add: 1 }])).toEqual([2]);
  });
});

import { getHeapSpaceStatistics } from 'node:v8';
import { workerData } from 'node:worker_threads';
import { Remembered } from '@plateprint/shared/kernel/memory/remembered.ts';
import { answerInThread } from './answer-in-thread.ts';

type Order =
  | { add: number }
  | { fail: string }
  | { die: number }
  | { dieOnce: number }
  | { fill: true }
  | { young: true }
  | { count: number }
  | { forever: number }
  | { dieLater: number }
  | { remember: number };

const { counters } = workerData as { counters: Int32Array };

/** Does what threads meet: sums, faults, deaths. */
answerInThread(import.meta.url, (order: Order) => {
  if ('add' in order) return order.add + 1;
  if ('fail' in order) throw new Error(order.fail);
  if ('count' in order) return Atomics.add(counters, order.count, 1);
  if ('die' in order) return ended(order.die);
  if ('dieOnce' in order)
    return Atomics.load(counters, order.dieOnce) === 0
      ? ended(order.dieOnce)
      : (Atomics.add(counters, order.dieOnce, 1), 'lived');
  if ('fill' in order) return filled();
  if ('young' in order) return youngBytes();
  if ('remember' in order) return keptInMemory(order.remember);
  if ('dieLater' in order) {
    Atomics.add(counters, order.dieLater, 1);
    Atomics.wait(counters, 62, 0);
    process.exit(1);
  }
  Atomics.add(counters, order.forever, 1);
  for (;;) Atomics.wait(counters, 63, 0, 1000);
});

function ended(counter: number): never {
  Atomics.add(counters, counter, 1);
  process.exit(1);
}

/** The room of the young generation, once it was filled again and again. */
function youngBytes(): number {
  for (let round = 0; round < 200; round += 1) Array.from({ length: 10_000 }, (_, at) => ({ at, round }));
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0;
}

const memory = new Remembered<number>('what a thread keeps', 10);

function keptInMemory(entries: number): number {
  for (let at = 0; at < entries; at += 1) memory.set(String(at), at);
  return memory.size;
}

function filled(): number {
  const kept: object[] = [];
  for (;;) kept.push({ at: kept.length, more: [kept.length] });
}

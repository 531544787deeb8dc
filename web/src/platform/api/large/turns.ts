import type { Stepwise } from '@plateprint/shared/kernel/reading/stepwise.ts';

/** Milliseconds of work before the page has its turn: a frame of it is 16. */
const A_TURN = 8;

/**
 * Ends a task of the page: it draws and answers before what follows. A message, for browsers hold back timers that start timers by four
 * milliseconds each.
 */
export async function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((next) => {
    port1.addEventListener('message', () => {
      port1.close();
      next();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** Ends it twice, so that what React has put off to a task of its own has been drawn. */
export async function afterDrawing(): Promise<void> {
  await timeout();
  await timeout();
}

async function timeout(): Promise<void> {
  return new Promise((next) => setTimeout(next));
}

/** For long work on the page: call it between steps, and it yields to the page whenever a turn is over. */
export function turns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began <= A_TURN) return;
    await nextTask();
    began = performance.now();
  };
}

/** Runs long work on the page in turns. Throws the signal's reason when aborted. */
export async function inTurns<Result>(work: Stepwise<Result>, signal?: AbortSignal): Promise<Result> {
  const rest = turns();
  let step = work.next();
  for (; step.done !== true; step = work.next()) {
    await rest();
    signal?.throwIfAborted();
  }
  return step.value;
}

import type { Stepwise } from '@plateprint/shared/kernel/reading/stepwise.ts';

/** Milliseconds of work before the page has its turn: a frame of it is 16. */
const A_TURN = 8;

/** For long work on the page: asked between its steps, it lets the page draw and answer whenever a turn is over. */
export function turns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began <= A_TURN) return;
    await new Promise((next) => setTimeout(next));
    began = performance.now();
  };
}

/** What comes of long work, done on the page in turns. Throws what the signal was aborted with. */
export async function inTurns<Result>(work: Stepwise<Result>, signal?: AbortSignal): Promise<Result> {
  const rest = turns();
  let step = work.next();
  for (; step.done !== true; step = work.next()) {
    await rest();
    signal?.throwIfAborted();
  }
  return step.value;
}

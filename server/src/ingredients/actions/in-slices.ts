import { setImmediate as afterOthers } from 'node:timers/promises';

/** Milliseconds that one call may hold the thread: typing beside a long purchase list must not be felt. */
const SLICE = 15;

/** The answer to each item, in order; other calls get their turn between slices. */
export async function inSlices<Item, Answer>(items: readonly Item[], answerTo: (item: Item) => Answer): Promise<Answer[]> {
  const answers: Answer[] = [];
  let started = performance.now();
  for (const item of items) {
    answers.push(answerTo(item));
    if (performance.now() - started < SLICE) continue;
    await afterOthers();
    started = performance.now();
  }
  return answers;
}

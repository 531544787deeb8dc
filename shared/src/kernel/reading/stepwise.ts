/** Long work that can be watched: it yields how much of it is done, from 0 to 1, and returns what came of it. */
export type Stepwise<Result> = Generator<number, Result, void>;

/** All of it at once. */
export function finished<Result>(work: Stepwise<Result>): Result {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

/** Items between two steps: some milliseconds of work. */
const A_STEP = 500;

/** The result of `read` for each item, in steps. */
export function* eachInSteps<Item, Result>(items: readonly Item[], read: (item: Item, at: number) => Result): Stepwise<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % A_STEP === 0) yield at / items.length;
    results.push(read(item, at));
  }
  return results;
}

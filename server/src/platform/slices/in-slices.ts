/** Milliseconds that all calls together may hold the thread at a time: typing beside long lists must not be felt. */
const SLICE = 8;

/** Calls that wait to go on, the longest first. */
const waiting: (() => void)[] = [];
/** When this turn of the event loop was first held; null before it is. */
let heldSince: number | null = null;

/**
 * The answer to each item, in order; whoever else has something to do gets a turn between slices, and of several lists one has a slice.
 * @throws the reason of the signal
 */
export async function inSlices<Item, Answer>(
  items: Iterable<Item>,
  answerTo: (item: Item, place: number) => Answer,
  signal?: AbortSignal,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const item of items) {
    if (isHeldLong()) await ownTurn();
    signal?.throwIfAborted();
    answers.push(answerTo(item, answers.length));
  }
  return answers;
}

/** Short lists one after the other hold the thread as a long one does. */
function isHeldLong(): boolean {
  if (heldSince !== null) return performance.now() - heldSince >= SLICE;
  heldSince = performance.now();
  setImmediate(() => {
    heldSince = null;
  });
  return false;
}

async function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(giveTurn);
  });
}

/** One in each turn of the event loop: what came in meanwhile is answered before the next. */
function giveTurn(): void {
  heldSince = null;
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(giveTurn);
}

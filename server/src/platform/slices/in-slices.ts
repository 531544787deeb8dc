/** Milliseconds that all calls together may hold the thread at a time: typing beside long lists must not be felt. */
const SLICE = 8;

/** Calls waiting for their turn, the longest-waiting first. */
const waiting: (() => void)[] = [];
/** When this turn of the event loop was first held; null before it is. */
let heldSince: number | null = null;

/**
 * Answers each item, in order. Other work gets a turn between slices, and several lists take slices in turn.
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

/** Many short lists in a row block the thread just as a long one does. */
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

/** One slice per turn of the event loop, so that whatever came in meanwhile is answered first. */
function giveTurn(): void {
  heldSince = null;
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(giveTurn);
}

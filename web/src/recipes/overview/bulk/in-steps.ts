export interface Stepping<T> {
  /** How many of the ids one call takes. */
  atOnce: number;
  action: (part: string[]) => Promise<readonly T[]>;
  /** After each step: the share of the ids that is done, 0–1. */
  onShare: (share: number) => void;
  /** Between two steps the work may be called off. */
  signal: AbortSignal;
}

/** The outcome of the steps before a failure; it stays done. */
export interface Stepped<T> {
  outcome: T[];
  /** Why it ended before its end; null when it did not, or was called off. */
  failure: unknown;
}

/** Works through many ids, as many at a time as one call takes. */
export async function inSteps<T>(ids: readonly string[], { atOnce, action, onShare, signal }: Stepping<T>): Promise<Stepped<T>> {
  const outcome: T[] = [];
  for (let from = 0; from < ids.length && !signal.aborted; from += atOnce) {
    try {
      outcome.push(...(await action(ids.slice(from, from + atOnce))));
    } catch (failure) {
      return { outcome, failure };
    }
    onShare(Math.min(1, (from + atOnce) / ids.length));
  }
  return { outcome, failure: null };
}

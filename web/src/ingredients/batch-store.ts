import { useEffect, useSyncExternalStore } from 'react';

/** Answers by key, asked for in batches: what many rows ask for in one moment goes out in one call. */
export interface BatchStore<Question, Answer> {
  subscribe: (listener: () => void) => () => void;
  /** Grows with every change, so that a screen knows when to look again. */
  version: () => number;
  /** Undefined: not here yet. */
  answerTo: (key: string) => Answer | undefined;
  /** Asks for what is neither here nor on its way. */
  ask: (questions: ReadonlyMap<string, Question>) => void;
}

/** A failed call is tried again after this long, for as long as somebody asks. */
const RETRY_MS = 3000;

/** `fetchMany` answers as many questions as it got, in their order. */
export function batchStore<Question, Answer>(
  fetchMany: (questions: Question[]) => Promise<Answer[]>,
  most: number,
): BatchStore<Question, Answer> {
  const answers = new Map<string, Answer>();
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  let version = 0;

  const tell = (): void => {
    version += 1;
    for (const listener of listeners) listener();
  };

  async function fetchBatch(batch: readonly (readonly [string, Question])[]): Promise<void> {
    try {
      const got = await fetchMany(batch.map(([, question]) => question));
      for (const [index, [key]] of batch.entries()) {
        const answer = got[index];
        if (answer !== undefined) answers.set(key, answer);
      }
      tell();
    } catch {
      // Looked at again later: whoever still asks then gets another try.
      setTimeout(() => {
        for (const [key] of batch) asked.delete(key);
        tell();
      }, RETRY_MS);
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
    answerTo: (key) => answers.get(key),
    ask(questions) {
      const fresh = [...questions].filter(([key]) => !asked.has(key) && !answers.has(key));
      for (const [key] of fresh) asked.add(key);
      for (let from = 0; from < fresh.length; from += most) void fetchBatch(fresh.slice(from, from + most));
    },
  };
}

/** The answers to the questions, by key; asks for what is missing and draws again when it comes. */
export function useBatch<Question, Answer>(
  store: BatchStore<Question, Answer>,
  questions: ReadonlyMap<string, Question>,
): (key: string) => Answer | undefined {
  useSyncExternalStore(store.subscribe, store.version);
  useEffect(() => {
    const ask = (): void => store.ask(questions);
    ask();
    // Asked again when something changed: what failed then gets its next try.
    return store.subscribe(ask);
  }, [store, questions]);
  return store.answerTo;
}

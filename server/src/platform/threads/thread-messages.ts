/** What a thread is asked. */
export interface ThreadOrder {
  /** Address of the module that answers. */
  module: string;
  order: unknown;
}

/** What it says: the answer, or why there is none. */
export type ThreadAnswer = { answer: unknown } | { problem: string };

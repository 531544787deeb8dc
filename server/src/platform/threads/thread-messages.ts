import type { RememberedFigures } from '@plateprint/shared/kernel/memory/remembered.ts';

/** An order to a thread. */
export interface ThreadOrder {
  /** Address of the module that answers. */
  module: string;
  order: unknown;
}

/** The answer of a thread, or why there is none. */
export type ThreadAnswer = ({ answer: unknown } | { problem: string }) & {
  /** What the thread keeps in its memories now. */
  remembered: readonly RememberedFigures[];
};

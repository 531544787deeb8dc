import { brandWordOf } from '@plateprint/shared/mapper/brands.ts';
import type { MappedIngredient } from '@plateprint/shared/mapper/mapped-ingredient.ts';

/** The change of one answer, so that it can be undone. */
export interface Answered {
  names: readonly MappedIngredient[];
  /** The words that were said to be brands or none, as they are written. */
  brands: readonly string[];
}

/** The answers since the page was opened: shown before they are stored, and undone the last one first. */
export interface AnswerQueue {
  /** Names that were answered and whose leaving the list is on its way. */
  gone: ReadonlySet<string>;
  /** Ids of all names that were decided about. */
  decided: ReadonlySet<string>;
  /** Words that were said to be brands or none. */
  saidBrands: ReadonlySet<string>;
  /** Answers that can be undone, the last one last. */
  done: readonly Answered[];
}

export type AnswerEvent =
  | { do: 'answer'; answered: Answered }
  /** The server did not take it: the names wait again, the words are asked about again, and there is nothing to undo. */
  | { do: 'fail'; answered: Answered }
  /** Asked to take an answer back: nobody undoes it a second time meanwhile. */
  | { do: 'begin_undo'; answered: Answered }
  | { do: 'undo'; answered: Answered }
  /** Taking back did not work: it still stands, and can be undone. */
  | { do: 'fail_undo'; answered: Answered };

export const NO_ANSWERS: AnswerQueue = { gone: new Set(), decided: new Set(), saidBrands: new Set(), done: [] };

export function afterAnswer(queue: AnswerQueue, event: AnswerEvent): AnswerQueue {
  const { answered } = event;
  const others = queue.done.filter((each) => each !== answered);
  switch (event.do) {
    case 'answer':
      return { ...shown(queue, answered), done: [...queue.done, answered] };
    case 'fail':
      return { ...hidden(queue, answered), done: others };
    case 'begin_undo':
      return { ...queue, done: others };
    case 'undo':
      return hidden(queue, answered);
    case 'fail_undo':
      return { ...queue, done: [...queue.done, answered] };
  }
}

function shown(queue: AnswerQueue, answered: Answered): AnswerQueue {
  const ids = answered.names.map(({ id }) => id);
  return {
    ...queue,
    gone: new Set([...queue.gone, ...ids]),
    decided: new Set([...queue.decided, ...ids]),
    saidBrands: new Set([...queue.saidBrands, ...wordsOf(answered)]),
  };
}

function hidden(queue: AnswerQueue, answered: Answered): AnswerQueue {
  const ids = new Set(answered.names.map(({ id }) => id));
  const words = new Set(wordsOf(answered));
  return {
    ...queue,
    gone: without(queue.gone, ids),
    decided: without(queue.decided, ids),
    saidBrands: without(queue.saidBrands, words),
  };
}

function without(all: ReadonlySet<string>, some: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...all].filter((each) => !some.has(each)));
}

function wordsOf({ brands }: Answered): string[] {
  return brands.flatMap((written) => brandWordOf(written) ?? []);
}

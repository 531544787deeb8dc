import type { Verdict } from './judge-strangers.ts';

/**
 * What a person says of the foods that a line names, by the stranger's English words and before anything was measured: of each
 * food the ingredients that are right, and those that are near enough. A bare ingredient stands for all its kinds.
 */
export interface FoodNote {
  right: string[];
  acceptable?: string[];
}

export type FoodNotes = Record<string, FoodNote[]>;

/** An answer is right when it names each food of the note once, in any order, and nothing else. */
export function verdictByNotes(notes: readonly FoodNote[], answer: string): Verdict {
  const answers = answer.split('+');
  if (notes.length === 0 || answers.length !== notes.length) return 'wrong';
  if (isEach(answers, notes, ({ right }) => right)) return 'right';
  return isEach(answers, notes, ({ right, acceptable = [] }) => [...right, ...acceptable]) ? 'acceptable' : 'wrong';
}

function isEach(answers: readonly string[], notes: readonly FoodNote[], accepted: (note: FoodNote) => string[]): boolean {
  const [first, ...others] = notes;
  if (!first) return true;
  return answers.some(
    (answer, at) =>
      accepted(first).some((noted) => isKindOf(answer, noted)) && isEach(answers.toSpliced(at, 1), others, accepted),
  );
}

/** What the search is not sure of is answered without a kind: then any kind of the ingredient says it. */
function isKindOf(answer: string, noted: string): boolean {
  const [ingredient] = noted.split('.');
  return answer === noted || answer === ingredient || (ingredient === noted && answer.startsWith(`${noted}.`));
}

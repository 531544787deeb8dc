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

/** What a stranger calls "butter or oil": one of both is cooked with. */
const CHOICE = /^[^,;]{1,60} or [^,;]{1,60}$/u;

/**
 * An answer is right when it names each food of the note once, in any order, and nothing else. Of two foods that the stranger leaves a choice
 * of either is right, both are not; one food may be answered as its parts ("lime, zest and juice").
 */
export function verdictByNotes(notes: readonly FoodNote[], answer: string, food = ''): Verdict {
  const answers = answer.split('+');
  const [only, ...others] = notes;
  if (only && others.length === 1 && answers.length === 1 && CHOICE.test(food)) {
    return bestOf(notes.map((note) => verdictByNotes([note], answer)));
  }
  if (only && others.length === 0 && answers.length > 1 && new Set(answers.map(ingredientOf)).size === answers.length) {
    const parts = answers.map((part) => verdictByNotes([only], part));
    return parts.includes('wrong') ? 'wrong' : parts.includes('acceptable') ? 'acceptable' : 'right';
  }
  if (notes.length === 0 || answers.length !== notes.length) return 'wrong';
  if (isEach(answers, notes, ({ right }) => right)) return 'right';
  return isEach(answers, notes, ({ right, acceptable = [] }) => [...right, ...acceptable]) ? 'acceptable' : 'wrong';
}

function bestOf(verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => verdict === 'right') ?? verdicts.find((verdict) => verdict === 'acceptable') ?? 'wrong';
}

function ingredientOf(answer: string): string | undefined {
  return answer.split('.')[0];
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

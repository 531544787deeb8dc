/** What ends the work on a page without leading to another: another restaurant to work in, or nobody who works. */
export type Ending = 'restaurant' | 'session';

/** Answers whether the work may end. */
type Question = () => Promise<boolean>;

/** Of the work on the page that is shown. */
const questions: Record<Ending, Set<Question>> = { restaurant: new Set(), session: new Set() };

/** Has a question asked before work ends, until it is taken back. */
export function askBefore(endings: readonly Ending[], question: Question): () => void {
  for (const ending of endings) questions[ending].add(question);
  return () => {
    for (const ending of endings) questions[ending].delete(question);
  };
}

/** Whether the work on the page may end so; what would be lost asks first. */
export async function mayEnd(ending: Ending): Promise<boolean> {
  for (const ask of questions[ending]) if (!(await ask())) return false;
  return true;
}

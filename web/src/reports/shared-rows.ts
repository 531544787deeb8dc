import { eachInSteps, type Stepwise } from '@plateprint/shared/kernel/reading/stepwise.ts';
import type { DraftInWork } from '@plateprint/shared/reports/wizard/new-report.ts';
import type { ReportWork } from './report-draft-format.ts';
import { isSameValue } from '@plateprint/shared/kernel/same-value.ts';

/**
 * The work with the saved report's own rows wherever they say the same: what is the very same object is not compared again
 * with each change.
 */
export function* withSharedRows(work: ReportWork, saved: DraftInWork): Stepwise<ReportWork> {
  const recipes = yield* shared(work.draft.recipes, saved.recipes);
  const ingredients = yield* shared(work.draft.ingredients, saved.ingredients);
  return { ...work, draft: { ...work.draft, recipes, ingredients } };
}

function* shared<Row extends { key: string }>(rows: readonly Row[], saved: readonly Row[]): Stepwise<Row[]> {
  const byKey = new Map(saved.map((row) => [row.key, row]));
  return yield* eachInSteps(rows, (row) => {
    const same = byKey.get(row.key);
    return same && isSameValue(row, same) ? same : row;
  });
}

import { AppError, type FieldProblem } from '@plateprint/shared/kernel/api/app-error.ts';
import { type Day, lastDayOf, type Month, monthLater, monthOfDay } from '@plateprint/shared/kernel/month.ts';
import { checkTimespan } from '@plateprint/shared/reports/wizard/timespan-check.ts';
import { dataProblem } from '@plateprint/shared/reports/wizard/data-check.ts';
import { mayBeDraft, type ReportStatus } from '@plateprint/shared/reports/model/report-status.ts';
import {
  ingredientRowProblem,
  isWaitingForMatch,
  recipeRowProblem,
  type RowProblem,
} from '@plateprint/shared/reports/model/imported-row.ts';
import { fileDifferences } from '@plateprint/shared/reports/rows/file-rows.ts';
import { rulesOf } from '@plateprint/shared/reports/model/report-kind.ts';
import type { ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import { soldRows } from '@plateprint/shared/reports/rows/sold-rows.ts';

/** As many problems as a person reads. */
const MOST = 50;

/** At the most easterly kitchens the day has begun this long before it has in Greenwich. */
const EARLIEST_MS = 14 * 3_600_000;

/** @throws invalid_input for a first or a last day that no report of the kind can have, or that a completed one cannot have yet */
export function refuseTimespan(draft: ReportDraft, { status, now }: { status: ReportStatus; now: Date }): void {
  const today = new Date(now.getTime() + EARLIEST_MS).toISOString().slice(0, 10) as Day;
  const facts = { existingId: null, completedMonths: new Set<Month>(), isNew: true };
  // A draft may be prepared for the month that comes next, and for none behind it: that is a mistyped year.
  const latest = status === 'completed' ? today : lastDayOf(monthLater(monthOfDay(today), 1));
  const outcome = checkTimespan(draft, draft, { ...facts, today: latest });
  if (outcome.next !== 'problem') return;
  const message =
    outcome.code === 'in_future'
      ? `It begins after ${latest}, the latest day it may.`
      : 'The report cannot begin or end like this.';
  throw new AppError('invalid_input', [{ path: outcome.field, code: outcome.code, message }]);
}

/** @throws invalid_input for a status that the report cannot have (any more) */
export function refuseStatus(draft: ReportDraft, former: ReportStatus | null, target: ReportStatus): void {
  if (target === 'completed' || mayBeDraft(draft, former)) return;
  throw new AppError('invalid_input', [{ path: 'status', code: 'no_draft', message: 'This report cannot be a draft.' }]);
}

/** @throws invalid_input naming the rows and their fields that keep the data step from being finished, or the file that they differ from */
export function refuseRows(draft: ReportDraft, target: ReportStatus): void {
  if (rulesOf(draft).madeOf !== 'rows') return;
  const { recipes, menus, ingredients } = draft;
  const code = dataProblem(draft, { recipes, menus, ingredients, restaurants: [] }, target);
  if (code) throw new AppError('invalid_input', rowProblems(draft, code));
  if (target === 'draft') return;
  const dishes = soldRows(draft).filter(({ servings }) => servings === null || servings < 0);
  if (dishes.length > 0)
    throw new AppError(
      'invalid_input',
      dishes.slice(0, MOST).map(({ path }) => noServings(path)),
    );
  const differences = fileDifferences(draft);
  if (differences.length === 0) return;
  throw new AppError(
    'invalid_input',
    differences.slice(0, MOST).map(({ file, code: difference, expected, found }) => ({
      path: `importedData.${file}`,
      code: difference,
      message: `${draft.importedData[file]?.name ?? ''}: ${found} / ${expected}`,
    })),
  );
}

const noServings = (path: string): FieldProblem => ({
  path: `${path}.servings`,
  code: 'no_servings',
  message: 'The servings must be a number greater than 0.',
});

/** Where the fault of a row lies: the field that must change. */
const FIELD_OF: Readonly<Record<RowProblem, string>> = {
  no_recipe: 'id',
  no_servings: 'servings',
  too_many_servings: 'servings',
  no_ingredient: 'ingredient',
  no_variation: 'variation',
  no_amount: 'amount',
  negative_amount: 'amount',
  no_unit: 'unit',
};

function rowProblems({ recipes, menus, ingredients }: ReportDraft, code: string): FieldProblem[] {
  const message = 'The row does not count like this.';
  const rows = [
    ...recipes.map((row, place) => ({ path: `recipes.${place}`, row, problem: recipeRowProblem(row) })),
    ...menus.map((row, place) => ({ path: `menus.${place}`, row: { from: null }, problem: recipeRowProblem(row) })),
    ...ingredients.map((row, place) => ({ path: `ingredients.${place}`, row, problem: ingredientRowProblem(row) })),
  ].flatMap(({ path, row, problem }) =>
    problem === null || isWaitingForMatch(row, problem) ? [] : [{ path: `${path}.${FIELD_OF[problem]}`, code: problem, message }],
  );
  return [{ path: 'report', code, message: 'The data of the report is not complete.' }, ...rows.slice(0, MOST)];
}

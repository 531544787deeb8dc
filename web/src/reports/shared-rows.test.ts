import { finished } from '@plateprint/shared/kernel/reading/stepwise.ts';
import { newReport } from '@plateprint/shared/reports/wizard/new-report.ts';
import { expect, test } from 'vitest';
import type { ReportWork } from './report-draft-format.ts';
import { withSharedRows } from './shared-rows.ts';

const row = (key: string, servings: number) => ({ key, id: null, name: 'Stew', servings, from: null });

test('rows that say what the saved report’s say are its rows, wherever they stand; what was changed stays', () => {
  const empty = newReport({ category: 'restaurant', variety: 'sales', type: 'monthly' }, 'sv');
  const saved = { ...empty, recipes: [row('a', 1), row('b', 2), row('c', 3)] };
  const draft = { ...empty, recipes: [row('n', 9), row('b', 2), row('c', 4)] };
  const work: ReportWork = { step: 'sales_data', draft, base: null, backup: null, replaces: null, recipeNames: {} };
  const { recipes } = finished(withSharedRows(work, saved)).draft;
  expect(recipes).toEqual(draft.recipes);
  expect(recipes[1]).toBe(saved.recipes[1]);
  expect(recipes[2]).toBe(draft.recipes[2]);
});

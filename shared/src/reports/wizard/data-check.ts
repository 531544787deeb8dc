import {
  type IngredientRow,
  ingredientRowProblem,
  isWaitingForMatch,
  type RecipeRow,
  recipeRowProblem,
  type RowProblem,
} from '../model/imported-row.ts';
import { type ReportKind, rulesOf } from '../model/report-kind.ts';
import type { ReportStatus } from '../model/report-status.ts';

/** The error keys of step 2, as the specification has them (point 5). */
export type DataProblem =
  | 'report_procurement_empty_table_error'
  | 'report_organization_empty_table_error'
  | 'report_sales_empty_table_error'
  | 'report_invalid_data_table_error'
  | 'report_invalid_organization_data_table_error';

export interface StepData {
  recipes: readonly Pick<RecipeRow, 'id' | 'servings' | 'from'>[];
  /** Menus with their servings: each counts like a recipe's row. */
  menus: readonly Pick<RecipeRow, 'id' | 'servings'>[];
  ingredients: readonly IngredientRow[];
  restaurants: readonly { monthsIncluded?: readonly string[] | undefined }[];
}

/** The problem that keeps step 2 from being finished with a status; null when there is none. A draft asks for one line alone. */
export function dataProblem(kind: ReportKind, data: StepData, target: ReportStatus): DataProblem | null {
  switch (rulesOf(kind).dataStep) {
    case null:
      return null;
    case 'restaurants':
      return restaurantsProblem(data);
    case 'ingredients':
      return linesProblem(
        data.ingredients.map((row) => blocking(row, ingredientRowProblem(row))),
        target,
        'report_procurement_empty_table_error',
      );
    case 'sales_data':
      return linesProblem(
        [...data.recipes.map((row) => blocking(row, recipeRowProblem(row))), ...data.menus.map((row) => recipeRowProblem(row))],
        target,
        'report_sales_empty_table_error',
      );
  }
}

/** A row of a file that is not matched yet counts as not covered: its amount must be right all the same. */
function blocking(row: Pick<RecipeRow, 'from'>, problem: RowProblem | null): RowProblem | null {
  return isWaitingForMatch(row, problem) ? null : problem;
}

function linesProblem(problems: readonly unknown[], target: ReportStatus, empty: DataProblem): DataProblem | null {
  if (problems.length === 0) return empty;
  if (target === 'draft') return null;
  return problems.some((problem) => problem !== null) ? 'report_invalid_data_table_error' : null;
}

function restaurantsProblem({ restaurants }: StepData): DataProblem | null {
  if (restaurants.length === 0) return 'report_organization_empty_table_error';
  const included = restaurants.some(({ monthsIncluded }) => (monthsIncluded ?? []).length > 0);
  return included ? null : 'report_invalid_organization_data_table_error';
}

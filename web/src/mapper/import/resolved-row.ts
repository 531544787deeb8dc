import type { MappingDecision } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import type { MappingSheetRow } from '@plateprint/shared/mapper/mapping-sheet.ts';

/** Why a row is not taken. */
export type RowProblem = 'no_name' | 'long_name' | 'no_ingredient' | 'unknown_ingredient' | 'unknown_origin' | 'unknown_organic';

/** A row of a file with what it was understood as: a decision, or why there is none. */
export interface ResolvedRow {
  sheet: MappingSheetRow;
  /** The name of its food, for people; null where it is not understood. */
  label: string | null;
  decision: MappingDecision | null;
  problem: RowProblem | null;
  /** The file does not say what it is: the food data is sure by the name. */
  isGuess: boolean;
}

import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { BoardScope } from '@plateprint/shared/leaderboard/anonymity.ts';
import type { BoardPeriod } from '@plateprint/shared/leaderboard/board-period.ts';
import type { Measure } from '@plateprint/shared/leaderboard/measure.ts';

/** What makes a board that one and no other. */
export interface BoardKey {
  scope: BoardScope;
  /** The organization, the enterprise, or the sector's word. */
  scopeId: string;
  location: EmissionDatabase;
  period: BoardPeriod;
  measure: Measure;
}

/** Sales alone are ranked: what a kitchen bought in a month says how it stocks up as much as how it cooks. */
export const RANKED_VARIETY = 'sales';

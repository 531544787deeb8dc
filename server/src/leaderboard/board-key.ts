import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { BoardScope } from '@plateprint/shared/leaderboard/anonymity.ts';
import type { BoardPeriod } from '@plateprint/shared/leaderboard/board-period.ts';
import type { Measure } from '@plateprint/shared/leaderboard/measure.ts';

/** Boards that rank the same restaurants over the same months, each by its own measure: they are worked out together. */
export interface BoardGroup {
  scope: BoardScope;
  /** The organization, the enterprise, or the sector's word. */
  scopeId: string;
  emissionDatabase: EmissionDatabase;
  period: BoardPeriod;
}

/** The choices that identify one board. */
export interface BoardKey extends BoardGroup {
  measure: Measure;
}

/** Sales alone are ranked: what a kitchen bought in a month says how it stocks up as much as how it cooks. */
export const RANKED_VARIETY = 'sales';

import type { CarbonLevel } from '../../footprint/carbon-level.ts';
import type { ReportTotals } from '../model/report-data.ts';
import { sum } from './added.ts';

export type LevelledTotals = Pick<ReportTotals, 'servingsByLevel' | 'servingsCounted'>;

/** Servings, or kilograms in procurement, that have a level; also for a reader who is not shown which. */
export function servingsCounted({ servingsByLevel, servingsCounted: counted = 0 }: LevelledTotals): number {
  return servingsByLevel ? sum(Object.values(servingsByLevel).map(({ servings }) => servings)) : counted;
}

/** Those of one level, of totals as they are kept: only a reader outside gets them without. */
export function servingsOfLevel({ servingsByLevel }: LevelledTotals, level: CarbonLevel): number {
  return servingsByLevel?.[level].servings ?? 0;
}

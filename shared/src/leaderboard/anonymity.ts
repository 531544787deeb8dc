import * as z from 'zod/mini';
import type { Measure } from './measure.ts';

/** The restaurants of a board: one organization's, an enterprise's, or all of a sector, whoever they belong to. */
export const BOARD_SCOPES = ['organization', 'enterprise', 'sector'] as const;
export const BoardScope = z.enum(BOARD_SCOPES);
export type BoardScope = z.infer<typeof BoardScope>;

/** Ranked restaurants without a name to the reader must be at least so many, of at least so many organizations. */
const LEAST_STRANGERS: Readonly<Record<BoardScope, { restaurants: number; organizations: number }>> = {
  organization: { restaurants: 0, organizations: 0 },
  enterprise: { restaurants: 5, organizations: 1 },
  sector: { restaurants: 5, organizations: 3 },
};

/**
 * Whether the figures on a board would tell whose they are, although no name stands with them. It counts strangers alone: of
 * five restaurants of which four are the reader's, everybody knows whose the fifth is.
 */
export function singlesOut(scope: BoardScope, strangers: { restaurants: number; organizations: number }): boolean {
  if (strangers.restaurants === 0) return false;
  const least = LEAST_STRANGERS[scope];
  return strangers.restaurants < least.restaurants || strangers.organizations < least.organizations;
}

/** The parts of a row that could show whose it is, or let somebody follow it from one period or measure to another. */
export interface RevealingRow {
  restaurant: unknown;
  months: unknown;
  movement: unknown;
  level: unknown;
  perServing: unknown;
}

/**
 * A row without anything that tells whose it is: the place and the figure stay. So does the level where it follows from the
 * figure (per kg); on the other boards the only one of its level could be found again.
 */
export function anonymised<R extends RevealingRow>(
  row: R,
  measure: Measure,
): R & { restaurant: null; months: null; movement: null; level: R['level'] | null; perServing: null } {
  const level = measure === 'per_kg' ? row.level : null;
  // Not rounded as the figure is: it would tell more.
  return { ...row, restaurant: null, months: null, movement: null, level, perServing: null };
}

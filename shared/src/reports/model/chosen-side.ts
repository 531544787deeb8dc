import * as z from 'zod/mini';
import { Version } from '../../kernel/api/version.ts';
import { Id } from '../../kernel/id.ts';
import { isMonth, type Month, monthsBetween } from '../../kernel/month.ts';

const MonthText = z.string().check(z.refine((text) => isMonth(text), 'no_month'));

/** Two years of a kitchen: so many reports are opened for one side, one after the other. */
export const MOST_MONTHS_OF_SIDE = 24;

/** Months of a kitchen, both included. */
const MonthsSide = z
  .object({ kind: z.literal('months'), restaurantId: Id, from: MonthText, to: MonthText })
  .check(z.refine(isSpan, { path: ['to'], error: 'no_span' }));

/** What can be held against something else: months of a kitchen, a report, a recipe; of the last two a former version too. */
export const ChosenSide = z.union([
  MonthsSide,
  z.object({ kind: z.literal('report'), reportId: Id, version: z.optional(Version) }),
  z.object({ kind: z.literal('recipe'), recipeId: Id, version: z.optional(Version) }),
]);
export type ChosenSide = z.infer<typeof ChosenSide>;

function isSpan({ from, to }: { from: string; to: string }): boolean {
  if (!isMonth(from) || !isMonth(to) || from > to) return false;
  return monthsOfSide({ from, to }).length <= MOST_MONTHS_OF_SIDE;
}

export function monthsOfSide({ from, to }: { from: string; to: string }): Month[] {
  return isMonth(from) && isMonth(to) ? monthsBetween(from, to) : [];
}

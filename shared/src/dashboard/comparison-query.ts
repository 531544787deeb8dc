import * as z from 'zod/mini';
import { EmissionDatabase } from '../ingredients/ingredient-facts.ts';
import { Cursor } from '../kernel/id.ts';
import { LIST_PAGE } from '../kernel/api/list-query.ts';
import { isMonth, type Month } from '../kernel/month.ts';
import { searchText } from '../kernel/plain-text.ts';
import { ReportVariety } from '../reports/model/report-kind.ts';
import { wireName } from '../kernel/api/wire-name.ts';

export const COMPARED_BY = [
  'co2',
  'per_portion',
  'per_kg',
  'low_share',
  'change',
  'coverage',
  'months',
  'servings',
  'name',
] as const;
export const ComparedBy = z.enum(COMPARED_BY);
export type ComparedBy = z.infer<typeof ComparedBy>;

export const SortOrder = z.enum(['ascending', 'descending']);
export type SortOrder = z.infer<typeof SortOrder>;

const MonthText = z.string().check(z.refine((text) => isMonth(text), 'no_month'));

/** Rows of one page at most: so many are fetched at once for a file. */
export const MOST_ROWS = 500;

export const ComparisonQuery = z.object({
  variety: z._default(ReportVariety, 'sales'),
  emissionDatabase: z._default(wireName('location', EmissionDatabase), 'organization'),
  /** Months `2026-10` from 1990 to 2100, both included; without them the last twelve full months. */
  from: z.optional(MonthText),
  to: z.optional(MonthText),
  sort: z._default(ComparedBy, 'co2'),
  /** By itself names ascend and everything else descends; what is unknown stands last in both. */
  order: z.optional(SortOrder),
  /** A part of the name. */
  search: z.optional(searchText(200)),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_ROWS)), LIST_PAGE),
  cursor: z.optional(Cursor),
});
export type ComparisonQuery = z.infer<typeof ComparisonQuery>;

export function asMonth(text: string | undefined): Month | null {
  return text !== undefined && isMonth(text) ? text : null;
}

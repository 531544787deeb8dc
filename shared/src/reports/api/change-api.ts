import * as z from 'zod/mini';
import { SaidDifference } from '../../footprint/difference/said-difference.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { isMonth } from '../../kernel/month.ts';
import { BridgePart } from '../bridge/bridge-part.ts';
import { ReportVariety } from '../model/report-kind.ts';

const MonthText = z.string().check(z.refine((text) => isMonth(text), 'no_month'));

/** The measure of a change: the total, or the average by which months are compared. */
export const CHANGE_BASES = ['average', 'total'] as const;
export const ChangeBasis = z.enum(CHANGE_BASES);
export type ChangeBasis = z.infer<typeof ChangeBasis>;

/** Why a month is other than another: parts that sum to the difference, each with the rows that make most of it. */
export const MonthsChange = z.object({
  from: z.string(),
  to: z.string(),
  /** By what the grams are: in total, per portion of sales, per kg of purchases. */
  per: z.enum(['total', 'portion', 'kg']),
  /** Grams CO2e of either month. */
  before: z.number(),
  after: z.number(),
  difference: z.nullable(SaidDifference),
  parts: z.array(
    z.object({
      part: BridgePart,
      co2: z.number(),
      /** Five at most, the largest first; they are called as they were written. */
      rows: z.array(z.object({ name: z.string(), co2: z.number() })),
    }),
  ),
});
export type MonthsChange = z.infer<typeof MonthsChange>;

export const readChange = endpoint({
  method: 'GET',
  path: '/reports/change/{restaurantId}',
  callers: 'signed-in',
  summary: 'Read why a restaurant’s month is other than another one',
  description: 'Null where one of the months has no completed report, counts too little, or does not say what it was made of.',
  params: z.object({ restaurantId: Id }),
  query: z.object({
    variety: z._default(ReportVariety, 'sales'),
    from: MonthText,
    to: MonthText,
    basis: z._default(ChangeBasis, 'average'),
  }),
  reply: z.object({ change: z.nullable(MonthsChange) }),
});

import * as z from 'zod/mini';
import { described } from '../kernel/api/described.ts';

/**
 * What the change of an average over a year is made of, in the order in which it is shown: how much each kitchen and month counts, what
 * bridges of two months tell apart (`reports/bridge`), and what no report says any more.
 */
const YEAR_CAUSES = ['shares', 'mix', 'recipes', 'supply', 'matching', 'food_data', 'rest'] as const;
const YearCause = z.enum(YEAR_CAUSES);
type YearCause = z.infer<typeof YearCause>;

/** Those that two months of one kitchen are told apart by; how much it sold in all moves no average. */
export const BRIDGED_CAUSES = ['mix', 'recipes', 'supply', 'matching', 'food_data'] as const satisfies readonly YearCause[];
export type BridgedCause = (typeof BRIDGED_CAUSES)[number];

export const CauseOfYear = z.object({
  cause: YearCause,
  co2: described(z.number(), 'Grams CO2e per portion or kilogram; all causes sum to the difference of the averages.'),
  of: described(
    z.array(z.object({ id: z.string(), name: z.string(), co2: z.number() })),
    'The five kitchens, or months (`YYYY-MM`) of one kitchen, that make most of it; of those that count enough.',
  ),
});
export type CauseOfYear = z.infer<typeof CauseOfYear>;

/** The part of one kitchen, or of one month of a kitchen; a weight is its share, 0–1, of all portions or kilograms of a year. */
export interface PartOfYear {
  id: string;
  name: string;
  /** Whether so much of it counts, in both years, that something may be said of it alone. */
  mayBeNamed: boolean;
  /** Its weight now, less its weight then. */
  weight: number;
  /** The same times the mean of its averages, month by month. */
  weighted: number;
  /** The causes of bridges, each times the mean of the weights; 0 where there is no bridge. */
  bridged: Readonly<Record<BridgedCause, number>>;
  /** Whether of some of its months a bridge is known. */
  isBridged: boolean;
}

/** Named for each cause. */
const MOST = 5;
/** Less than this share of the averages is rounding. */
const ROUNDING = 1e-9;

/**
 * Why an average is other than the year before. An average is the sum of weight × average over kitchens and months; its difference is
 * split in two by the mean of both years (Shapley of two): that each counts for more or less, and that each has another average, which
 * its own bridge splits further. So the causes sum to the difference. Null where no bridge is known, and nothing could be said.
 */
export function causesOfYear(
  parts: readonly PartOfYear[],
  { former, now }: { former: number; now: number },
): CauseOfYear[] | null {
  if (!parts.some(({ isBridged }) => isBridged)) return null;
  const middle = (former + now) / 2;
  const least = ROUNDING * Math.max(Math.abs(former), Math.abs(now));
  const cause = (of: YearCause, co2Of: (part: PartOfYear) => number): CauseOfYear => {
    const each = parts.map((part) => ({ part, co2: co2Of(part) }));
    const named = each
      .filter(({ part, co2 }) => part.mayBeNamed && Math.abs(co2) > least)
      .toSorted((one, other) => Math.abs(other.co2) - Math.abs(one.co2) || (one.part.id < other.part.id ? -1 : 1));
    return {
      cause: of,
      co2: each.reduce((sum, { co2 }) => sum + co2, 0),
      of: named.slice(0, MOST).map(({ part: { id, name }, co2 }) => ({ id, name, co2 })),
    };
  };
  const causes = [
    // Weights sum to 1 in both years: what counts for more brings what it has above the middle.
    cause('shares', ({ weight, weighted }) => weighted - middle * weight),
    ...BRIDGED_CAUSES.map((of) => cause(of, ({ bridged }) => bridged[of])),
  ];
  const rest = now - former - causes.reduce((sum, { co2 }) => sum + co2, 0);
  return [...causes, { cause: 'rest' as const, co2: rest, of: [] }].map((each) =>
    Math.abs(each.co2) > least ? each : { ...each, co2: 0, of: [] },
  );
}

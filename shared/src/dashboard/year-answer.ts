import * as z from 'zod/mini';
import { mayBeCompared } from '../footprint/coverage.ts';
import { differenceOfCounted } from '../footprint/difference/counted-side.ts';
import { SaidDifference } from '../footprint/difference/said-difference.ts';
import { Figure } from '../footprint/figure.ts';
import { described } from '../kernel/api/described.ts';
import type { ReportVariety } from '../reports/model/report-kind.ts';
import { changeOf } from './compare.ts';
import { type ComparedMonths, differenceOfMonths, foodsOfChange } from './compared-foods.ts';
import { averageOfSums, coverageOfSums } from './compared-sums.ts';
import { ComparedChange, FoodOfChange } from './comparison.ts';
import { CauseOfYear } from './year-causes.ts';

/**
 * What a total changed by because of how much was sold or bought, and because of what each portion or kilogram emits. The two sum to the
 * difference: each is taken at the mean of both years of the other (Shapley of two).
 */
const PartsOfTotal = z.object({
  amount: described(z.number(), 'Grams CO2e by more or fewer portions, or kilograms.'),
  average: described(z.number(), 'Grams CO2e by what each of them emits.'),
});

const ChangeOfTotal = z.object({
  former: described(Figure, 'Grams CO2e of the year before, of the same months.'),
  now: described(Figure, 'Grams CO2e of the latest year.'),
  difference: described(z.nullable(SaidDifference), 'The latest year against the one before; null where nothing may be said.'),
  parts: described(
    z.nullable(PartsOfTotal),
    'What makes the difference; the parts sum to it. Null where the years are of several releases.',
  ),
});

/** Whether a place came down in a year: its months against the same months of the year before, of each kitchen that has both. */
export const YearAnswer = z.object({
  from: described(z.string(), 'The first month of the latest year, `YYYY-MM`.'),
  to: described(z.string(), 'Its last month.'),
  months: described(z.number(), 'Months of kitchens that have a completed report in both years.'),
  expected: described(z.number(), 'Months of kitchens that a year has.'),
  missing: described(
    z.array(z.object({ month: z.string(), restaurants: z.number() })),
    'Months of the latest year that are not in it, for lack of a report of that month or of the same one a year before, with how many restaurants lack it.',
  ),
  average: described(
    z.nullable(ComparedChange),
    'Grams CO2e per portion (sales) or kilogram (procurement), before and now; null where one is unknown or counts too little.',
  ),
  total: described(z.nullable(ChangeOfTotal), 'All of it, before and now; null where one is unknown or counts too little.'),
  changeByFood: described(z.array(FoodOfChange), 'What makes the change of the average, by food.'),
  causes: described(
    z.nullable(z.array(CauseOfYear)),
    'Why the average changed, by cause; null where it is not said, or not worked out yet.',
  ),
  foodDataVersion: described(
    z.nullable(z.string()),
    'The release of the food data that both years are counted with where their reports were made with several; null: as published.',
  ),
  isMixed: described(
    z.boolean(),
    'Whether the reports are of several releases of the food data, and not yet worked out at one: a release is part of any change.',
  ),
});
export type YearAnswer = z.infer<typeof YearAnswer>;

/** Months that some kitchens do not have in both years, and how many. */
export function monthsNotPaired(
  months: readonly string[],
  { kitchens, paired }: { kitchens: number; paired: ReadonlyMap<string, number> },
): YearAnswer['missing'] {
  return months.flatMap((month) => {
    const restaurants = kitchens - (paired.get(month) ?? 0);
    return restaurants > 0 ? [{ month, restaurants }] : [];
  });
}

/** Both years of a place, of the months of kitchens that have both. */
export interface TwoYears {
  restaurants: number;
  now: ComparedMonths;
  former: ComparedMonths;
}

type Answered = Pick<YearAnswer, 'average' | 'total' | 'changeByFood' | 'isMixed'>;

export function answerOfYear({ restaurants, now, former }: TwoYears, variety: ReportVariety): Answered {
  const change = changeOf({ restaurants, now: now.sums, former: former.sums }, variety);
  const isMixed = isOfReleases({ now, former });
  return {
    average: change && { ...change, difference: differenceOfMonths(former, now, variety) },
    total: changeOfTotal({ restaurants, now, former }, variety),
    changeByFood: isMixed ? [] : foodsOfChange(former, now, variety),
    isMixed,
  };
}

/** Whether several releases were used: years differ by them too, and no cause is named then. */
function isOfReleases({ now, former }: Pick<TwoYears, 'now' | 'former'>): boolean {
  return new Set([...now.versions, ...former.versions]).size > 1;
}

function changeOfTotal({ now, former }: TwoYears, variety: ReportVariety): YearAnswer['total'] {
  const [before, after] = [averageOfSums(former.sums, variety), averageOfSums(now.sums, variety)];
  if (former.sums.co2 === null || now.sums.co2 === null || before === null || after === null) return null;
  const side = (of: ComparedMonths) => ({
    id: of.id,
    co2: of.sums.co2?.value ?? 0,
    per: mayBeCompared(coverageOfSums(of.sums, variety).state) ? 1 : null,
    share: coverageOfSums(of.sums, variety).share ?? 0,
    foods: of.foods,
    versions: of.versions,
  });
  const [sold, soldBefore] = [now, former].map((of) => (of.sums.co2?.value ?? 0) / (of === now ? after.value : before.value)) as [
    number,
    number,
  ];
  return {
    former: former.sums.co2,
    now: now.sums.co2,
    difference: differenceOfCounted(side(former), side(now)),
    parts: isOfReleases({ now, former })
      ? null
      : {
          amount: ((sold - soldBefore) * (before.value + after.value)) / 2,
          average: ((after.value - before.value) * (sold + soldBefore)) / 2,
        },
  };
}

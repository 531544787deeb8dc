import { type CountedSide, differenceOfCounted } from '@plateprint/shared/footprint/difference/counted-side.ts';
import type { FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import { namedDifference } from '@plateprint/shared/footprint/difference/said-difference.ts';
import { trend } from '@plateprint/shared/footprint/trend.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { coverageOfReport, isCoveredEnough } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import type { AverageChange } from '@plateprint/shared/reports/totals/dashboard.ts';
import { averageOf, type MonthFigures } from '@plateprint/shared/reports/totals/monthly-history.ts';

interface KnownMonths {
  figures: ReadonlyMap<Month, MonthFigures>;
  foods: ReadonlyMap<Month, readonly FoodPart[]>;
  variety: ReportVariety;
  nameOfFood: (food: string) => string | null;
}

/** How the average of a month changed since another; null where one of them is unknown or counts too little. */
export function changeOfMonth(known: KnownMonths, from: Month, to: Month): Omit<AverageChange, 'foodDataVersion'> | null {
  const { figures, variety, nameOfFood } = known;
  const [former, latest] = [figures.get(from), figures.get(to)];
  if (!former || !latest || !isCoveredEnough(former, variety) || !isCoveredEnough(latest, variety)) return null;
  const change = trend(averageOf(former, variety)?.value ?? null, averageOf(latest, variety)?.value ?? null);
  const difference = differenceOfCounted(sideOf(known, from, former), sideOf(known, to, latest));
  return change && { ...change, difference: namedDifference(difference, nameOfFood) };
}

function sideOf({ foods, variety }: KnownMonths, month: Month, figures: MonthFigures): CountedSide {
  const { co2, portions, coverage, foodDataVersions } = figures;
  return {
    id: month,
    co2: co2?.value ?? 0,
    per: variety === 'sales' ? portions : coverage.weightCovered / 1000,
    share: coverageOfReport(figures, variety).share ?? 0,
    foods: foods.get(month) ?? [],
    versions: foodDataVersions,
  };
}

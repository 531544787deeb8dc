import type { Covered } from '@plateprint/shared/footprint/coverage.ts';
import type { ComparedSide } from '@plateprint/shared/footprint/difference/compared-side.ts';
import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import { scaled } from '@plateprint/shared/footprint/uncertainty.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { BridgeSide } from '@plateprint/shared/reports/bridge/bridge-side.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import type { Services } from '../../platform/services.ts';
import { bridgeOfReport, type ComparedReport, restated, restatedTwin, sideOfReport } from './compared-report.ts';

/** Parts and divisor of a side by one version of the food data. */
export interface SideFigures {
  side: ComparedSide;
  /** Grams CO2e without land-use change by what the side is divided by; null where no split is known. */
  without: Figure | null;
  bridge: BridgeSide | null;
  foodDataVersions: readonly string[];
}

/** One side of a comparison with its figures as they were published, and as the food data of today has them. */
export interface LoadedSide {
  kind: ReportVariety | 'recipe';
  /** Whose names it has; empty for a recipe. */
  kitchen: string;
  reportId: string | null;
  coverage: Covered;
  /** Grams that are counted, and whether enough of a dish is for a level. */
  weight: number;
  mayHaveLevel: boolean;
  emissionDatabase: EmissionDatabase;
  consumption: string;
  asPublished: SideFigures;
  /** By an emission database; null where only the parts of a report could be calculated anew. */
  today: (emissionDatabase: EmissionDatabase) => SideFigures | null;
}

/** What a side may be divided by. */
export interface Amounts {
  portions: number;
  grams: number;
}

/** Null too of what cannot be divided: no portions, no grams. */
export function dividedBy(per: number, figure: Figure | null): Figure | null {
  return figure && per > 0 ? scaled(figure, 1 / per) : null;
}

/** A report as a side, divided by what the caller compares by. */
export function loadedReport(
  foodData: Services['foodData'],
  report: ComparedReport,
  perOf: (amounts: Amounts) => number,
): LoadedSide {
  const { portions, coverage, foodDataVersions } = report.totals;
  const per = perOf({ portions, grams: coverage.weightCovered });
  return {
    kind: report.variety,
    kitchen: report.kitchen,
    reportId: report.id,
    coverage: report.coverage,
    weight: coverage.weightCovered,
    mayHaveLevel: true,
    emissionDatabase: report.emissionDatabase,
    consumption: report.consumption,
    asPublished: {
      side: sideOfReport(report, report.published, per),
      without: dividedBy(per, report.totals.co2WithoutLandUseChange),
      bridge: bridgeOfReport(foodData, report, null),
      foodDataVersions,
    },
    today: (by) => {
      const parts = restated(foodData, report, by);
      return (
        parts && {
          side: sideOfReport(report, parts, per),
          without: dividedBy(per, restatedTwin(foodData, report, by)),
          bridge: bridgeOfReport(foodData, report, by),
          foodDataVersions: [foodData.version],
        }
      );
    },
  };
}

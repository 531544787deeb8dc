import type { ComparedSide } from '@plateprint/shared/footprint/difference/compared-side.ts';
import { SERVING_GRAMS } from '@plateprint/shared/footprint/carbon-level.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { ComparedBasis, OpenComparedSide } from '@plateprint/shared/integrations/open/open-compare-api.ts';
import type { BridgeSide } from '@plateprint/shared/reports/bridge/bridge-side.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import type { Covered } from '@plateprint/shared/footprint/coverage.ts';

/** Parts and divisor of a side by one version of the food data. */
export interface SideFigures {
  side: ComparedSide;
  bridge: BridgeSide | null;
  foodDataVersions: readonly string[];
}

/** One side of a comparison with its figures as they were published, and as the food data of today has them. */
export interface LoadedSide {
  kind: ReportVariety | 'recipe';
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

export interface SideQuestion<Sent = OpenComparedSide> {
  sent: Sent;
  basis: ComparedBasis;
  /** `a` or `b`. */
  path: string;
}

/** The divisor of totals; 0 where there is nothing to divide by. */
export function perOf(basis: ComparedBasis, { portions, grams }: { portions: number; grams: number }): number {
  switch (basis) {
    case 'portion':
      return portions;
    case 'serving_400_g':
      return grams / SERVING_GRAMS;
    case 'kg':
      return grams / 1000;
    case 'total':
      return 1;
    default:
      return basis satisfies never;
  }
}

import { type Covered, mayBeCompared } from '../../footprint/coverage.ts';
import type { Figure } from '../../footprint/figure.ts';
import { scaled } from '../../footprint/uncertainty.ts';
import { addedKnown } from '../totals/added.ts';
import { coverageOfSales } from '../totals/coverage-of-report.ts';
import type { ReportEvidence } from '../evidence/report-evidence.ts';

export type Part = ReportEvidence['parts'][number];

export interface RestaurantSum {
  co2: Figure | null;
  /** The same without land-use change; null where its split is not known. */
  co2WithoutLandUseChange: Figure | null;
  /** Grams CO2e per kilogram; null of too little. */
  perKg: Figure | null;
  servings: number;
  covered: Pick<Covered, 'share' | 'state'>;
}

/** The sums of each restaurant, by its id. */
export function sumsOfRestaurants(parts: readonly Part[], whole: Covered): Map<string, RestaurantSum> {
  return new Map([...Map.groupBy(parts, ({ restaurantId }) => restaurantId)].map(([id, own]) => [id, sumOf(own, whole)]));
}

/** Reports rest on the same sources: their lows and highs are added as they are, never narrowed. */
export function sumOf(parts: readonly Part[], whole: Covered): RestaurantSum {
  const known = parts.flatMap(({ co2, co2WithoutLandUseChange, weightCovered }) =>
    co2 ? [{ co2, co2WithoutLandUseChange, weightCovered }] : [],
  );
  const co2 = addedKnown(known.map((each) => each.co2));
  const co2WithoutLandUseChange = addedKnown(known.map((each) => each.co2WithoutLandUseChange));
  const kilograms = known.reduce((sum, { weightCovered }) => sum + weightCovered, 0) / 1000;
  const servings = parts.reduce((sum, { totalServings }) => sum + totalServings, 0);
  const covered = coverageOf(parts, servings) ?? whole;
  const isEnough = mayBeCompared(covered.state);
  const perKg = isEnough && co2 && kilograms > 0 ? scaled(co2, 1 / kilograms) : null;
  return { co2, co2WithoutLandUseChange, perKg, servings, covered };
}

/** Null where a part does not say it. */
function coverageOf(parts: readonly Part[], servings: number): Covered | null {
  let counted = 0;
  for (const { servingsCounted } of parts) {
    if (servingsCounted === undefined) return null;
    counted += servingsCounted;
  }
  return coverageOfSales(counted, servings);
}

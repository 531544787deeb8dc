import { CARBON_LEVELS, type CarbonLevel, kgPerServing } from '../../footprint/carbon-level.ts';
import type { Figure } from '../../footprint/figure.ts';
import { levelShares } from '../../footprint/level-shares.ts';
import type { ReportLine, ReportTotals } from '../model/report-data.ts';
import { addedKnown, addedResource, sum } from './added.ts';
import { expectedWeight } from './coverage-of-report.ts';
import { averages } from './report-totals.ts';
import { servingsOfLevel } from './servings-counted.ts';

/**
 * Several completed reports as one: months of a period, restaurants of an organization. Their foods rest on the same
 * sources, so all may be too high or too low together: lows and highs are added as they are, never narrowed.
 * Null when there is nothing to add.
 */
export function mergedTotals(each: readonly ReportTotals[], numberOfGuests: number | null): ReportTotals | null {
  if (each.length === 0) return null;
  const of = (amountOf: (totals: ReportTotals) => number): number => sum(each.map(amountOf));
  const coverage = {
    rows: of((totals) => totals.coverage.rows),
    rowsCovered: of((totals) => totals.coverage.rowsCovered),
    rowsSetAside: of((totals) => totals.coverage.rowsSetAside),
    weight: of((totals) => totals.coverage.weight),
    weightCovered: of((totals) => totals.coverage.weightCovered),
    rowsOfUnknownWeight: of((totals) => totals.coverage.rowsOfUnknownWeight),
    weightExpected: of((totals) => expectedWeight(totals.coverage)),
    ...moneyOfOne(each),
  };
  const known = each.filter(({ co2 }) => co2 !== null);
  const servings = Object.fromEntries(
    CARBON_LEVELS.map((level) => [level, of((totals) => servingsOfLevel(totals, level))]),
  ) as Record<CarbonLevel, number>;
  return {
    foodDataVersions: [...new Set(each.flatMap(({ foodDataVersions }) => foodDataVersions))].toSorted(),
    ...averages({
      co2: added(each.map(({ co2 }) => co2)),
      co2WithoutLandUseChange: addedKnown(known.map(({ co2WithoutLandUseChange }) => co2WithoutLandUseChange)),
      portions: of(({ portions }) => portions),
      weightCovered: coverage.weightCovered,
      energy: addedResource(
        each,
        ({ energy }) => energy,
        (totals) => totals.coverage.weightCovered,
      ),
      numberOfGuests,
    }),
    totalServings: of(({ totalServings }) => totalServings),
    servingsByLevel: levelShares(servings),
    products: of(({ products }) => products),
    lowImpactProducts: of(({ lowImpactProducts }) => lowImpactProducts ?? 0),
    highestRecipe: extreme(
      each.map(({ highestRecipe }) => highestRecipe),
      1,
    ),
    lowestRecipe: extreme(
      each.map(({ lowestRecipe }) => lowestRecipe),
      -1,
    ),
    water: addedResource(each, ({ water }) => water, weightOf),
    land: addedResource(each, ({ land }) => land, weightOf),
    coverage,
  };
}

/** That of one report alone: each is in its own file's currency, and money of several is never added up. */
function moneyOfOne([first, ...others]: readonly ReportTotals[]): Pick<ReportTotals['coverage'], 'money' | 'moneyCovered'> {
  const { money, moneyCovered = 0 } = first?.coverage ?? {};
  return others.length > 0 || money === undefined ? {} : { money, moneyCovered };
}

function added(figures: readonly (Figure | null)[]): Figure | null {
  return addedKnown(figures.filter((figure) => figure !== null));
}

/** The line with the most (1) or the least (-1) CO2e in a serving of 400 g. */
export function extreme(lines: readonly (ReportLine | null)[], sign: 1 | -1): ReportLine | null {
  const heaviness = ({ co2, weightCovered }: ReportLine): number => sign * (kgPerServing(co2?.value ?? null, weightCovered) ?? 0);
  return (
    lines.filter((line) => line !== null).toSorted((a, b) => heaviness(b) - heaviness(a) || (a.key < b.key ? -1 : 1))[0] ?? null
  );
}

function weightOf({ coverage }: ReportTotals): number {
  return coverage.weight;
}

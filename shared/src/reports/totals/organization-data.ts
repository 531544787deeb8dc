import { levelOfReport } from './level-of-report.ts';
import { mergedTotals } from './merged-totals.ts';
import type { ReportData, ReportLine, ReportTotals } from '../model/report-data.ts';
import { reportTotals } from './report-totals.ts';

/** A restaurant with the totals of its months. */
export interface RestaurantTotals {
  id: string;
  name: string;
  totals: readonly ReportTotals[];
}

/**
 * Restaurants of an organization as one report, a line each. What each food adds is in the restaurants' own reports: those
 * stay closed, so there are no contributions.
 */
export function organizationData(restaurants: readonly RestaurantTotals[], foodDataVersion: string): ReportData {
  const each = restaurants.flatMap((restaurant) => {
    const totals = mergedTotals(restaurant.totals, null);
    return totals ? [{ restaurant, totals }] : [];
  });
  const none = reportTotals([], { foodDataVersion, numberOfGuests: null, levelsBy: 'servings' });
  const merged = mergedTotals(
    each.map(({ totals }) => totals),
    null,
  );
  return {
    ...(merged ?? none),
    foodDataVersion,
    lines: each.map(({ restaurant, totals }) => restaurantLine(restaurant, totals)),
    contributions: [],
  };
}

function restaurantLine({ id, name }: RestaurantTotals, totals: ReportTotals): ReportLine {
  const { co2, co2WithoutLandUseChange, totalServings, portions, coverage, water, land } = totals;
  return {
    key: id,
    id,
    name,
    rows: coverage.rows,
    servings: totalServings,
    mealSize: totalServings > 0 ? portions / totalServings : 1,
    weight: coverage.weight,
    weightCovered: coverage.weightCovered,
    co2,
    co2WithoutLandUseChange,
    level: levelOfReport(totals, 'sales'),
    water,
    land,
    complete: coverage.rowsCovered + coverage.rowsSetAside === coverage.rows,
    money: null,
  };
}

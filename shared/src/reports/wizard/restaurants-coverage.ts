import { isMonth, type Month } from '../../kernel/month.ts';
import type { MonthCoverage } from '../model/month-coverage.ts';

/** Of several restaurants: a month is included when all of them have it, missing when one lacks it. In the order of time. */
export function coverageOfRestaurants(
  restaurants: readonly { monthsIncluded?: readonly string[] | undefined; monthsMissing?: readonly string[] | undefined }[],
): MonthCoverage {
  const missing = new Set(restaurants.flatMap(({ monthsMissing }) => monthsMissing ?? []));
  const included = new Set(restaurants.flatMap(({ monthsIncluded }) => monthsIncluded ?? []));
  return { monthsIncluded: inOrder([...included].filter((month) => !missing.has(month))), monthsMissing: inOrder(missing) };
}

function inOrder(months: Iterable<string>): Month[] {
  return [...months].filter(isMonth).toSorted();
}

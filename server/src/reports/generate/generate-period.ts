import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { type Day, firstDayOf, lastDayOf, type Month, monthOfDay } from '@plateprint/shared/kernel/month.ts';
import { monthCoverage } from '@plateprint/shared/reports/model/month-coverage.ts';
import { restaurantRowStatus } from '@plateprint/shared/reports/model/report-status.ts';
import { servingsCounted } from '@plateprint/shared/reports/totals/servings-counted.ts';
import { packedBodyOf } from '../body-store.ts';
import { type MonthTotals, totalsOfMonths } from '../store/month-store.ts';
import type { Generated, Generation } from './generated.ts';
import { generateOfReports } from './generate-of-reports.ts';

/**
 * A restaurant's sales over a period: its completed monthly reports together, each with the food data it was made with.
 * @throws invalid_input for a period without any
 */
export async function generatePeriod(generation: Generation): Promise<Generated> {
  const { database, draft, restaurant, progress } = generation;
  const [start, end] = [draft.startDate as Day, draft.endDate as Day];
  const { organizationId, id, name } = restaurant;
  const months = await totalsOfMonths(database, {
    organizationId,
    restaurantIds: [id],
    variety: 'sales',
    from: firstDayOf(monthOfDay(start)),
    to: lastDayOf(monthOfDay(end)),
    emissionDatabase: draft.emissionDatabase,
  });
  if (months.length === 0) throw new AppError('invalid_input', [NO_MONTHS]);
  const documents: Uint8Array[] = [];
  for (const { reportId } of months) {
    await progress.step('reading', documents.length, months.length);
    const document = await packedBodyOf(generation, { organizationId, id: reportId }, 'document');
    if (document) documents.push(document);
  }
  const coverage = monthCoverage(start, end, new Set(months.map(({ startDate }) => startDate.slice(0, 7) as Month)));
  return generateOfReports(generation, {
    of: { documents },
    foods: { of: months.map(({ reportId }) => reportId) },
    evidence: { recipes: [], rows: [], sources: [], parts: months.map((month) => partOf(month, name)) },
    restaurants: [{ id, name, ...coverage, status: restaurantRowStatus(coverage) }],
    unmatchedRows: 0,
  });
}

const NO_MONTHS = {
  path: 'report',
  code: 'report_sales_empty_table_error',
  message: 'No month of the period has a completed report.',
};

/** A report that others are made of, as evidence names it. */
function partOf({ reportId, restaurantId, startDate, totals }: MonthTotals, restaurant: string) {
  const { foodDataVersions, co2, co2WithoutLandUseChange, totalServings, coverage } = totals;
  return {
    reportId,
    restaurantId,
    restaurant,
    startDate,
    foodDataVersions,
    co2,
    co2WithoutLandUseChange,
    totalServings,
    weightCovered: coverage.weightCovered,
    servingsCounted: servingsCounted(totals),
  };
}

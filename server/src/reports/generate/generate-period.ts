import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { type Day, firstDayOf, lastDayOf, type Month, monthOfDay } from '@plateprint/shared/kernel/month.ts';
import { changeFirst } from '@plateprint/shared/reports/totals/change-first.ts';
import { monthCoverage } from '@plateprint/shared/reports/model/month-coverage.ts';
import { periodData } from '@plateprint/shared/reports/totals/period-data.ts';
import type { ReportData } from '@plateprint/shared/reports/model/report-data.ts';
import { restaurantRowStatus } from '@plateprint/shared/reports/model/report-status.ts';
import { servingsCounted } from '@plateprint/shared/reports/totals/servings-counted.ts';
import { bodyOf, type Bodies } from '../body-store.ts';
import { type MonthTotals, totalsOfMonths } from '../store/month-store.ts';
import { EMISSION_DATABASES, type Totalled } from '../store/total-store.ts';
import type { Generation, ReportFigures } from './generated.ts';

/**
 * A restaurant's sales over a period: its completed monthly reports together, each with the food data it was made with.
 * @throws invalid_input for a period without any
 */
export async function generatePeriod(generation: Generation): Promise<ReportFigures> {
  const { database, draft, restaurant, foodData, progress } = generation;
  const [start, end] = [draft.startDate as Day, draft.endDate as Day];
  const months = await totalsOfMonths(database, {
    organizationId: restaurant.organizationId,
    restaurantIds: [restaurant.id],
    variety: 'sales',
    from: firstDayOf(monthOfDay(start)),
    to: lastDayOf(monthOfDay(end)),
    location: draft.location,
  });
  if (months.length === 0) throw new AppError('invalid_input', [NO_MONTHS]);
  const documents: Bodies['document'][] = [];
  for (const { reportId: id } of months) {
    await progress.step('reading', documents.length, months.length);
    const document = await bodyOf(generation, { organizationId: restaurant.organizationId, id }, 'document');
    if (document) documents.push(document);
  }
  const totals = {} as Record<EmissionDatabase, Totalled>;
  for (const emissionDatabase of EMISSION_DATABASES) {
    const data: ReportData = periodData(
      documents.map((document) => document[emissionDatabase]),
      foodData.version,
    );
    totals[emissionDatabase] = { data, changeFirst: changeFirst('dish', data) };
  }
  const coverage = monthCoverage(start, end, new Set(months.map(({ startDate }) => startDate.slice(0, 7) as Month)));
  const { id, name } = restaurant;
  return {
    totals,
    foods: { of: months.map(({ reportId }) => reportId) },
    evidence: { recipes: [], rows: [], sources: [], parts: months.map((month) => partOf(month, name)) },
    restaurants: [{ id, name, ...coverage, status: restaurantRowStatus(coverage) }],
    unmatchedRows: 0,
  };
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

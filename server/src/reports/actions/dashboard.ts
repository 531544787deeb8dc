import { mayReadOrganizationReports, mayReadReports, restaurantsInReport } from '@plateprint/shared/access/abilities.ts';
import { type Actor, organizationOf } from '@plateprint/shared/access/actor.ts';
import type { HandlerInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { type Day, firstDayOf, history, type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import { againstBenchmark } from '@plateprint/shared/reports/totals/against-benchmark.ts';
import type { readDashboard } from '@plateprint/shared/reports/api/dashboard-api.ts';
import type { Dashboard } from '@plateprint/shared/reports/totals/dashboard.ts';
import { isCoveredEnough } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import { firstMonth, monthsWithoutReport } from '@plateprint/shared/reports/totals/months-without-report.ts';
import { averageOf, type MonthFigures, monthlyItem } from '@plateprint/shared/reports/totals/monthly-history.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { UNKNOWN_ENERGY } from '@plateprint/shared/footprint/per-thousand-kcal.ts';
import { mergedTotals } from '@plateprint/shared/reports/totals/merged-totals.ts';
import type { ReportTotals } from '@plateprint/shared/reports/model/report-data.ts';
import { demand } from '../../access/demand.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type OwnedRestaurant, restaurantOf } from '../../restaurants/restaurant-store.ts';
import { changeFirstOfMonth, languageOf, type Months, newestBenchmark, restaurantsToChange } from '../dashboard-store.ts';
import { monthsAt } from './month-basis.ts';
import { namesForReader } from '../generate/names-for-reader.ts';
import { beginningsOf } from '../store/beginnings-store.ts';
import { reportsAreComing } from '../store/coming-store.ts';
import { restaurantsOfOrganization } from '../store/report-restaurant-store.ts';

const MONTHS = 12;

type DashboardRequest = HandlerInput<typeof readDashboard>;

/** Twelve months of a restaurant, or of those of its organization that the reader sees, with what stands out. */
export async function dashboardOf(
  { database, clock, foodData }: Pick<Services, 'database' | 'clock' | 'foodData'>,
  actor: Actor,
  { params, query: { category, variety, emissionDatabase, foodData: basis } }: Pick<DashboardRequest, 'params' | 'query'>,
): Promise<Dashboard> {
  const restaurant = await restaurantOf(database, actor, params.id);
  const restaurantIds = await lookedAt(database, actor, restaurant, category);
  const span = history(MONTHS, clock().toISOString().slice(0, 10) as Day);
  const [formerMonth, month] = span.slice(-2) as [Month, Month];
  const { organizationId } = restaurant;
  const yearBefore = monthLater(month, -MONTHS);
  const dates = { from: firstDayOf(yearBefore), to: firstDayOf(month) };
  const asked: Months = { organizationId, restaurantIds, variety, type: 'monthly', emissionDatabase, ...dates };
  const isOrganization = category === 'organization';
  const compared = [yearBefore, formerMonth, month];
  const language = await languageOf(database, actor.userId);
  const [{ figures: known, changeFrom, foodData: figuresAt }, benchmark, changeFirst, beginnings] = await Promise.all([
    monthsAt({ database, foodData }, { months: asked, compared, basis, language }),
    newestBenchmark(database, { organizationId, restaurantId: isOrganization ? null : restaurant.id, variety }),
    (isOrganization ? restaurantsToChange : changeFirstOfMonth)(database, asked),
    beginningsOf(database, asked),
  ]);
  const figures = new Map([...known].filter(([each]) => each !== yearBefore));
  const yearChange = changeFrom(yearBefore, month);
  const kept = span.map((each) => monthlyItem(each, figures.get(each) ?? null, { variety, language }));
  const extremes = kept.flatMap(({ highestRecipe, lowestRecipe }) => [highestRecipe ?? [], lowestRecipe ?? []].flat());
  const named = await namesForReader(
    { database, foodData },
    { organizationId, variety, language },
    isOrganization ? extremes : [...extremes, ...changeFirst],
  );
  const items = kept.map((item) => ({
    ...item,
    highestRecipe: item.highestRecipe && named(item.highestRecipe),
    lowestRecipe: item.lowestRecipe && named(item.lowestRecipe),
  }));
  const missing = monthsWithoutReport(items, beginnings);
  return {
    category,
    variety,
    emissionDatabase,
    month,
    formerMonth,
    change: changeFrom(formerMonth, month),
    yearChange: yearChange && { ...yearChange, from: yearBefore },
    history: items,
    average: averageOfMonths([...figures.values()], variety),
    benchmark: againstBenchmark(benchmark, comparedPerKg(figures.get(month), variety), variety),
    changeFirst: !isEnough(figures.get(month), variety) ? [] : isOrganization ? changeFirst : changeFirst.map(named),
    missing,
    since: firstMonth(beginnings),
    areComing: missing.length > 0 && (await reportsAreComing(database, organizationId)),
    restaurants: restaurantIds.length,
    foodDataVersions: [...new Set([...figures.values()].flatMap(({ foodDataVersions }) => foodDataVersions))].toSorted(),
    foodData: figuresAt,
  };
}

async function lookedAt(
  database: Database,
  actor: Actor,
  restaurant: OwnedRestaurant,
  category: DashboardRequest['query']['category'],
): Promise<string[]> {
  if (category === 'restaurant') {
    demand(mayReadReports(actor, restaurant));
    return [restaurant.id];
  }
  const organization = organizationOf(restaurant);
  demand(mayReadOrganizationReports(actor, organization));
  const all = await restaurantsOfOrganization(database, organization.id);
  return restaurantsInReport(actor, organization, all).map(({ id }) => id);
}

/** Grams CO2e per kilogram; null for a month that counts too little to be compared. */
function comparedPerKg(month: MonthFigures | undefined, variety: ReportVariety): number | null {
  return isEnough(month, variety) ? (month.co2PerKgOfFood?.value ?? null) : null;
}

function isEnough(month: MonthFigures | undefined, variety: ReportVariety): month is MonthFigures {
  return month !== undefined && isCoveredEnough(month, variety);
}

/** Of all months together: total divided by portions, or by kilograms; null where they count too little together. */
function averageOfMonths(months: readonly MonthFigures[], variety: ReportVariety): Dashboard['average'] {
  const together = mergedTotals(months.map(asTotals), null);
  return together && isCoveredEnough(together, variety) ? averageOf(together, variety) : null;
}

/** A month's figures as totals; those that it does not have are in no average. */
function asTotals(month: MonthFigures): ReportTotals {
  const nothing = { value: null, coverage: 0 };
  return {
    ...month,
    co2WithoutLandUseChange: null,
    co2PerGuest: null,
    co2Per1000Kcal: null,
    energy: UNKNOWN_ENERGY,
    products: 0,
    lowImpactProducts: 0,
    water: nothing,
    land: nothing,
  };
}

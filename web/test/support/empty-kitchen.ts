import { listPlanAllergenNotices } from '@plateprint/shared/calendar/plan-allergen-api.ts';
import { listPlanWordNotices } from '@plateprint/shared/calendar/publication-api.ts';
import { listReportWordNotices } from '@plateprint/shared/reports/api/report-claims-api.ts';
import { listOfferedPlans, readFollowing } from '@plateprint/shared/calendar/following-api.ts';
import { DEFAULT_BENCHMARK } from '@plateprint/shared/footprint/benchmark.ts';
import { listWordNotices } from '@plateprint/shared/menus/menu-claims-api.ts';
import { listAllergenNotices } from '@plateprint/shared/menus/menu-allergen-api.ts';
import { listMenus, listSharedMenuLinks, searchMenus } from '@plateprint/shared/menus/menu-api.ts';
import { listRegions } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import { listSignOffs } from '@plateprint/shared/recipes/api/allergen-sign-off-api.ts';
import { listLiveMenusOfRecipe, listLiveMenusOfRecipes } from '@plateprint/shared/recipes/api/live-menu-api.ts';
import { listRecipes } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import { listRecipeCategories, listTags } from '@plateprint/shared/recipes/api/recipe-words-api.ts';
import { readYear } from '@plateprint/shared/dashboard/comparison-api.ts';
import type { YearAnswer } from '@plateprint/shared/dashboard/year-answer.ts';
import { readDashboard } from '@plateprint/shared/reports/api/dashboard-api.ts';
import { readStandings } from '@plateprint/shared/targets/api/target-api.ts';
import { againstBenchmark } from '@plateprint/shared/reports/totals/against-benchmark.ts';
import type { Dashboard, MonthlyHistoryItem } from '@plateprint/shared/reports/totals/dashboard.ts';
import { readRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { answer, type Answer } from './answer.ts';
import { kitchenDetails } from './organization.ts';

const MONTHS = ['11', '12', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10'];

/** A month without a report: a gap, not a zero. */
function gap(number: string): MonthlyHistoryItem {
  const year = Number(number) > 10 ? 2025 : 2026;
  const nothing = {
    covered: null,
    averageCO2: null,
    perKg: null,
    level: null,
    totalServings: null,
    totalCO2: null,
    totalCO2WithoutLandUseChange: null,
    servingsByLevel: null,
    coverage: null,
  };
  const name = { month: `${year}-${number}`, name: number, longName: `${number} ${year}`, year, reports: 0, reportId: null };
  return { ...name, ...nothing, highestRecipe: null, lowestRecipe: null, barChartData: [] };
}

export function emptyDashboard(): Dashboard {
  const history = MONTHS.map(gap);
  return {
    category: 'restaurant',
    variety: 'sales',
    emissionDatabase: 'organization',
    month: '2026-10',
    formerMonth: '2026-09',
    change: null,
    yearChange: null,
    history,
    average: null,
    benchmark: againstBenchmark(DEFAULT_BENCHMARK, null, 'sales'),
    changeFirst: [],
    missing: history.map(({ month }) => ({ month, restaurants: 1 })),
    since: null,
    areComing: false,
    foodData: { basis: 'published', today: '2027.3', differs: false, waiting: 0 },
    restaurants: 1,
    foodDataVersions: [],
  };
}

/** Without a month in both years. */
export const NO_YEAR: YearAnswer = {
  from: '2025-11',
  to: '2026-10',
  months: 0,
  expected: 12,
  missing: [],
  average: null,
  total: null,
  causes: null,
  changeByFood: [],
  foodDataVersion: null,
  isMixed: false,
};

const NONE = { items: [], next: null };

/** A kitchen that has not cooked yet: what its pages are answered. */
export function emptyKitchen(): Answer[] {
  return [
    answer(readDashboard, emptyDashboard()),
    answer(readYear, NO_YEAR),
    answer(readStandings, { items: [], left: 0, next: null }),
    answer(listAllergenNotices, { items: [], next: null, maySee: true }),
    answer(listWordNotices, { items: [], next: null, maySee: true }),
    answer(listPlanAllergenNotices, { items: [], gone: [], next: null, maySee: true }),
    answer(listPlanWordNotices, { items: [], next: null, maySee: true }),
    answer(listReportWordNotices, { items: [], next: null, maySee: true }),
    answer(listLiveMenusOfRecipe, { ...NONE, plans: [] }),
    answer(listLiveMenusOfRecipes, { items: [], plans: [], unknown: 0 }),
    answer(listSignOffs, { ...NONE, maySign: true }),
    answer(listRecipes, NONE),
    answer(searchRecipes, { ...NONE, matches: [], unmatched: [] }),
    answer(listRegions, { items: [] }),
    answer(listTags, NONE),
    answer(listRecipeCategories, NONE),
    answer(listMenus, NONE),
    answer(searchMenus, NONE),
    answer(listSharedMenuLinks, NONE),
    answer(readRestaurant, kitchenDetails()),
    answer(listOfferedPlans, NONE),
    answer(readFollowing, { isOffered: false, followers: [], follows: null }),
  ];
}

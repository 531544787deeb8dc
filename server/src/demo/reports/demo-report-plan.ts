import { type Day, firstDayOf, history, lastDayOf, type Month, monthLater, monthOfDay } from '@plateprint/shared/kernel/month.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { ReportCategory, ReportType, ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import type { ReportStatus } from '@plateprint/shared/reports/model/report-status.ts';
import { DEMO_RESTAURANTS, type DemoRestaurantKey } from '../demo-tenants.ts';

/** A report of the demo, before its rows. */
export interface PlannedReport {
  /** Its name among them, and what keeps it from being made twice. */
  key: string;
  restaurant: DemoRestaurantKey;
  category: ReportCategory;
  variety: ReportVariety;
  type: ReportType;
  status: ReportStatus;
  startDate: Day;
  endDate: Day | null;
  /** The month its rows are of, and its number among the months of the demo, below 0 in the year before; a day's or a period's rows are a share of one. */
  month: Month;
  nth: number;
  share: number;
  /** Of a draft: its days go on until this one. */
  until?: Day;
  /** Of an organization's report of sales. */
  restaurants: readonly DemoRestaurantKey[];
}

/** A year to compare with, and two months more; the kitchens of the larger organization have two whole years. */
const DEMO_MONTHS = 14;
const FORMER_MONTHS = 10;

/** Months that nobody made a report of, counted from the first: the dashboard tells, and so does a period over them. */
const LEFT_OUT: Partial<Record<DemoRestaurantKey, readonly number[]>> = { speicher: [4, 11] };

export const LANGUAGE_OF: Record<DemoRestaurantKey, Language> = {
  matsalen: 'sv',
  havnen: 'da',
  speicher: 'de',
  canal: 'en_gb',
  clairval: 'fr',
};

const NORRSKEN: readonly DemoRestaurantKey[] = DEMO_RESTAURANTS.flatMap(({ key, organization }) =>
  organization === 'norrsken' ? [key] : [],
);

/** Kitchens that have been sending their purchases for half a year: two quarters to hold against each other, and the month before. */
const BUYING: readonly DemoRestaurantKey[] = ['havnen', 'speicher', 'canal', 'clairval'];

/** All reports of the demo, those first that others are made of. The last month is the one before today's. */
export function plannedReports(today: Day): PlannedReport[] {
  const allMonths = history(FORMER_MONTHS + DEMO_MONTHS, today).map((month, at) => ({ month, nth: at - FORMER_MONTHS }));
  const months = allMonths.slice(-DEMO_MONTHS);
  const [latest, before] = [months.at(-1), months.at(-2)] as [{ month: Month; nth: number }, { month: Month; nth: number }];
  const monthly = {
    category: 'restaurant',
    type: 'monthly',
    status: 'completed',
    endDate: null,
    share: 1,
    restaurants: [],
  } as const;
  const sales = { ...monthly, variety: 'sales' } as const;
  const bought = { ...monthly, variety: 'procurement' } as const;
  const of = (plan: Omit<PlannedReport, 'key' | 'startDate'> & { startDate?: Day }): PlannedReport => {
    const startDate = plan.startDate ?? firstDayOf(plan.month);
    const { restaurant, category, variety, type } = plan;
    return { ...plan, startDate, key: [restaurant, category, variety, type, startDate, plan.endDate ?? ''].join('.') };
  };
  const feast = { ...before, type: 'event', share: 0.035, startDate: `${before.month}-14` } as const;
  const year = {
    ...latest,
    type: 'period',
    startDate: firstDayOf(monthLater(latest.month, -11)),
    endDate: lastDayOf(latest.month),
  } as const;
  const quarter = {
    ...latest,
    type: 'period',
    startDate: firstDayOf(monthLater(latest.month, -2)),
    endDate: lastDayOf(latest.month),
  } as const;
  const now = { month: monthOfDay(today), nth: DEMO_MONTHS, share: 0.4, status: 'draft', until: today } as const;
  const together = { ...sales, category: 'organization', restaurant: 'matsalen', restaurants: NORRSKEN } as const;
  const purchases = { ...bought, category: 'organization', restaurant: 'matsalen' } as const;
  return [
    ...DEMO_RESTAURANTS.flatMap(({ key: restaurant, organization }) =>
      (organization === 'norrsken' ? allMonths : months)
        .filter(({ nth }) => !LEFT_OUT[restaurant]?.includes(nth))
        .map((at) => of({ ...sales, ...at, restaurant })),
    ),
    ...months.map((at) => of({ ...bought, ...at, restaurant: 'matsalen' })),
    ...BUYING.flatMap((restaurant) => months.slice(-7).map((at) => of({ ...bought, ...at, restaurant }))),
    of({ ...sales, ...feast, restaurant: 'matsalen' }),
    of({ ...sales, ...feast, restaurant: 'havnen' }),
    of({ ...bought, ...feast, restaurant: 'matsalen' }),
    of({ ...bought, ...quarter, restaurant: 'matsalen', share: 3 }),
    of({ ...sales, ...quarter, restaurant: 'matsalen' }),
    of({ ...sales, ...year, restaurant: 'matsalen' }),
    of({ ...sales, ...year, restaurant: 'speicher' }),
    ...months.slice(-4).map((at) => of({ ...together, ...at })),
    of({ ...together, ...year }),
    of({ ...together, ...feast }),
    ...months.slice(-4).map((at) => of({ ...purchases, ...at, share: 4 })),
    of({ ...purchases, ...quarter, share: 12 }),
    of({ ...purchases, ...feast, share: 0.14 }),
    of({ ...sales, ...now, restaurant: 'matsalen' }),
    of({ ...bought, ...now, restaurant: 'matsalen' }),
    of({ ...bought, ...now, restaurant: 'havnen' }),
  ];
}

import { listSources } from '@plateprint/shared/ingredients/api/source-api.ts';
import type { Source } from '@plateprint/shared/ingredients/factor/source.ts';
import { Id } from '@plateprint/shared/kernel/id.ts';
import { type Day, monthLater, monthOfDay } from '@plateprint/shared/kernel/month.ts';
import { readOrganization } from '@plateprint/shared/organizations/organization-api.ts';
import { instituteNames } from '@plateprint/shared/reports/document/institute-names.ts';
import { historyOfParts, historyOfSummaries } from '@plateprint/shared/reports/document/report-history.ts';
import { sumsOfRestaurants } from '@plateprint/shared/reports/document/restaurant-sums.ts';
import { type MonthsChange, readChange } from '@plateprint/shared/reports/api/change-api.ts';
import { listReports, readEvidence } from '@plateprint/shared/reports/api/report-api.ts';
import { rulesOf } from '@plateprint/shared/reports/model/report-kind.ts';
import type { ReportData } from '@plateprint/shared/reports/model/report-data.ts';
import { coverageOfReport } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import type { SharedReport } from '@plateprint/shared/reports/api/report-link-api.ts';
import type { Report, ReportSummary } from '@plateprint/shared/reports/model/report.ts';
import { readRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { useMemo } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import { useIngredientNames } from '../../ingredients/use-ingredient-names.ts';
import { usePictureAddress } from '../../organizations/use-picture-address.ts';
import type { ReportDoc } from './report-doc.ts';

/** More contributions than this are named as the report has them: they stand in the spreadsheet alone. */
const MOST_NAMED = 400;

/** A completed report with all that its pages say, in the language of the place; null while some of it is on its way. */
export function useReportDoc(report: Report): ReportDoc | null {
  const { data } = report;
  const restaurant = useRead(readRestaurant, { params: { id: report.restaurantId } });
  const organization = useRead(readOrganization, { params: { id: report.organizationId } });
  const past = useHistory(report, data);
  const change = useChange(report);
  const isPending = restaurant.isPending || organization.isPending || past === null || change === undefined;
  const names = {
    // Inside the product letters stay.
    labels: 'letters',
    organization: restaurant.data?.organizationName ?? '',
    restaurant: restaurant.data?.name ?? '',
    printed: organization.data?.printedTotal ?? 'with_land_use_change',
    logo: logoOf(report, restaurant.data?.logo, organization.data?.logo),
  } as const;
  return useWholeDoc(report, isPending ? null : { ...names, past, change });
}

/** The same of a report that was read by a link, which brought along what stands around it. */
export function useSharedDoc(shared: SharedReport): ReportDoc | null {
  const { report, months, parts, change, ...around } = shared;
  const past = useMemo(() => pastOf(report, { items: months, parts }), [report, months, parts]);
  return useWholeDoc(report, { ...around, past, change });
}

interface Surroundings extends Pick<ReportDoc, 'organization' | 'restaurant' | 'printed' | 'labels' | 'logo' | 'change'> {
  past: Pick<ReportDoc, 'history' | 'restaurantSums'>;
}

/** With names of foods and sources, which are everybody's to read. */
function useWholeDoc(report: Report, around: Surroundings | null): ReportDoc | null {
  const { data } = report;
  const logo = usePictureAddress(around?.logo ?? null);
  const sources = useRead(listSources, {}, { staleTime: Infinity });
  const foodNames = useFoodNames(data?.contributions.slice(0, MOST_NAMED).map(({ group }) => group) ?? []);
  const isPending = around === null || sources.isPending || foodNames === null;
  const {
    organization = '',
    restaurant = '',
    printed = 'with_land_use_change',
    labels = 'figures',
    past,
    change = null,
  } = around ?? {};
  const items = sources.data?.items;
  return useMemo(() => {
    if (isPending || data === null || !past) return null;
    return {
      report,
      data,
      organization,
      restaurant,
      printed,
      labels,
      logo,
      ...past,
      change,
      foodNames,
      institutes: instituteNames(items ?? []),
      sources: (items ?? []).map(sourceText),
    };
  }, [isPending, report, data, organization, restaurant, printed, labels, logo, past, foodNames, items, change]);
}

/** Title, publisher, version and year of a source, each said once: the year often stands in the others already. */
function sourceText({ title, publisher, version, year }: Pick<Source, 'title' | 'publisher' | 'version' | 'year'>): string {
  const edition = version === '' || `${title} ${publisher}`.includes(version) ? '' : `, ${version}`;
  const said = `${title}. ${publisher}${edition}`;
  return said.includes(String(year)) ? said : `${said}, ${year}`;
}

function logoOf(
  { settings }: Report,
  restaurant: string | null | undefined,
  organization: string | null | undefined,
): string | null {
  if (settings.logoType === 'none') return null;
  return (settings.logoType === 'restaurant' ? restaurant : organization) ?? null;
}

/** The months before, or those that it is made of, and what its restaurants add; null while they are on their way. */
function useHistory(report: Report, data: ReportData | null): Pick<ReportDoc, 'history' | 'restaurantSums'> | null {
  const { category, variety, type, restaurantId } = report;
  const isMadeOfParts = rulesOf(report).madeOf !== 'rows';
  const evidence = useRead(readEvidence, { params: { id: report.id } }, { enabled: isMadeOfParts, staleTime: Infinity });
  const summaries = useRead(
    listReports,
    { params: { id: restaurantId }, query: { category, variety, type: 'monthly', status: 'completed', limit: 200 } },
    { enabled: type === 'monthly' },
  );
  const parts = evidence.data?.parts;
  const items = summaries.data?.items;
  const isPending = (isMadeOfParts && evidence.isPending) || (type === 'monthly' && summaries.isPending);
  return useMemo(
    () => (isPending || data === null ? null : pastOf(report, { items, parts })),
    [isPending, data, items, parts, report],
  );
}

/** The months before a month; of a period or an organization those that it is made of, and what its restaurants add. */
function pastOf(
  { data, variety, type, emissionDatabase, startDate, endDate }: Report,
  { items = [], parts = [] }: { items?: readonly ReportSummary[] | undefined; parts?: SharedReport['parts'] | undefined },
): Pick<ReportDoc, 'history' | 'restaurantSums'> {
  if (data === null) return { history: [], restaurantSums: new Map() };
  const whole = coverageOfReport(data, variety);
  const own = items.filter((item) => item.emissionDatabase === emissionDatabase);
  const last = monthOfDay(startDate as Day);
  return {
    history:
      type === 'monthly'
        ? historyOfSummaries(own, last)
        : parts.length > 0
          ? historyOfParts(parts, { startDate: startDate as Day, endDate: (endDate ?? startDate) as Day, whole })
          : [],
    restaurantSums: sumsOfRestaurants(parts, whole),
  };
}

/** Why its month is other than the one before; undefined while that is on its way. */
function useChange({ category, variety, type, startDate, restaurantId }: Report): MonthsChange | null | undefined {
  const to = monthOfDay(startDate as Day);
  const isMonth = category === 'restaurant' && type === 'monthly';
  const query = { variety, from: monthLater(to, -1), to };
  const { data, error } = useRead(readChange, { params: { restaurantId }, query }, { enabled: isMonth });
  if (!isMonth || error) return null;
  return data?.change;
}

/** Names of foods in the language of the place, by id; null while they are on their way. */
function useFoodNames(groups: readonly string[]): ReadonlyMap<string, string> | null {
  const ids = groups.filter((group) => Id.safeParse(group).success);
  const words = useIngredientNames(ids);
  const answers = ids.map((id) => words(id));
  const isPending = answers.includes(undefined);
  const key = isPending ? null : JSON.stringify(ids.map((id, index) => [id, answers[index]?.ingredientName ?? '']));
  return useMemo(() => {
    if (key === null) return null;
    return new Map((JSON.parse(key) as [string, string][]).filter(([, name]) => name !== ''));
  }, [key]);
}

import { ReportCategory, ReportType, ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { listReports } from '@plateprint/shared/reports/api/report-api.ts';
import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { pagesOf } from '../../platform/api/use-pages.ts';
import { restaurantIn } from '../../restaurants/use-restaurants.ts';
import { begunWith, draftAsked } from '../../drafts/draft-search.ts';
import { ReportFilter, reportsAsked } from '../overview/report-filter.ts';
import { OVERVIEW_TEXTS, WIZARD_TEXTS } from './page-texts.ts';

const maybe = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

/** Which kind a new report is of, and the month or day it begins with where the way here knows it. */
const BegunReport = z.object({
  category: maybe(ReportCategory),
  variety: maybe(ReportVariety),
  type: maybe(ReportType),
  start: maybe(z.string()),
  /** Of a completed report: the file that is handed out as soon as its pages are drawn. */
  download: maybe(z.enum(['pdf'])),
});

export function reportRoutes<Parent extends AnyRoute>(parent: Parent) {
  const overview = createRoute({
    getParentRoute: () => parent,
    path: '/reports',
    validateSearch: (search) => ReportFilter.parse(search),
    loader: ({ context, location }) => {
      const restaurant = restaurantIn(context.queryClient);
      const asked = restaurant && reportsAsked(restaurant.id, ReportFilter.parse(location.search));
      // What fails is asked for again by the list.
      if (asked) void context.queryClient.prefetchInfiniteQuery(pagesOf(listReports, asked));
      return context.loadTexts(...OVERVIEW_TEXTS);
    },
    component: lazyRouteComponent(() => import('../overview/report-overview-page.tsx'), 'ReportOverviewPage'),
  });
  /** Without an id: a new report. */
  const wizard = createRoute({
    getParentRoute: () => parent,
    path: '/reports/report/{-$id}',
    validateSearch: (search: Record<string, unknown>) => ({ ...BegunReport.parse(search), ...draftAsked(search) }),
    beforeLoad: ({ params, search }) => {
      const begun = begunWith(params.id, search);
      if (begun) throw redirect({ to: '/reports/report/{-$id}', params: { id: undefined }, search: begun, replace: true });
    },
    loader: ({ context }) => context.loadTexts(...WIZARD_TEXTS),
    component: lazyRouteComponent(() => import('../wizard/report-wizard-page.tsx'), 'ReportWizardPage'),
  });
  /** A file that was let go on the list of reports. */
  const file = createRoute({
    getParentRoute: () => parent,
    path: '/reports/file',
    loader: ({ context }) =>
      context.loadTexts(
        'reports',
        'reports/wizard',
        'reports/data',
        'reports/file',
        'reports/overview',
        'spreadsheets',
        'drafts',
      ),
    component: lazyRouteComponent(() => import('../file-report/file-report-page.tsx'), 'FileReportPage'),
  });
  return [overview, file, wizard] as const;
}

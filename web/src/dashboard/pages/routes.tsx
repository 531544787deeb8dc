import { DashboardFilter, unusual } from '../dashboard-filter.ts';
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';

export function dashboardRoutes<Parent extends AnyRoute>(parent: Parent) {
  const dashboard = createRoute({
    getParentRoute: () => parent,
    path: '/dashboard',
    validateSearch: (search): Partial<DashboardFilter> => unusual(DashboardFilter.parse(search)),
    loader: ({ context }) =>
      context.loadTexts(
        'dashboard',
        'dashboard/month-report',
        'footprint/difference',
        'footprint/land-use',
        'access',
        'reports/change',
        'dashboard/chart',
        'targets',
        'targets/actions',
      ),
    component: lazyRouteComponent(() => import('./dashboard-page.tsx'), 'DashboardPage'),
  });
  return [dashboard] as const;
}

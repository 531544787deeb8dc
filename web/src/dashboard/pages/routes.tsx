import { DashboardFilter, unusual } from '../dashboard-filter.ts';
import { askFirst } from '../first-reads.ts';
import { DASHBOARD_TEXTS } from './page-texts.ts';
import { SidesSearch } from '../sides/sides-search.ts';
import { currentSearch } from '../../ingredients/former-address.ts';
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';

export function dashboardRoutes<Parent extends AnyRoute>(parent: Parent) {
  const dashboard = createRoute({
    getParentRoute: () => parent,
    path: '/dashboard',
    validateSearch: (search): Partial<DashboardFilter> => unusual(DashboardFilter.parse(currentSearch(search))),
    loader: ({ context, location }) => {
      askFirst(context.queryClient, DashboardFilter.parse(currentSearch(location.search)));
      return context.loadTexts(...DASHBOARD_TEXTS);
    },
    component: lazyRouteComponent(() => import('./dashboard-page.tsx'), 'DashboardPage'),
  });
  const compare = createRoute({
    getParentRoute: () => parent,
    path: '/compare',
    validateSearch: (search): SidesSearch => SidesSearch.parse(search),
    loader: ({ context }) =>
      context.loadTexts(
        'dashboard',
        'dashboard/sides',
        'dashboard/comparison',
        'dashboard/food-data',
        'footprint/difference',
        'footprint/land-use',
        'reports/change',
        'exports',
      ),
    component: lazyRouteComponent(() => import('../sides/sides-page.tsx'), 'SidesPage'),
  });
  return [dashboard, compare] as const;
}

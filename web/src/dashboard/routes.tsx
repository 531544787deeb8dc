import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';

export function dashboardRoutes<Parent extends AnyRoute>(parent: Parent) {
  const dashboard = createRoute({
    getParentRoute: () => parent,
    path: '/dashboard',
    loader: ({ context }) => context.loadTexts('dashboard'),
    component: lazyRouteComponent(() => import('./dashboard-page.tsx'), 'DashboardPage'),
  });
  return [dashboard] as const;
}

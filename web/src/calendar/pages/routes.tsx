import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';
import { begunWith, draftAsked } from '../../drafts/draft-search.ts';

export function calendarRoutes<Parent extends AnyRoute>(parent: Parent) {
  const overview = createRoute({
    getParentRoute: () => parent,
    path: '/menu-plans',
    validateSearch: (search: Record<string, unknown>): { bin?: boolean } => (search['bin'] === true ? { bin: true } : {}),
    loader: ({ context }) => context.loadTexts('drafts', 'calendar/overview', 'calendar/following'),
    component: lazyRouteComponent(() => import('../overview/plan-overview-page.tsx'), 'PlanOverviewPage'),
  });
  /** Without an id: a new plan. */
  const planner = createRoute({
    getParentRoute: () => parent,
    path: '/menu-plans/plan/{-$id}',
    validateSearch: draftAsked,
    beforeLoad: ({ params, search }) => {
      const begun = begunWith(params.id, search);
      if (begun) throw redirect({ to: '/menu-plans/plan/{-$id}', params: { id: undefined }, search: begun, replace: true });
    },
    loader: ({ context }) =>
      context.loadTexts(
        'drafts',
        'calendar/planner',
        'footprint/land-use',
        'calendar/fill',
        'calendar/shuffle',
        'calendar/following',
        'calendar/out',
        'menus/allergens',
        'recipes/promises',
        'recipes/sign-off',
        'claims',
        'ingredients',
      ),
    component: lazyRouteComponent(() => import('../page/planner-page.tsx'), 'PlannerPage'),
  });
  const kitchen = createRoute({
    getParentRoute: () => parent,
    path: '/menu-plans/kitchen/$id',
    loader: ({ context }) => context.loadTexts('calendar/kitchen', 'exports', 'purchases', 'ingredients', 'purchases/statement'),
    component: lazyRouteComponent(() => import('../kitchen/kitchen-page.tsx'), 'KitchenPage'),
  });
  const wall = createRoute({
    getParentRoute: () => parent,
    path: '/menu-plans/wall/$id',
    loader: ({ context }) => context.loadTexts('calendar/kitchen', 'exports', 'purchases', 'ingredients', 'purchases/statement'),
    component: lazyRouteComponent(() => import('../kitchen/wall-page.tsx'), 'WallPage'),
  });
  const came = createRoute({
    getParentRoute: () => parent,
    path: '/menu-plans/came/$id',
    loader: ({ context }) => context.loadTexts('calendar/came'),
    component: lazyRouteComponent(() => import('../came/came-page.tsx'), 'CamePage'),
  });
  const waste = createRoute({
    getParentRoute: () => parent,
    path: '/waste',
    loader: ({ context }) => context.loadTexts('calendar/waste', 'footprint/land-use'),
    component: lazyRouteComponent(() => import('../waste/waste-page.tsx'), 'WastePage'),
  });
  return [overview, planner, kitchen, wall, came, waste] as const;
}

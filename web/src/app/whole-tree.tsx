import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { adminRoutes } from '../admin/routes.tsx';
import { dashboardRoutes } from '../dashboard/routes.tsx';
import { enterpriseRoutes } from '../enterprises/routes.tsx';
import { integrationRoutes } from '../integrations/routes.tsx';
import { leaderboardRoutes } from '../leaderboard/routes.tsx';
import { menuRoutes } from '../menus/routes.tsx';
import { recipeRoutes } from '../recipes/routes.tsx';
import { recipeSummaryPreviewRoute } from '../recipes/summary/routes.tsx';
import { mapperRoutes } from '../reports/mapping/routes.tsx';
import { reportRoutes } from '../reports/routes.tsx';
import { restaurantRoutes } from '../restaurants/routes.tsx';
import { arrive } from './arrive.ts';
import { arriveInHouse } from './arrive-in-house.ts';
import { developmentRoutes } from './development-routes.tsx';
import { doorRoute, rootRoute } from './door-routes.tsx';
import { organizationRoutes } from './organization-routes.tsx';

/** Every route of the product. A root of its own: routes remember whose children they are. */
export function wholeTree() {
  const root = rootRoute();

  /** Everything with the sidebar around it: only for somebody who is signed in. */
  const houseRoute = createRoute({
    getParentRoute: () => root,
    id: 'house',
    beforeLoad: ({ context, location }) => arriveInHouse(context.queryClient, location),
    loader: ({ context }) => context.loadTexts('app', 'ui', 'restaurants', 'footprint'),
    component: lazyRouteComponent(() => import('./house.tsx'), 'House'),
  });

  /** Without the sidebar and open to everybody: what it shows may still need a session. */
  const openRoute = createRoute({
    getParentRoute: () => root,
    id: 'open',
    beforeLoad: async ({ context, location }) => {
      await arrive(context.queryClient, location);
    },
  });

  const startRoute = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/dashboard', replace: true });
    },
  });

  /** Open to everybody, signed in or not. */
  const methodRoute = createRoute({
    getParentRoute: () => root,
    path: '/how-it-is-calculated',
    beforeLoad: async ({ context, location }) => {
      await arrive(context.queryClient, location);
    },
    loader: ({ context }) => context.loadTexts('ingredients', 'footprint', 'ui'),
    component: lazyRouteComponent(() => import('./method.tsx'), 'Method'),
  });

  const settingsRoute = createRoute({
    getParentRoute: () => houseRoute,
    path: '/settings',
    loader: ({ context }) => context.loadTexts('users', 'users/account', 'users/second-factor'),
    component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
  });

  const anyOtherRoute = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: () => {
      throw redirect({ to: '/sign-in', replace: true });
    },
  });

  return root.addChildren([
    startRoute,
    doorRoute(root),
    methodRoute,
    houseRoute.addChildren([
      ...dashboardRoutes(houseRoute),
      ...recipeRoutes(houseRoute),
      ...menuRoutes(houseRoute),
      ...reportRoutes(houseRoute),
      ...leaderboardRoutes(houseRoute),
      ...mapperRoutes(houseRoute),
      ...organizationRoutes(houseRoute),
      ...restaurantRoutes(houseRoute),
      ...enterpriseRoutes(houseRoute),
      ...integrationRoutes(houseRoute),
      ...adminRoutes(houseRoute),
      settingsRoute,
    ]),
    openRoute.addChildren([recipeSummaryPreviewRoute(openRoute)]),
    ...developmentRoutes(root),
    anyOtherRoute,
  ]);
}

export type WholeTree = ReturnType<typeof wholeTree>;

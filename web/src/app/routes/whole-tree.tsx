import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { adminRoutes } from '../admin/routes.tsx';
import { calendarRoutes } from '../../calendar/pages/routes.tsx';
import { dashboardRoutes } from '../../dashboard/pages/routes.tsx';
import { enterpriseRoutes } from '../../enterprises/pages/routes.tsx';
import { integrationRoutes } from '../../integrations/pages/routes.tsx';
import { leaderboardRoutes } from '../../leaderboard/pages/routes.tsx';
import { menuRoutes } from '../../menus/pages/routes.tsx';
import { purchaseRoutes } from '../../purchases/pages/routes.tsx';
import { recipeRoutes } from '../../recipes/pages/routes.tsx';
import { recipeSummaryPreviewRoute } from '../../recipes/pages/summary-routes.tsx';
import { targetRoutes } from '../../targets/pages/routes.tsx';
import { mapperRoutes } from '../mapper/routes.tsx';
import { reportRoutes } from '../../reports/pages/routes.tsx';
import { restaurantRoutes } from '../../restaurants/pages/routes.tsx';
import { arrive } from './arrive.ts';
import { arriveInApp } from './arrive-in-app.ts';
import { developmentRoutes } from './development-routes.tsx';
import { explanationRoutes } from './explanation-routes.tsx';
import { authRoute, rootRoute } from './auth-routes.tsx';
import { organizationRoutes } from './organization-routes.tsx';
import { SHELL_TEXTS } from './shell-texts.ts';

/** Every route of the product. A root of its own: routes remember whose children they are. */
export function wholeTree() {
  const root = rootRoute();

  /** Everything with the sidebar around it: only for somebody who is signed in. */
  const shellRoute = createRoute({
    getParentRoute: () => root,
    id: 'shell',
    beforeLoad: ({ context, location }) => arriveInApp(context.queryClient, location),
    loader: ({ context }) => context.loadTexts(...SHELL_TEXTS),
    component: lazyRouteComponent(() => import('../shell/shell.tsx'), 'Shell'),
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

  const settingsRoute = createRoute({
    getParentRoute: () => shellRoute,
    path: '/settings',
    loader: ({ context }) => context.loadTexts('users', 'users/account', 'users/second-factor'),
    component: lazyRouteComponent(() => import('../pages/settings-page.tsx'), 'SettingsPage'),
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
    authRoute(root),
    ...explanationRoutes(root),
    shellRoute.addChildren([
      ...dashboardRoutes(shellRoute),
      ...recipeRoutes(shellRoute),
      ...menuRoutes(shellRoute),
      ...reportRoutes(shellRoute),
      ...calendarRoutes(shellRoute),
      ...purchaseRoutes(shellRoute),
      ...targetRoutes(shellRoute),
      ...leaderboardRoutes(shellRoute),
      ...mapperRoutes(shellRoute),
      ...organizationRoutes(shellRoute),
      ...restaurantRoutes(shellRoute),
      ...enterpriseRoutes(shellRoute),
      ...integrationRoutes(shellRoute),
      ...adminRoutes(shellRoute),
      settingsRoute,
    ]),
    openRoute.addChildren([recipeSummaryPreviewRoute(openRoute)]),
    ...developmentRoutes(root),
    anyOtherRoute,
  ]);
}

export type WholeTree = ReturnType<typeof wholeTree>;

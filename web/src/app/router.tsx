import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { adminRoutes } from '../admin/routes.tsx';
import { dashboardRoutes } from '../dashboard/routes.tsx';
import { enterpriseRoutes } from '../enterprises/routes.tsx';
import { menuRoutes } from '../menus/routes.tsx';
import { recipeRoutes } from '../recipes/routes.tsx';
import { recipeSummaryPreviewRoute } from '../recipes/summary/routes.tsx';
import { restaurantRoutes } from '../restaurants/routes.tsx';
import { arrive } from './arrive.ts';
import { CrashPage } from './crash-page.tsx';
import { developmentRoutes } from './development-routes.tsx';
import { doorRoutes } from './door-routes.tsx';
import { organizationRoutes } from './organization-routes.tsx';
import type { RouterContext } from './router-context.ts';
import { Root } from './root.tsx';

const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Root, errorComponent: CrashPage });

/** Everything with the sidebar around it: only for somebody who is signed in. */
const houseRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'house',
  beforeLoad: ({ context, location }) => arrive(context.queryClient, location),
  loader: ({ context }) => context.loadTexts('app', 'ui', 'restaurants', 'footprint'),
  component: lazyRouteComponent(() => import('./house.tsx'), 'House'),
});

/** Without the sidebar and open to everybody: what it shows may still need a session. */
const openRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'open',
  beforeLoad: ({ context, location }) => arrive(context.queryClient, location),
});

/** Without the sidebar: for people on their way in. */
const doorRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'door',
  beforeLoad: ({ context, location }) => arrive(context.queryClient, location),
});

const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true });
  },
});

/** Open to everybody, signed in or not. */
const methodRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/how-it-is-calculated',
  beforeLoad: ({ context, location }) => arrive(context.queryClient, location),
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
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/sign-in', replace: true });
  },
});

const routeTree = rootRoute.addChildren([
  startRoute,
  doorRoute.addChildren([...doorRoutes(doorRoute)]),
  methodRoute,
  houseRoute.addChildren([
    ...dashboardRoutes(houseRoute),
    ...recipeRoutes(houseRoute),
    ...menuRoutes(houseRoute),
    ...organizationRoutes(houseRoute),
    ...restaurantRoutes(houseRoute),
    ...enterpriseRoutes(houseRoute),
    ...adminRoutes(houseRoute),
    settingsRoute,
  ]),
  openRoute.addChildren([recipeSummaryPreviewRoute(openRoute)]),
  ...developmentRoutes(rootRoute),
  anyOtherRoute,
]);

export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: CrashPage,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

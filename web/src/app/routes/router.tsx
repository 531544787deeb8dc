import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { CrashPage } from '../shell/crash-page.tsx';
import { sessionQuery } from '../../users/session.ts';
import { authRoute, rootRoute } from './auth-routes.tsx';
import type { RouterContext } from '../router-context.ts';
import type { WholeTree } from './whole-tree.tsx';

/** The routes of signing in alone; the routes of the app are fetched with the first step that leads there. */
function authTree(fetchTheRest: () => Promise<void>) {
  const root = rootRoute();
  const signedInRoute = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: async ({ location }) => {
      await fetchTheRest();
      throw redirect({ href: location.href, replace: true });
    },
  });
  return root.addChildren([authRoute(root), signedInRoute]);
}

/** Starts with the routes of signing in, so that nobody waits there for the app's, and adds those later. */
export function createAppRouter(context: RouterContext) {
  const router = createRouter({
    // The types know all routes from the beginning: a link into the app leads there by way of fetching them.
    routeTree: authTree(fetchTheRest) as unknown as WholeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: CrashPage,
    scrollRestoration: true,
  });
  async function fetchTheRest(): Promise<void> {
    const { wholeTree } = await import('./whole-tree.tsx');
    router.update({ ...router.options, routeTree: wholeTree() });
    // A part that does not arrive is asked for again when the page is due, and the failure shown there.
    fetchPageAhead(router, context).catch(() => undefined);
  }
  return router;
}

/** A route of ours: a part that is fetched, and texts that are fetched beside it. */
interface FetchedRoute {
  component?: { preload?: () => Promise<unknown> };
  loader?: (given: { context: RouterContext; location: { search: unknown } }) => unknown;
}

/** The page's code while it is asked who is there, and its texts once their language is known: on a slow line each is a way there and back. */
async function fetchPageAhead(router: ReturnType<typeof createAppRouter>, context: RouterContext): Promise<void> {
  const routes = new Map<string, { options: unknown }>(Object.entries(router.routesById));
  const ahead = router
    .matchRoutes(router.latestLocation)
    .map(({ routeId }) => (routes.get(routeId)?.options ?? {}) as FetchedRoute);
  const code = ahead.map(({ component }) => component?.preload?.());
  await context.queryClient.ensureQueryData(sessionQuery);
  await Promise.all([...code, ...ahead.map(({ loader }) => loader?.({ context, location: router.latestLocation }))]);
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

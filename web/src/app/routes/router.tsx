import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { CrashPage } from '../shell/crash-page.tsx';
import { authRoute, rootRoute } from './auth-routes.tsx';
import type { RouterContext } from './router-context.ts';
import type { WholeTree } from './whole-tree.tsx';

/** The door alone, and a way on: what stands behind it is fetched with the first step that leads there. */
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

/** Somebody on the way in waits for no route of the app: it starts with the door's, and grows to all of them. */
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
  }
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

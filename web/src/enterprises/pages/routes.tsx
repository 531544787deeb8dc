import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';
import { sessionQuery } from '../../users/session.ts';
import { mayOpenEnterprises } from '../enterprise-guard.ts';

export function enterpriseRoutes<Parent extends AnyRoute>(parent: Parent) {
  /** Without an id: the list. */
  const enterprises = createRoute({
    getParentRoute: () => parent,
    path: '/enterprises/{-$id}',
    beforeLoad: async ({ context }) => {
      const session = await context.queryClient.ensureQueryData(sessionQuery);
      if (session && !mayOpenEnterprises(session.actor)) throw redirect({ to: '/dashboard', replace: true });
    },
    loader: ({ context }) => context.loadTexts('enterprises', 'organizations'),
    component: lazyRouteComponent(() => import('../enterprises-page.tsx'), 'EnterprisesPage'),
  });
  return [enterprises] as const;
}

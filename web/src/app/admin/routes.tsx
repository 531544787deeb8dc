import { mayOpenAdmin } from '@plateprint/shared/access/abilities.ts';
import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../../users/session.ts';

/** Everybody but super-admins is sent away before anything of the area is fetched. */
async function onlySuperAdmins(client: QueryClient): Promise<void> {
  const session = await client.ensureQueryData(sessionQuery);
  if (session && !mayOpenAdmin(session.actor)) throw redirect({ to: '/dashboard', replace: true });
}

export function adminRoutes<Parent extends AnyRoute>(parent: Parent) {
  const admin = createRoute({
    getParentRoute: () => parent,
    path: '/admin',
    beforeLoad: ({ context }) => onlySuperAdmins(context.queryClient),
    loader: ({ context }) =>
      context.loadTexts(
        'admin',
        'admin/corrections',
        'organizations',
        'organizations/members',
        'organizations/audit',
        'footprint/land-use',
      ),
    component: lazyRouteComponent(() => import('./admin-page.tsx'), 'AdminPage'),
  });
  /** Without an id: a new organization. */
  const organization = createRoute({
    getParentRoute: () => parent,
    path: '/admin/organization/{-$id}',
    beforeLoad: ({ context }) => onlySuperAdmins(context.queryClient),
    loader: ({ context }) =>
      context.loadTexts(
        'admin',
        'organizations',
        'organizations/members',
        'organizations/plan',
        'footprint/land-use',
        'restaurants/details',
      ),
    component: lazyRouteComponent(() => import('./admin-organization-page.tsx'), 'AdminOrganizationPage'),
  });
  return [admin, organization] as const;
}

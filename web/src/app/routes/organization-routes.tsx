import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';

/** Shown from the app: it puts together organizations and restaurants, areas that do not know each other. */
export function organizationRoutes<Parent extends AnyRoute>(parent: Parent) {
  /** With `id` another organization than that of the restaurant worked in; `tab` is kept by the tabs. */
  const organization = createRoute({
    getParentRoute: () => parent,
    path: '/organization',
    validateSearch: ({ id, tab }: Record<string, unknown>): { id?: string; tab?: string } => ({
      ...(typeof id === 'string' && { id }),
      ...(typeof tab === 'string' && { tab }),
    }),
    loader: ({ context }) =>
      context.loadTexts(
        'organizations',
        'organizations/members',
        'organizations/plan',
        'organizations/audit',
        'footprint/land-use',
        'restaurants/details',
        'admin/export',
        'menus/labels',
        'menus/archive',
      ),
    component: lazyRouteComponent(() => import('../pages/organization-page.tsx'), 'OrganizationPage'),
  });
  return [organization] as const;
}

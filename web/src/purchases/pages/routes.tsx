import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';

export function purchaseRoutes<Parent extends AnyRoute>(parent: Parent) {
  const purchases = createRoute({
    getParentRoute: () => parent,
    path: '/purchases',
    loader: ({ context }) => context.loadTexts('purchases', 'access', 'organizations'),
    component: lazyRouteComponent(() => import('./purchases-page.tsx'), 'PurchasesPage'),
  });
  return [purchases] as const;
}

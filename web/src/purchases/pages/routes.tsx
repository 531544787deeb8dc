import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';

const PurchasesSearch = z.object({ tab: z.catch(z.optional(z.enum(['invoices', 'shares', 'balance'])), undefined) });

export function purchaseRoutes<Parent extends AnyRoute>(parent: Parent) {
  const purchases = createRoute({
    getParentRoute: () => parent,
    path: '/purchases',
    validateSearch: (search) => PurchasesSearch.parse(search),
    loader: ({ context }) =>
      context.loadTexts('purchases', 'purchases/shares', 'purchases/balance', 'costs', 'organizations', 'drafts'),
    component: lazyRouteComponent(() => import('./purchases-page.tsx'), 'PurchasesPage'),
  });
  return [purchases] as const;
}

import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';

const TargetsSearch = z.object({ of: z.catch(z.optional(z.enum(['restaurant', 'organization'])), undefined) });

export function targetRoutes<Parent extends AnyRoute>(parent: Parent) {
  const targets = createRoute({
    getParentRoute: () => parent,
    path: '/targets',
    validateSearch: (search) => TargetsSearch.parse(search),
    loader: ({ context }) => context.loadTexts('targets', 'targets/actions', 'footprint/difference', 'restaurants/first'),
    component: lazyRouteComponent(() => import('./targets-page.tsx'), 'TargetsPage'),
  });
  return [targets] as const;
}

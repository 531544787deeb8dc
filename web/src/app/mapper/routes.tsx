import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { mayOpenMapper } from '../../mapper/mapper-access.ts';
import { sessionQuery } from '../../users/session.ts';

const MapperSearch = z.object({ tab: z.catch(z.optional(z.enum(['decided', 'import'])), undefined) });
type MapperSearch = z.infer<typeof MapperSearch>;

/** For those who run an organization; on a lower plan it is shown locked. */
export function mapperRoutes<Parent extends AnyRoute>(parent: Parent) {
  const mapper = createRoute({
    getParentRoute: () => parent,
    path: '/mapper',
    validateSearch: (search) => MapperSearch.parse(search),
    beforeLoad: async ({ context }) => {
      const session = await context.queryClient.ensureQueryData(sessionQuery);
      if (session && !mayOpenMapper(session.actor)) throw redirect({ to: '/dashboard', replace: true });
    },
    loader: ({ context }) => context.loadTexts('mapper', 'spreadsheets'),
    component: lazyRouteComponent(() => import('./mapper-page.tsx'), 'MapperPage'),
  });
  return [mapper] as const;
}

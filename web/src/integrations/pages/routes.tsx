import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { DeveloperSearch } from '../developer-search.ts';

const maybe = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

/** The integration whose addresses stand open. */
const IntegrationSearch = z.object({ webhooks: maybe(z.string()) });

/** Open to everyone of the organization: who may not manage integrations sees them locked, with the reason. */
export function integrationRoutes<Parent extends AnyRoute>(parent: Parent) {
  const integrations = createRoute({
    getParentRoute: () => parent,
    path: '/integrations',
    validateSearch: (search) => IntegrationSearch.parse(search),
    loader: ({ context }) => context.loadTexts('integrations', 'integrations/developer', 'organizations'),
    component: lazyRouteComponent(() => import('./integrations-page.tsx'), 'IntegrationsPage'),
  });
  const developer = createRoute({
    getParentRoute: () => parent,
    path: '/developer',
    validateSearch: (search) => DeveloperSearch.parse(search),
    loader: ({ context }) => context.loadTexts('integrations/developer', 'integrations'),
    component: lazyRouteComponent(() => import('../developer/start/developer-page.tsx'), 'DeveloperPage'),
  });
  return [integrations, developer] as const;
}

import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';
import { MenuFilter } from './overview/menu-filter.ts';

/** Begun from a template, as `?template=lunch`. */
function templateAsked({ template }: Record<string, unknown>): { template?: string } {
  return typeof template === 'string' ? { template } : {};
}

export function menuRoutes<Parent extends AnyRoute>(parent: Parent) {
  const overview = createRoute({
    getParentRoute: () => parent,
    path: '/menus',
    validateSearch: (search) => MenuFilter.parse(search),
    loader: ({ context }) => context.loadTexts('menus/overview', 'menus/page', 'access'),
    component: lazyRouteComponent(() => import('./overview/menu-overview-page.tsx'), 'MenuOverviewPage'),
  });
  /** Without an id: a new menu. */
  const creator = createRoute({
    getParentRoute: () => parent,
    path: '/menus/menu/{-$id}',
    validateSearch: templateAsked,
    loader: ({ context }) => context.loadTexts('menus/creator', 'menus/overview', 'menus/page', 'exports', 'access'),
    component: lazyRouteComponent(() => import('./creator/menu-creator-page.tsx'), 'MenuCreatorPage'),
  });
  return [overview, creator] as const;
}

import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';
import { begunWith, draftAsked, type DraftSearch } from '../../drafts/draft-search.ts';
import { MenuFilter } from '../overview/menu-filter.ts';
import { askFirst } from '../overview/menu-pages.ts';
import { CREATOR_TEXTS, OVERVIEW_TEXTS } from './page-texts.ts';

/** Begun from a template, as `?template=lunch`; or to be put on a live link by its number at once, as `?publish=2`. */
function templateAsked(search: Record<string, unknown>): { template?: string; publish?: number } & DraftSearch {
  const { template, publish } = search;
  return {
    ...(typeof template === 'string' ? { template } : {}),
    ...(typeof publish === 'number' ? { publish } : {}),
    ...draftAsked(search),
  };
}

/** Of a menu, as `?menu=id`, or of recipes, as `?recipes=id,id`. */
function dishesAsked({ menu, recipes }: Record<string, unknown>): { menu?: string; recipes?: string } {
  return { ...(typeof menu === 'string' && { menu }), ...(typeof recipes === 'string' && { recipes }) };
}

export function menuRoutes<Parent extends AnyRoute>(parent: Parent) {
  const overview = createRoute({
    getParentRoute: () => parent,
    path: '/menus',
    validateSearch: (search) => MenuFilter.parse(search),
    loader: ({ context, location }) => {
      askFirst(context.queryClient, MenuFilter.parse(location.search));
      return context.loadTexts(...OVERVIEW_TEXTS);
    },
    component: lazyRouteComponent(() => import('../overview/menu-overview-page.tsx'), 'MenuOverviewPage'),
  });
  /** Without an id: a new menu. */
  const creator = createRoute({
    getParentRoute: () => parent,
    path: '/menus/menu/{-$id}',
    validateSearch: templateAsked,
    beforeLoad: ({ params, search }) => {
      const begun = begunWith(params.id, search);
      if (begun) throw redirect({ to: '/menus/menu/{-$id}', params: { id: undefined }, search: begun, replace: true });
    },
    loader: ({ context }) => context.loadTexts(...CREATOR_TEXTS),
    component: lazyRouteComponent(() => import('../creator/page/menu-creator-page.tsx'), 'MenuCreatorPage'),
  });
  const allergens = createRoute({
    getParentRoute: () => parent,
    path: '/menus/allergens',
    validateSearch: dishesAsked,
    loader: ({ context }) => context.loadTexts('menus/allergens', 'recipes/sign-off', 'exports', 'claims'),
    component: lazyRouteComponent(() => import('../allergens/allergen-page.tsx'), 'AllergenPage'),
  });
  return [overview, creator, allergens] as const;
}

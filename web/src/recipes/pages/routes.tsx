import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';
import { begunWith, draftAsked, type DraftSearch } from '../../drafts/draft-search.ts';
import { foodLabelRoute, recipeSummaryRoute } from './summary-routes.tsx';
import { LINE_TEXTS } from '../line-texts.ts';
import { EDITOR_TEXTS, OVERVIEW_TEXTS, SAVED_TEXTS } from './page-texts.ts';
import { OverviewFilter } from '../overview/filter/overview-filter.ts';
import { askFirst } from '../overview/search/ask-first.ts';

export function recipeRoutes<Parent extends AnyRoute>(parent: Parent) {
  const overview = createRoute({
    getParentRoute: () => parent,
    path: '/recipes',
    validateSearch: (search) => OverviewFilter.parse(search),
    loader: ({ context, location }) => {
      askFirst(context.queryClient, OverviewFilter.parse(location.search));
      return context.loadTexts(...OVERVIEW_TEXTS);
    },
    component: lazyRouteComponent(() => import('../overview/recipe-overview-page.tsx'), 'RecipeOverviewPage'),
  });
  /** Without an id: a new recipe. */
  const editor = createRoute({
    getParentRoute: () => parent,
    path: '/recipes/recipe/{-$id}',
    validateSearch: (search: Record<string, unknown>): { bag?: boolean; first?: boolean } & DraftSearch => ({
      // The first recipe of a kitchen: the paste box is open, with a sample in it.
      ...(search['first'] === true ? { first: true } : {}),
      ...(search['bag'] === true ? { bag: true } : {}),
      ...draftAsked(search),
    }),
    beforeLoad: ({ params, search }) => {
      const begun = begunWith(params.id, search);
      if (begun) throw redirect({ to: '/recipes/recipe/{-$id}', params: { id: undefined }, search: begun, replace: true });
    },
    loader: ({ context, params }) =>
      context.loadTexts(...EDITOR_TEXTS, ...(params.id === undefined ? [] : [...LINE_TEXTS, ...SAVED_TEXTS])),
    component: lazyRouteComponent(() => import('../editor/recipe-editor-page.tsx'), 'RecipeEditorPage'),
  });
  const bringIn = createRoute({
    getParentRoute: () => parent,
    path: '/recipes/import',
    validateSearch: draftAsked,
    beforeLoad: ({ search }) => {
      const begun = begunWith(undefined, search);
      if (begun) throw redirect({ to: '/recipes/import', search: begun, replace: true });
    },
    loader: ({ context }) => context.loadTexts('drafts', 'recipes', 'recipes/import', 'spreadsheets'),
    component: lazyRouteComponent(() => import('../import/recipe-import-page.tsx'), 'RecipeImportPage'),
  });
  const recalculation = createRoute({
    getParentRoute: () => parent,
    path: '/recipes/recalculation',
    loader: ({ context }) => context.loadTexts('recipes', 'recipes/recalculation'),
    component: lazyRouteComponent(() => import('../recalculation/recalculation-page.tsx'), 'RecalculationPage'),
  });
  return [overview, recalculation, bringIn, recipeSummaryRoute(parent), foodLabelRoute(parent), editor] as const;
}

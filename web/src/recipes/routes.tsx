import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';
import { recipeSummaryRoute } from './summary/routes.tsx';
import { OverviewFilter } from './overview/overview-filter.ts';

export function recipeRoutes<Parent extends AnyRoute>(parent: Parent) {
  const overview = createRoute({
    getParentRoute: () => parent,
    path: '/recipes',
    validateSearch: (search) => OverviewFilter.parse(search),
    loader: ({ context }) => context.loadTexts('recipes', 'recipes/editor', 'recipes/overview'),
    component: lazyRouteComponent(() => import('./overview/recipe-overview-page.tsx'), 'RecipeOverviewPage'),
  });
  /** Without an id: a new recipe. */
  const editor = createRoute({
    getParentRoute: () => parent,
    path: '/recipes/recipe/{-$id}',
    validateSearch: ({ bag }: Record<string, unknown>): { bag?: boolean } => (bag === true ? { bag } : {}),
    loader: ({ context }) =>
      context.loadTexts('recipes', 'recipes/editor', 'recipes/panel', 'recipes/overview', 'ingredients', 'ingredients/why'),
    component: lazyRouteComponent(() => import('./editor/recipe-editor-page.tsx'), 'RecipeEditorPage'),
  });
  const bringIn = createRoute({
    getParentRoute: () => parent,
    path: '/recipes/import',
    loader: ({ context }) => context.loadTexts('recipes', 'recipes/import', 'spreadsheets'),
    component: lazyRouteComponent(() => import('./import/recipe-import-page.tsx'), 'RecipeImportPage'),
  });
  const recalculation = createRoute({
    getParentRoute: () => parent,
    path: '/recipes/recalculation',
    loader: ({ context }) => context.loadTexts('recipes', 'recipes/recalculation'),
    component: lazyRouteComponent(() => import('./recalculation/recalculation-page.tsx'), 'RecalculationPage'),
  });
  return [overview, recalculation, bringIn, recipeSummaryRoute(parent), editor] as const;
}

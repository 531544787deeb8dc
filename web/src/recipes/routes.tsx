import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';

export function recipeRoutes<Parent extends AnyRoute>(parent: Parent) {
  const overview = createRoute({
    getParentRoute: () => parent,
    path: '/recipes',
    loader: ({ context }) => context.loadTexts('recipes'),
    component: lazyRouteComponent(() => import('./overview/recipe-overview-page.tsx'), 'RecipeOverviewPage'),
  });
  /** Without an id: a new recipe. */
  const editor = createRoute({
    getParentRoute: () => parent,
    path: '/recipes/recipe/{-$id}',
    loader: ({ context }) => context.loadTexts('recipes', 'ingredients'),
    component: lazyRouteComponent(() => import('./editor/recipe-editor-page.tsx'), 'RecipeEditorPage'),
  });
  return [overview, editor] as const;
}

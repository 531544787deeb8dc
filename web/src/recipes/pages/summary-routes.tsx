import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';

/** A format that another page asked for, as `?download=pdf`. */
function downloadAsked({ download }: Record<string, unknown>): { download?: string } {
  return typeof download === 'string' ? { download } : {};
}

export function recipeSummaryRoute<Parent extends AnyRoute>(parent: Parent) {
  return createRoute({
    getParentRoute: () => parent,
    path: '/recipes/summary/$id',
    validateSearch: downloadAsked,
    loader: ({ context }) =>
      context.loadTexts(
        'recipes',
        'recipes/summary',
        'exports',
        'footprint/label-download',
        'footprint/land-use',
        'recipes/served',
        'claims',
      ),
    component: lazyRouteComponent(() => import('../summary/recipe-summary-page.tsx'), 'RecipeSummaryPage'),
  });
}

export function foodLabelRoute<Parent extends AnyRoute>(parent: Parent) {
  return createRoute({
    getParentRoute: () => parent,
    path: '/recipes/label/$id',
    loader: ({ context }) => context.loadTexts('recipes/label', 'exports', 'claims'),
    component: lazyRouteComponent(() => import('../label/label-page.tsx'), 'LabelPage'),
  });
}

/** Specification, point 2: sidebar hidden, no guard, opens in a new tab. */
export function recipeSummaryPreviewRoute<Parent extends AnyRoute>(parent: Parent) {
  return createRoute({
    getParentRoute: () => parent,
    path: '/dev/recipe-summary/$id',
    loader: ({ context }) =>
      context.loadTexts(
        'recipes',
        'recipes/summary',
        'exports',
        'footprint/label-download',
        'footprint/land-use',
        'recipes/served',
        'claims',
        'footprint',
        'ui',
      ),
    component: lazyRouteComponent(() => import('../summary/recipe-summary-preview.tsx'), 'RecipeSummaryPreview'),
  });
}

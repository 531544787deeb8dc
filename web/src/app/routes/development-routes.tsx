import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';

/** Pages for ourselves. The condition is a constant of the build: a production bundle does not hold them. */
export function developmentRoutes<Parent extends AnyRoute>(parent: Parent) {
  if (!import.meta.env.DEV) return [];
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/dev/gallery',
      component: lazyRouteComponent(() => import('../../dev/gallery/gallery-page.tsx'), 'GalleryPage'),
    }),
  ];
}

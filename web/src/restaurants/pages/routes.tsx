import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';

export function restaurantRoutes<Parent extends AnyRoute>(parent: Parent) {
  /** Without an id: the restaurant that is worked in. */
  const restaurant = createRoute({
    getParentRoute: () => parent,
    path: '/restaurant/{-$id}',
    loader: ({ context }) => context.loadTexts('restaurants/details', 'organizations'),
    component: lazyRouteComponent(() => import('../details/restaurant-page.tsx'), 'RestaurantPage'),
  });
  return [restaurant] as const;
}

import type { Area } from '../platform/area.ts';
import { restaurantRoutes } from './restaurant-routes.ts';

export const RESTAURANTS: Area = {
  routes: restaurantRoutes,
};

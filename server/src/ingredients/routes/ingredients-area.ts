import type { Area } from '../../platform/area.ts';
import { categoryRoutes } from './category-routes.ts';

export const INGREDIENTS: Area = {
  routes: categoryRoutes,
};

import type { Area } from '../platform/area.ts';
import { enterpriseRoutes } from './enterprise-routes.ts';

export const ENTERPRISES: Area = {
  routes: enterpriseRoutes,
};

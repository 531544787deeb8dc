import type { Area } from '../platform/area.ts';
import { comparisonRoutes } from './comparison-routes.ts';

export const DASHBOARD: Area = {
  routes: comparisonRoutes,
};

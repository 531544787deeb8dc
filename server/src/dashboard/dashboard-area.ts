import type { Area } from '../platform/area.ts';
import { comparisonRoutes } from './comparison-routes.ts';
import { yearRoutes } from './year-routes.ts';

export const DASHBOARD: Area = {
  routes: (app, services) => {
    comparisonRoutes(app, services);
    yearRoutes(app, services);
  },
};

import type { Area } from '../../platform/area.ts';
import { purgeMenuPlans } from '../jobs/purge-menu-plans.ts';
import { menuPlanRoutes } from './menu-plan-routes.ts';

export const CALENDAR: Area = {
  routes: menuPlanRoutes,
  purges: [purgeMenuPlans],
};

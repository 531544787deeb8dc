import type { Area } from '../../platform/area.ts';
import { purgeMenuPlans } from '../jobs/purge-menu-plans.ts';
import { planMenuWorkers } from '../jobs/plan-menu-jobs.ts';
import { menuPlanRoutes } from './menu-plan-routes.ts';
import { publicationRoutes } from './publication-routes.ts';
import { wasteRoutes } from './waste-routes.ts';

export const CALENDAR: Area = {
  routes: (app, services) => {
    menuPlanRoutes(app, services);
    publicationRoutes(app, services);
    wasteRoutes(app, services);
  },
  workers: planMenuWorkers,
  purges: [purgeMenuPlans],
};

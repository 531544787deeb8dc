import type { Area } from '../../platform/area.ts';
import { bridgeWorkers } from '../jobs/bridge-years.ts';
import { dishWorkers } from '../jobs/keep-due-dishes.ts';
import { mailWorkers } from '../jobs/mail-reports.ts';
import { organizationMonthWorkers } from '../jobs/keep-organization-months.ts';
import { boughtWorkers } from '../jobs/keep-due-bought.ts';
import { foodWorkers } from '../jobs/keep-due-foods.ts';
import { bodyWorkers, removeUnusedFiles } from '../jobs/move-bodies.ts';
import { purgeReports } from '../jobs/purge-reports.ts';
import { restatementWorkers } from '../jobs/restate-reports.ts';
import { reportWordWorkers } from '../jobs/words-of-reports.ts';
import { reportRoutes } from './report-routes.ts';
import { unsubscribeRoute } from './unsubscribe-route.ts';

export const REPORTS: Area = {
  routes: reportRoutes,
  pages: async (app, services, { requestsPerMinute }) => unsubscribeRoute(app, services, requestsPerMinute),
  workers: (services) => [
    ...foodWorkers(services),
    ...boughtWorkers(services),
    ...dishWorkers(services),
    ...bridgeWorkers(services),
    ...organizationMonthWorkers(services),
    ...restatementWorkers(services),
    ...mailWorkers(services),
    ...reportWordWorkers(services),
    ...bodyWorkers(services),
  ],
  purges: [purgeReports, removeUnusedFiles],
};

import type { Area } from '../../platform/area.ts';
import { purgeReports } from '../jobs/purge-reports.ts';
import { reportRoutes } from './report-routes.ts';

export const REPORTS: Area = {
  routes: reportRoutes,
  purges: [purgeReports],
};

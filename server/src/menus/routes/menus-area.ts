import type { Area } from '../../platform/area.ts';
import { archiveWorkers } from '../jobs/archive-jobs.ts';
import { purgeMenus } from '../jobs/purge-menus.ts';
import { menuWordWorkers } from '../jobs/words-of-menus.ts';
import { labelWorkers } from '../jobs/label-questions.ts';
import { livePageRoutes } from '../live/live-page-routes.ts';
import { menuRoutes } from './menu-routes.ts';

export const MENUS: Area = {
  routes: menuRoutes,
  pages: livePageRoutes,
  workers: (services) => [...labelWorkers(services), ...archiveWorkers(services), ...menuWordWorkers(services)],
  purges: [purgeMenus],
};

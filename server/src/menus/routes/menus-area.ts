import type { Area } from '../../platform/area.ts';
import { purgeMenus } from '../jobs/purge-menus.ts';
import { labelWorkers } from '../jobs/label-questions.ts';
import { menuRoutes } from './menu-routes.ts';

export const MENUS: Area = {
  routes: menuRoutes,
  workers: labelWorkers,
  purges: [purgeMenus],
};

import type { Area } from '../platform/area.ts';
import { actionRoutes } from './action-routes.ts';
import { purgeTargets } from './purge-targets.ts';
import { targetRoutes } from './target-routes.ts';

export const TARGETS: Area = {
  routes: (app, services) => {
    targetRoutes(app, services);
    actionRoutes(app, services);
  },
  purges: [purgeTargets],
};

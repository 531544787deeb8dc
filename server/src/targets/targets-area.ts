import type { Area } from '../platform/area.ts';
import { purgeTargets } from './purge-targets.ts';
import { targetRoutes } from './target-routes.ts';

export const TARGETS: Area = {
  routes: targetRoutes,
  purges: [purgeTargets],
};

import type { Area } from '../../platform/area.ts';
import { recipeWorkers } from '../actions/recipe-jobs.ts';
import { purgeNotices } from '../seen-notice-store.ts';
import { emptyBin } from '../recipe-store.ts';
import { recipeRoutes } from './recipe-routes.ts';

export const RECIPES: Area = {
  routes: recipeRoutes,
  workers: recipeWorkers,
  purges: [emptyBin, purgeNotices],
};

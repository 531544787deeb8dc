import type { Area } from '../platform/area.ts';
import { claimRoutes } from './claim-routes.ts';

export const CLAIMS: Area = {
  routes: claimRoutes,
};

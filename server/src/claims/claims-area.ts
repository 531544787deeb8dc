import type { Area } from '../platform/area.ts';
import { claimRoutes } from './claim-routes.ts';
import { wordNoticeWorkers } from './word-notices.ts';

export const CLAIMS: Area = {
  routes: claimRoutes,
  workers: wordNoticeWorkers,
};

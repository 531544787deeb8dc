import type { Area } from '../../platform/area.ts';
import { invoiceRoutes } from './invoice-routes.ts';

export const PURCHASES: Area = {
  routes: invoiceRoutes,
};

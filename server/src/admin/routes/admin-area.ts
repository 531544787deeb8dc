import type { Area } from '../../platform/area.ts';
import type { Plan } from '@plateprint/shared/access/plan.ts';
import type { Services } from '../../platform/services.ts';
import { erasureWorkers, purgeOrganizations } from '../erasure/erase-organization.ts';
import { purgeExports } from '../export/export-store.ts';
import { exportWorkers } from '../export/make-export.ts';
import { purgeCorrections } from '../corrections/correction-store.ts';
import { adminRoutes } from './admin-routes.ts';

export const ADMIN: Area<Services & { defaultPlan: Plan }> = {
  routes: adminRoutes,
  workers: (services) => [...exportWorkers(services), ...erasureWorkers(services)],
  purges: [purgeExports, purgeOrganizations, purgeCorrections],
};

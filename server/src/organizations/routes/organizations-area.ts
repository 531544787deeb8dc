import type { Area } from '../../platform/area.ts';
import { purgeLogos } from '../logo-store.ts';
import { memberRoutes } from './member-routes.ts';
import { organizationRoutes } from './organization-routes.ts';

export const ORGANIZATIONS: Area = {
  routes(api, services) {
    organizationRoutes(api, services);
    memberRoutes(api, services);
  },
  purges: [purgeLogos],
};

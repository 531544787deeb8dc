import type { Area } from '../../platform/area.ts';
import { featureRequestWorkers } from '../jobs/feature-requests.ts';
import { purgeLogos } from '../logo-store.ts';
import { featureRequestRoutes } from './feature-request-routes.ts';
import { memberRoutes } from './member-routes.ts';
import { organizationRoutes } from './organization-routes.ts';

export const ORGANIZATIONS: Area = {
  routes(api, services) {
    organizationRoutes(api, services);
    memberRoutes(api, services);
    featureRequestRoutes(api, services);
  },
  workers: featureRequestWorkers,
  purges: [purgeLogos],
};

import type { Area } from '../../platform/area.ts';
import { purgeNames } from '../jobs/purge-names.ts';
import { mapperRoutes } from './mapper-routes.ts';

export const MAPPER: Area = {
  routes: mapperRoutes,
  purges: [purgeNames],
};

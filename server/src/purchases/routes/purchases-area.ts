import type { Area } from '../../platform/area.ts';
import { balanceRoutes } from './balance-routes.ts';
import { costRoutes } from './cost-routes.ts';
import { shareRoutes } from './share-routes.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { statementRoutes } from './statement-routes.ts';

export const PURCHASES: Area = {
  routes(api, services) {
    invoiceRoutes(api, services);
    shareRoutes(api, services);
    costRoutes(api, services);
    balanceRoutes(api, services);
    statementRoutes(api, services);
  },
};

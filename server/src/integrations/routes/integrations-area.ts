import type { Area } from '../../platform/area.ts';
import { type IntegrationServices, integrationRoutes } from '../integration-routes.ts';
import { purgeAnswers } from '../open/gateway/answer-store.ts';
import { purgeCallCounts } from '../open/gateway/call-count-store.ts';
import type { DeliverServices } from '../webhooks/deliver.ts';
import { purgeDeliveries } from '../webhooks/delivery-log-store.ts';
import { webhookWorkers } from '../webhooks/off-mail.ts';
import { webhookRoutes } from '../webhooks/webhook-routes.ts';

export const INTEGRATIONS: Area<IntegrationServices & DeliverServices> = {
  routes(api, services) {
    integrationRoutes(api, services);
    webhookRoutes(api, services);
  },
  workers: webhookWorkers,
  purges: [purgeDeliveries, purgeCallCounts, purgeAnswers],
};

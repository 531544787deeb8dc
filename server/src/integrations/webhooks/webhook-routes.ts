import { mayManageIntegrations, mayReadIntegrations } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import * as api from '@plateprint/shared/integrations/webhook-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import { organizationOf } from '../../organizations/organization-store.ts';
import { addWebhook, dropWebhook, editWebhook, sentByHand, tryWebhook } from './change-webhook.ts';
import type { DeliverServices } from './deliver.ts';
import { deliveriesOf, webhookOfDelivery } from './delivery-log-store.ts';
import { integrationOf, type OrganizationPlan, webhookOf, webhooksOf } from './webhook-store.ts';

/** @throws not_allowed, plan_lacks, plan_inactive */
function demandManaging<T extends { organization: OrganizationPlan }>(actor: Actor, owned: T): T {
  const { organization } = owned;
  demandOfPlan(mayManageIntegrations(actor, organization), actor, 'integrations', organization);
  return owned;
}

/** The webhook addresses of an organization, for those who run it. */
export function webhookRoutes(app: FastifyInstance, services: DeliverServices): void {
  const { database } = services;
  const readable = async (actor: Actor, id = actor.organizationId) => {
    const organization = await organizationOf(database, actor, id);
    demand(mayReadIntegrations(actor, organization));
    return organization.id;
  };

  serve(app, api.listWebhooks, async ({ actor, query }) => {
    const organizationId = await readable(actor, query.organizationId);
    return { items: await webhooksOf(database, actor, { organizationId, integrationId: query.integrationId }), next: null };
  });

  serve(app, api.createWebhook, async ({ actor, body: { integrationId, ...written } }) => {
    const integration = demandManaging(actor, await integrationOf(database, actor, integrationId));
    return addWebhook(services, actor, integration, written);
  });

  serve(app, api.updateWebhook, async ({ actor, params, body }) => {
    const owned = demandManaging(actor, await webhookOf(database, actor, params.id));
    return editWebhook(services, actor, owned, body);
  });

  serve(app, api.deleteWebhook, async ({ actor, params }) => {
    await dropWebhook(services, actor, demandManaging(actor, await webhookOf(database, actor, params.id)));
    return { id: params.id };
  });

  serve(app, api.testWebhook, async ({ actor, params }) =>
    tryWebhook(services, demandManaging(actor, await webhookOf(database, actor, params.id))),
  );

  serve(app, api.listDeliveries, async ({ actor, query }) => {
    const organizationId = await readable(actor, query.organizationId);
    return deliveriesOf(database, { ...query, organizationId });
  });

  serve(app, api.repeatDelivery, async ({ actor, params }) => {
    const { organization } = demandManaging(actor, await webhookOfDelivery(database, actor, params.id));
    return sentByHand(services, { organizationId: organization.id, id: params.id });
  });
}

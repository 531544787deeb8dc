import * as api from '@plateprint/shared/integrations/webhook-api.ts';
import { someIntegration } from '../support/hooked-kitchen.ts';
import type { CallerName } from './callers.ts';
import { type Rule, rule } from './rule.ts';
import type { World } from './world.ts';

/** Admins of the organization, and super-admins: nobody else, owners of its enterprise included. */
const ADMINS: readonly CallerName[] = ['admin', 'super'];

/** An address that no name server knows. */
const written = { url: 'http://hooks.invalid/', events: ['report.completed' as const] };

async function someWebhook({ super: call, product, organization }: World): Promise<string> {
  const integrationId = await someIntegration(product.database, organization);
  return (await call(api.createWebhook, { body: { integrationId, ...written } })).id;
}

const ofOne = async (world: World) => ({ params: { id: await someWebhook(world) } });
const ofOrganization = ({ organization: organizationId }: World) => ({ query: { organizationId } });

export const WEBHOOK_RULES: readonly Rule[] = [
  rule(api.listWebhooks, ADMINS, ofOrganization),
  rule(api.createWebhook, ADMINS, async ({ product, organization }) => ({
    body: { integrationId: await someIntegration(product.database, organization), ...written },
  })),
  rule(api.updateWebhook, ADMINS, async (world) => ({ ...(await ofOne(world)), body: { active: false } })),
  rule(api.deleteWebhook, ADMINS, ofOne),
  rule(api.testWebhook, ADMINS, ofOne),
  rule(api.listDeliveries, ADMINS, ofOrganization),
  rule(api.repeatDelivery, ADMINS, async (world) => {
    const { id } = await world.super(api.testWebhook, await ofOne(world));
    return { params: { id } };
  }),
];

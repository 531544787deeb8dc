import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { Plan } from '@plateprint/shared/access/plan.ts';
import type { Webhook, WebhookEvent } from '@plateprint/shared/integrations/webhook.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Selectable } from 'kysely';
import { seenBy } from '../../access/organization-reach.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';

/** An address with what permissions need to know, and its sealed secrets. */
export interface OwnedWebhook {
  row: Selectable<Tables['webhook']>;
  webhook: Webhook;
  organization: OrganizationPlan;
}

export interface OrganizationPlan {
  id: string;
  enterpriseId: string | null;
  plan: Plan;
  planActive: boolean;
}

/** Addresses of integrations that are there, in organizations that the actor sees. */
function webhooks(database: Database, actor: Actor) {
  return database
    .selectFrom('webhook')
    .innerJoin('integration', 'integration.id', 'webhook.integration_id')
    .innerJoin('organization', 'organization.id', 'webhook.organization_id')
    .selectAll('webhook')
    .select(['integration.name', 'organization.enterprise_id', 'organization.plan', 'organization.plan_active'])
    .where('integration.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null)
    .where((build) => seenBy(actor)(build as never));
}

type Row = Awaited<ReturnType<ReturnType<typeof webhooks>['executeTakeFirstOrThrow']>>;

export function toWebhook(row: Selectable<Tables['webhook']>, integrationName: string): Webhook {
  return {
    id: row.id,
    integrationId: row.integration_id,
    integrationName,
    url: row.url,
    events: row.events as WebhookEvent[],
    active: row.active,
    failingSince: row.failing_since?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

function toOwned({ name, enterprise_id, plan, plan_active, ...row }: Row): OwnedWebhook {
  const organization = { id: row.organization_id, enterpriseId: enterprise_id, plan: plan as Plan, planActive: plan_active };
  return { row, webhook: toWebhook(row, name), organization };
}

/** @throws not_found for an address of an organization that the actor does not see, as for one that is not there. */
export async function webhookOf(database: Database, actor: Actor, id: string): Promise<OwnedWebhook> {
  const row = await webhooks(database, actor).where('webhook.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toOwned(row);
}

/** All of an organization, the oldest first; there are no more of them than fit a page. */
export async function webhooksOf(
  database: Database,
  actor: Actor,
  { organizationId, integrationId }: { organizationId: string; integrationId: string | undefined },
): Promise<Webhook[]> {
  let query = webhooks(database, actor).where('webhook.organization_id', '=', organizationId);
  if (integrationId !== undefined) query = query.where('webhook.integration_id', '=', integrationId);
  const rows = await query.orderBy('webhook.created_at').orderBy('webhook.id').execute();
  return rows.map((row) => toOwned(row).webhook);
}

export interface OwnedIntegration {
  id: string;
  name: string;
  organization: OrganizationPlan;
}

/** @throws not_found as above */
export async function integrationOf(database: Database, actor: Actor, id: string): Promise<OwnedIntegration> {
  const row = await database
    .selectFrom('integration')
    .innerJoin('organization', 'organization.id', 'integration.organization_id')
    .select(['integration.id', 'integration.name', 'integration.organization_id'])
    .select(['organization.enterprise_id', 'organization.plan', 'organization.plan_active'])
    .where('integration.id', '=', id)
    .where('integration.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null)
    .where((build) => seenBy(actor)(build as never))
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  const { organization_id, enterprise_id, plan, plan_active } = row;
  return {
    id: row.id,
    name: row.name,
    organization: { id: organization_id, enterpriseId: enterprise_id, plan: plan as Plan, planActive: plan_active },
  };
}

/** How many addresses an integration has; until the transaction ends nobody else adds one. */
export async function countedWebhooks(transaction: Database, integrationId: string): Promise<number> {
  await transaction.selectFrom('integration').select('id').where('id', '=', integrationId).forUpdate().execute();
  const { kept } = await transaction
    .selectFrom('webhook')
    .select(({ fn }) => fn.countAll<string>().as('kept'))
    .where('integration_id', '=', integrationId)
    .executeTakeFirstOrThrow();
  return Number(kept);
}

interface NewWebhook {
  id: string;
  url: string;
  events: readonly WebhookEvent[];
  secret: string;
  now: Date;
}

export async function insertWebhook(
  database: Database,
  integration: OwnedIntegration,
  { id, url, events, secret, now }: NewWebhook,
): Promise<Selectable<Tables['webhook']>> {
  const place = { organization_id: integration.organization.id, integration_id: integration.id };
  return database
    .insertInto('webhook')
    .values({ id, ...place, url, events: [...events], secret, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export interface WebhookChanges {
  url: string;
  events: string[];
  active: boolean;
  secret: string;
  failing_since: null;
}

export async function changeWebhook(
  database: Database,
  { row }: OwnedWebhook,
  changes: Partial<WebhookChanges>,
  now: Date,
): Promise<Selectable<Tables['webhook']>> {
  const changed = await database
    .updateTable('webhook')
    .set({ ...changes, updated_at: now })
    .where('organization_id', '=', row.organization_id)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirst();
  if (!changed) throw new AppError('not_found');
  return changed;
}

export async function removeWebhook(database: Database, { row }: OwnedWebhook): Promise<void> {
  await database.deleteFrom('webhook').where('organization_id', '=', row.organization_id).where('id', '=', row.id).execute();
}

import { randomUUID } from 'node:crypto';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import {
  MOST_WEBHOOKS,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookMessage,
  type WebhookWithSecret,
} from '@plateprint/shared/integrations/webhook.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { audit, type AuditValues } from '../../access/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { NO_PAYLOAD } from '../../platform/events/event-payload.ts';
import { isPlainlyPrivate } from '../../platform/http/outgoing/judged-address.ts';
import { TooEarly } from '../../platform/http/too-early.ts';
import { deliver, type DeliverServices } from './deliver.ts';
import { testsSince } from './delivery-log-store.ts';
import { claimOne, insertTest } from './delivery-store.ts';
import { newSecrets, rotated, sealed, unsealed } from './webhook-secrets.ts';
import {
  changeWebhook,
  countedWebhooks,
  insertWebhook,
  type OwnedIntegration,
  type OwnedWebhook,
  removeWebhook,
  toWebhook,
} from './webhook-store.ts';

function refuse(path: string, code: string, message: string): never {
  throw new AppError('invalid_input', [{ path, code, message }]);
}

/** Refuses an address by its text alone. Where its name leads is judged at each sending: that may change. */
function refuseAddress({ httpsOnly, privateToo }: DeliverServices['reach'], url: string | undefined): void {
  if (url === undefined) return;
  const address = URL.parse(url);
  if (!address) refuse('url', 'not_an_address', 'This is no address that a message could be sent to.');
  if (!privateToo && isPlainlyPrivate(address))
    refuse('url', 'private_address', 'This address lies in a private network, where messages are not sent.');
  if (httpsOnly && address.protocol !== 'https:')
    refuse('url', 'not_https', 'Messages carry what happens in an organization: the address must begin with https://.');
}

/** The address in the audit: without path and query, which may hold a secret of the receiver's. */
function audited({ url, events, active }: { url: string; events: readonly string[]; active: boolean }): AuditValues {
  const host = URL.canParse(url) ? new URL(url).host : url;
  return { webhook: `${host}: ${events.toSorted().join(', ')}`, webhook_active: active };
}

interface Changed {
  actor: Actor;
  integration: { id: string; name: string; organizationId: string };
  before?: AuditValues;
  after?: AuditValues;
}

async function auditChange(database: Database, { actor, integration, ...what }: Changed, at: Date): Promise<void> {
  await audit(database, {
    action: 'integration_changed',
    at,
    by: actor,
    thing: { kind: 'integration', id: integration.id, name: integration.name },
    organizationId: integration.organizationId,
    ...what,
  });
}

/** Adds an address to an integration. @throws invalid_input for one too many, for what is no address, for one that lies in a private network, and in production for one without TLS. */
export async function addWebhook(
  { database, clock, secrets: box, reach }: DeliverServices,
  actor: Actor,
  integration: OwnedIntegration,
  { url, events }: { url: string; events: readonly WebhookEvent[] },
): Promise<WebhookWithSecret> {
  refuseAddress(reach, url);
  const secrets = newSecrets();
  return database.transaction().execute(async (transaction) => {
    if ((await countedWebhooks(transaction, integration.id)) >= MOST_WEBHOOKS)
      refuse('integrationId', 'too_many', `An integration has at most ${MOST_WEBHOOKS} addresses.`);
    const made = { id: randomUUID(), url, events: [...new Set(events)], secret: sealed(box, secrets), now: clock() };
    const row = await insertWebhook(transaction, integration, made);
    const place = { ...integration, organizationId: integration.organization.id };
    await auditChange(transaction, { actor, integration: place, before: {}, after: audited(row) }, made.now);
    return { ...toWebhook(row, integration.name), secret: secrets.secret };
  });
}

interface Wishes {
  url?: string | undefined;
  events?: readonly WebhookEvent[] | undefined;
  active?: boolean | undefined;
  rotate?: boolean | undefined;
}

/** Changes an address; one that is turned on again, or is another one, begins without failures. */
export async function editWebhook(
  { database, clock, secrets: box, reach }: DeliverServices,
  actor: Actor,
  owned: OwnedWebhook,
  { url, events, active, rotate = false }: Wishes,
): Promise<WebhookWithSecret> {
  refuseAddress(reach, url);
  const now = clock();
  const secrets = rotate ? rotated(unsealed(box, owned.row.secret), now) : null;
  const begins = (active === true && !owned.row.active) || (url !== undefined && url !== owned.row.url);
  return database.transaction().execute(async (transaction) => {
    const changes = {
      ...(url === undefined ? {} : { url }),
      ...(events === undefined ? {} : { events: [...new Set(events)] }),
      ...(active === undefined ? {} : { active }),
      ...(begins ? { failing_since: null } : {}),
      ...(secrets ? { secret: sealed(box, secrets) } : {}),
    };
    const row = await changeWebhook(transaction, owned, changes, now);
    const change = { actor, integration: placeOf(owned), before: audited(owned.row), after: audited(row) };
    await auditChange(
      transaction,
      secrets ? { ...change, after: { ...change.after, webhook_secret: keyEnd(secrets) } } : change,
      now,
    );
    return { ...toWebhook(row, owned.webhook.integrationName), secret: secrets?.secret ?? null };
  });
}

/** The last characters, to tell secrets apart; before them stand 40 that nobody can guess. */
function keyEnd({ secret }: { secret: string }): string {
  return `…${secret.slice(-4)}`;
}

function placeOf({ webhook, organization }: OwnedWebhook): Changed['integration'] {
  return { id: webhook.integrationId, name: webhook.integrationName, organizationId: organization.id };
}

/** Removes an address with its log. */
export async function dropWebhook({ database, clock }: DeliverServices, actor: Actor, owned: OwnedWebhook): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await removeWebhook(transaction, owned);
    await auditChange(transaction, { actor, integration: placeOf(owned), before: audited(owned.row), after: {} }, clock());
  });
}

const TESTS_A_MINUTE = 10;

/** Sends a message that nothing happened for. @throws too_many_requests */
export async function tryWebhook(services: DeliverServices, { webhook, organization }: OwnedWebhook): Promise<WebhookDelivery> {
  const { database, clock } = services;
  const now = clock();
  if ((await testsSince(database, webhook.id, new Date(now.getTime() - 60_000))) >= TESTS_A_MINUTE) throw new TooEarly(60);
  const id = randomUUID();
  const data = { organizationId: organization.id, ...NO_PAYLOAD };
  const message: WebhookMessage = { id: `msg_${randomUUID()}`, type: 'test', timestamp: now.toISOString(), data };
  await insertTest(database, { id, webhookId: webhook.id, message, now });
  return sentByHand(services, { organizationId: organization.id, id });
}

/** Sends a message at once; one that was at its end is not tried again by itself. @throws not_found */
export async function sentByHand(
  services: DeliverServices,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<WebhookDelivery> {
  const claimed = await claimOne(services.database, { organizationId, id, now: services.clock() });
  if (!claimed) throw new AppError('not_found');
  return deliver(services, claimed, { isOnce: true });
}

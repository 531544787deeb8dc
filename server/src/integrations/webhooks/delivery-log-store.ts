import type { WebhookDelivery } from '@plateprint/shared/integrations/webhook.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { sql } from 'kysely';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { pageOf, type Page } from '../../platform/database/page.ts';
import { toDelivery } from './delivery-row.ts';
import { type OwnedWebhook, webhookOf } from './webhook-store.ts';

const PAGE = 50;
/** So long the log is kept. */
const KEPT_MS = 30 * 24 * 3_600_000;

interface DeliveryQuery {
  organizationId: string;
  webhookId?: string | undefined;
  state?: WebhookDelivery['state'] | undefined;
  cursor?: string | undefined;
}

/** Messages of an organization, the newest first. Whether the caller may, was demanded before. */
export async function deliveriesOf(
  database: Database,
  { organizationId, webhookId, state, cursor }: DeliveryQuery,
): Promise<Page<WebhookDelivery>> {
  let query = database
    .selectFrom('webhook_delivery')
    .selectAll()
    .select(sql<string>`to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('moment'))
    .where('organization_id', '=', organizationId);
  if (webhookId !== undefined) query = query.where('webhook_id', '=', webhookId);
  if (state !== undefined) query = query.where('state', '=', state);
  const page = await pageOf(
    query
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE + 1),
    {
      cursor,
      limit: PAGE,
      sortedBy: 'moment',
      after: (from, [moment, id]) => from.where(sql<boolean>`(created_at, id) < (${moment}::timestamptz, ${id})`),
      keyOf: (row) => [row.moment, row.id],
    },
  );
  return { items: page.items.map(toDelivery), next: page.next };
}

/** @throws not_found for a message to an address that is out of reach. */
export async function webhookOfDelivery(database: Database, actor: Actor, id: string): Promise<OwnedWebhook> {
  const row = await database.selectFrom('webhook_delivery').select('webhook_id').where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return webhookOf(database, actor, row.webhook_id);
}

export async function testsSince(database: Database, webhookId: string, since: Date): Promise<number> {
  const { tests } = await database
    .selectFrom('webhook_delivery')
    .select(({ fn }) => fn.countAll<string>().as('tests'))
    .where('webhook_id', '=', webhookId)
    .where('created_at', '>', since)
    .where('type', '=', 'test')
    .executeTakeFirstOrThrow();
  return Number(tests);
}

/** Removes deliveries after 30 days, finished or not. */
export async function purgeDeliveries(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('webhook_delivery')
    .where('created_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}

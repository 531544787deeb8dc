import type { WebhookMessage } from '@plateprint/shared/integrations/webhook.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import type { Outcome } from './send-message.ts';

type Row = Selectable<Tables['webhook_delivery']>;

/** A message in hand: nobody else sends it until the time that it was taken for is over. */
export interface Claimed extends Row {
  url: string;
  secret: string;
  /** Whether its address still gets messages. */
  is_on: boolean;
}

/** Longer than an attempt takes: a node that holds a message for that long has died, and another one sends it. */
const IN_HAND_MS = 60_000;

function inHand(database: Database, now: Date) {
  return database
    .updateTable('webhook_delivery')
    .from('webhook')
    .innerJoin('integration', 'integration.id', 'webhook.integration_id')
    .innerJoin('organization', 'organization.id', 'webhook.organization_id')
    .set({
      state: 'waiting',
      attempts: sql`attempts + 1`,
      last_attempt_at: now,
      next_attempt_at: new Date(now.getTime() + IN_HAND_MS),
      failure: 'interrupted',
      status: null,
      took: null,
    })
    .whereRef('webhook.id', '=', 'webhook_delivery.webhook_id')
    .returningAll('webhook_delivery')
    .returning([
      'webhook.url',
      'webhook.secret',
      sql<boolean>`webhook.active and integration.deleted_at is null and organization.deleted_at is null`.as('is_on'),
    ]);
}

/** Takes messages that are due into hand; what another node has is passed over. */
export async function claimDue(database: Database, { now, most }: { now: Date; most: number }): Promise<Claimed[]> {
  return inHand(database, now)
    .where('webhook_delivery.id', 'in', (build) =>
      build
        .selectFrom('webhook_delivery')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** Takes one message of an organization into hand, whatever became of it before. */
export async function claimOne(
  database: Database,
  { organizationId, id, now }: { organizationId: string; id: string; now: Date },
): Promise<Claimed | undefined> {
  return inHand(database, now)
    .where('webhook_delivery.id', '=', id)
    .where('webhook_delivery.organization_id', '=', organizationId)
    .executeTakeFirst();
}

/** A message that nothing happened for, for one address. */
export async function insertTest(
  database: Database,
  { id, webhookId, message, now }: { id: string; webhookId: string; message: WebhookMessage; now: Date },
): Promise<void> {
  await database
    .insertInto('webhook_delivery')
    .values({
      id,
      organization_id: message.data.organizationId,
      webhook_id: webhookId,
      message_id: message.id,
      type: message.type,
      message: JSON.stringify(message),
      state: 'failed',
      created_at: now,
    })
    .execute();
}

export interface Settled extends Outcome {
  state: Row['state'];
  /** Milliseconds; null where nothing was sent. */
  took: number | null;
  nextAttemptAt: Date | null;
}

/** Writes down what became of an attempt; of one that came to its end after somebody else took the message, nothing. */
export async function settle(
  database: Database,
  { id, attempts }: Pick<Claimed, 'id' | 'attempts'>,
  { state, status, failure, took, nextAttemptAt }: Settled,
): Promise<Row | undefined> {
  return database
    .updateTable('webhook_delivery')
    .set({ state, status, failure, took, next_attempt_at: nextAttemptAt })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .returningAll()
    .executeTakeFirst();
}

export async function noteArrival(database: Database, webhookId: string): Promise<void> {
  await database
    .updateTable('webhook')
    .set({ failing_since: null })
    .where('id', '=', webhookId)
    .where('failing_since', 'is not', null)
    .execute();
}

/** @returns since when an address fails; null when it is gone. */
export async function noteFailure(database: Database, webhookId: string, now: Date): Promise<Date | null> {
  const row = await database
    .updateTable('webhook')
    .set({ failing_since: sql`coalesce(failing_since, ${now})` })
    .where('id', '=', webhookId)
    .returning('failing_since')
    .executeTakeFirst();
  return row?.failing_since ?? null;
}

/** Lets what else waits for an address that failed wait too: one that is down is asked once in a while, not once a message. */
export async function holdBack(database: Database, webhookId: string, until: Date): Promise<void> {
  await database
    .updateTable('webhook_delivery')
    .set({ next_attempt_at: until })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('next_attempt_at', '<', until)
    .execute();
}

/** @returns whether it was on until now. */
export async function turnOff(database: Database, webhookId: string, now: Date): Promise<boolean> {
  const row = await database
    .updateTable('webhook')
    .set({ active: false, updated_at: now })
    .where('id', '=', webhookId)
    .where('active', '=', true)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

import { createHash, randomUUID } from 'node:crypto';
import { type Plan, planHas } from '@plateprint/shared/access/plan.ts';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { EventType } from '@plateprint/shared/kernel/event.ts';
import type { EventPayload } from './event-payload.ts';

/** The addresses that get an event of this type: the active ones of integrations in use, while the plan has integrations. */
export async function listenersOf(database: Database, organizationId: string, type: EventType): Promise<string[]> {
  const rows = await database
    .selectFrom('webhook')
    .innerJoin('integration', 'integration.id', 'webhook.integration_id')
    .innerJoin('organization', 'organization.id', 'webhook.organization_id')
    .select(['webhook.id', 'organization.plan', 'organization.plan_active'])
    .where('webhook.organization_id', '=', organizationId)
    .where('webhook.active', '=', true)
    .where(sql<SqlBool>`${type} = any(webhook.events)`)
    .where('integration.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null)
    .execute();
  return rows.filter(({ plan, plan_active }) => plan_active && planHas(plan as Plan, 'integrations')).map(({ id }) => id);
}

interface EventMessages {
  type: EventType;
  organizationId: string;
  at: Date;
  listeners: readonly string[];
  payloads: readonly EventPayload[];
}

const MINUTE_MS = 60_000;

/** A minute in which an organization's figures were recalculated gives one message, sent after the following minute. */
function minuteMessage(organizationId: string, at: Date): { id: string; due: Date } {
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  const hash = createHash('sha256').update(`recalculated ${organizationId} ${minute}`).digest('hex');
  return { id: `msg_${hash.slice(0, 32)}`, due: new Date((minute + 2) * MINUTE_MS) };
}

/** Keeps a message for each payload and listener; all of them in one statement. */
export async function insertMessages(
  database: Database,
  { type, organizationId, at, listeners, payloads }: EventMessages,
): Promise<void> {
  const messages = payloads.map((payload) => {
    const isOfMinute = payload.change === 'recalculated' && payload.id === null;
    const { id, due } = isOfMinute ? minuteMessage(organizationId, at) : { id: `msg_${randomUUID()}`, due: at };
    return { id, due, message: { id, type, timestamp: at, data: { organizationId, ...payload } } };
  });
  await sql`
    insert into webhook_delivery
      (id, organization_id, webhook_id, message_id, type, message, state, created_at, next_attempt_at)
    select gen_random_uuid()::text, ${organizationId}, listener, sent.id, ${type}, sent.message, 'waiting', ${at}, sent.due
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as sent (id text, due timestamptz, message jsonb)
    cross join unnest(${listeners}::text[]) as listener
    on conflict (webhook_id, message_id) do nothing`.execute(database);
}

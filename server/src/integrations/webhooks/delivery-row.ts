import type { WebhookDelivery, WebhookMessage } from '@plateprint/shared/integrations/webhook.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables/tables.ts';

export function toDelivery(row: Selectable<Tables['webhook_delivery']>): WebhookDelivery {
  return {
    id: row.id,
    webhookId: row.webhook_id,
    type: row.type as WebhookDelivery['type'],
    state: row.state as WebhookDelivery['state'],
    attempts: row.attempts,
    status: row.status,
    failure: row.failure as WebhookDelivery['failure'],
    // How soon an attempt failed would tell whether a name is known within: only an answer's time is given.
    took: row.status === null ? null : row.took,
    createdAt: row.created_at.toISOString(),
    lastAttemptAt: row.last_attempt_at?.toISOString() ?? null,
    nextAttemptAt: row.state === 'waiting' ? (row.next_attempt_at?.toISOString() ?? null) : null,
    message: row.message as WebhookMessage,
  };
}

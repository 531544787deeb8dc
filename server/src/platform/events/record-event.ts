import type { Database } from '../database/database.ts';
import type { EventType } from '@plateprint/shared/kernel/event.ts';
import type { EventPayload } from './event-payload.ts';
import { insertMessages, listenersOf } from './event-store.ts';

export interface Event {
  type: EventType;
  organizationId: string;
  at: Date;
  /** Asked only when somebody listens. */
  payloads: () => Promise<readonly EventPayload[]> | readonly EventPayload[];
}

/**
 * Tells the addresses of an organization's integrations what happened, each payload in a message of its own. Hand in the
 * transaction of the action: then a message is kept with it or not at all. Where nobody listens it costs one look.
 */
export async function recordEvent(transaction: Database, { type, organizationId, at, payloads }: Event): Promise<void> {
  const listeners = await listenersOf(transaction, organizationId, type);
  if (listeners.length === 0) return;
  const happened = await payloads();
  if (happened.length > 0) await insertMessages(transaction, { type, organizationId, at, listeners, payloads: happened });
}

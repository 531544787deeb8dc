import type { Database } from '../database/database.ts';
import type { EventType } from '@plateprint/shared/kernel/event.ts';
import type { Happening } from './happening.ts';
import { recordEvent, listenersOf } from './event-store.ts';

export interface Event {
  type: EventType;
  organizationId: string;
  at: Date;
  /** Asked only when somebody listens. */
  happenings: () => Promise<readonly Happening[]> | readonly Happening[];
}

/**
 * Tells the addresses of an organization's integrations what happened, each happening in a message of its own. Hand in the
 * transaction of the action: then a message is kept with it or not at all. Where nobody listens it costs one look.
 */
export async function tell(transaction: Database, { type, organizationId, at, happenings }: Event): Promise<void> {
  const listeners = await listenersOf(transaction, organizationId, type);
  if (listeners.length === 0) return;
  const happened = await happenings();
  if (happened.length > 0) await recordEvent(transaction, { type, organizationId, at, listeners, happenings: happened });
}

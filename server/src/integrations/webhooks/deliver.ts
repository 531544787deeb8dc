import type { WebhookDelivery } from '@plateprint/shared/integrations/webhook.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { toDelivery } from './delivery-row.ts';
import { type Claimed, holdBack, noteArrival, noteFailure, settle, type Settled, turnOff } from './delivery-store.ts';
import { isGivenUp, nextAttempt } from './retry-plan.ts';
import { type Outcome, type Reach, sendMessage } from './send-message.ts';
import { unsealed } from './webhook-secrets.ts';
import { signatures } from './webhook-signature.ts';

export type DeliverServices = Pick<Services, 'database' | 'clock' | 'jobs' | 'secrets'> & {
  reach: Reach;
  /** Whether what becomes of a message can be written down; until then none is sent. */
  hasRoom?: () => boolean;
};

/** Other messages to an address that failed wait at most so long. */
const LONGEST_HOLD_MS = 5 * 60_000;
const GONE = 410;

async function sent({ secrets, clock, reach }: DeliverServices, claimed: Claimed): Promise<Outcome & { took: number }> {
  const began = performance.now();
  const now = clock();
  const body = JSON.stringify(claimed.message);
  const timestamp = Math.floor(now.getTime() / 1000);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Plateprint webhooks',
    'webhook-id': claimed.message_id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures(unsealed(secrets, claimed.secret), { id: claimed.message_id, timestamp, body }, now),
  };
  const outcome = await sendMessage(claimed.url, { headers, body }, reach);
  return { ...outcome, took: Math.round(performance.now() - began) };
}

/** How an attempt is written down: of one that was to be the only one nothing follows. */
function settledBy(
  claimed: Claimed,
  { isOnce, now, ...outcome }: Outcome & { took: number; isOnce: boolean; now: Date },
): Settled {
  if (outcome.failure === null) return { ...outcome, state: 'delivered', nextAttemptAt: null };
  const next = isOnce || outcome.status === GONE ? null : nextAttempt(claimed.attempts, now, Math.random());
  return { ...outcome, state: next === null ? 'failed' : 'waiting', nextAttemptAt: next };
}

async function afterFailure(database: Database, { jobs }: DeliverServices, claimed: Claimed, settled: Settled & { now: Date }) {
  const { status, nextAttemptAt, now } = settled;
  const since = await noteFailure(database, claimed.webhook_id, now);
  if (since === null) return;
  if (status === GONE || isGivenUp(since, now)) {
    if (await turnOff(database, claimed.webhook_id, now))
      await jobs.queue(database, 'webhooks.off_mail', { webhookId: claimed.webhook_id });
    return;
  }
  const longest = now.getTime() + LONGEST_HOLD_MS;
  await holdBack(database, claimed.webhook_id, new Date(Math.min(nextAttemptAt?.getTime() ?? longest, longest)));
}

/**
 * Sends a message that is in hand, and writes down what became of it. Sent by hand (`isOnce`), it is not tried again by
 * itself, nor does a failure count against its address.
 */
export async function deliver(services: DeliverServices, claimed: Claimed, { isOnce = false } = {}): Promise<WebhookDelivery> {
  if (!isOnce && !claimed.is_on) {
    const unsent = { state: 'failed', status: null, failure: null, took: null, nextAttemptAt: null };
    return toDelivery((await settle(services.database, claimed, unsent)) ?? claimed);
  }
  const outcome = await sent(services, claimed);
  const now = services.clock();
  const settled = settledBy(claimed, { ...outcome, isOnce, now });
  return services.database.transaction().execute(async (transaction) => {
    const row = await settle(transaction, claimed, settled);
    if (settled.failure === null) await noteArrival(transaction, claimed.webhook_id);
    else if (!isOnce) await afterFailure(transaction, services, claimed, { ...settled, now });
    return toDelivery(row ?? claimed);
  });
}

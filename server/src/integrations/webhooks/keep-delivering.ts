import { setTimeout as pause } from 'node:timers/promises';
import { claimDue } from './delivery-store.ts';
import { type DeliverServices, deliver } from './deliver.ts';

/** Messages that a node sends at a time. */
const AT_ONCE = 20;

/** Sends what is due, as much as fits at a time. @returns how many messages it was. */
export async function deliverDue(services: DeliverServices): Promise<number> {
  const claimed = await claimDue(services.database, { now: services.clock(), most: AT_ONCE });
  await Promise.all(claimed.map(async (each) => deliver(services, each)));
  return claimed.length;
}

/** How often a node looks for messages that are due. */
const LOOKS_EVERY_MS = 2000;

/** Looks for messages and sends them until the returned function is called, which waits for those that are under way. */
export function keepDelivering(services: DeliverServices, failed: (error: unknown) => void): () => Promise<void> {
  const underWay = new Set<Promise<unknown>>();
  const ended = new AbortController();

  async function look(): Promise<boolean> {
    const free = AT_ONCE - underWay.size;
    const claimed = free === 0 ? [] : await claimDue(services.database, { now: services.clock(), most: free });
    for (const each of claimed) {
      const done = deliver(services, each)
        .catch(failed)
        .finally(() => underWay.delete(done));
      underWay.add(done);
    }
    return claimed.length === free;
  }

  async function run(): Promise<void> {
    while (!ended.signal.aborted) {
      const isFull = services.hasRoom?.() !== false && (await look().catch(failed));
      // With all hands full the next look comes as soon as one is free.
      if (isFull) await Promise.race(underWay);
      else await pause(LOOKS_EVERY_MS, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
    }
  }

  const running = run();
  return async () => {
    ended.abort();
    await running;
    await Promise.all(underWay);
  };
}

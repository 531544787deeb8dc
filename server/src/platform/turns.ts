export interface Room {
  /** How many run at once; never more than one per tenant. */
  atOnce: number;
  /** How many of one tenant may wait, and how many in all. */
  waitingEach: number;
  waitingAll: number;
}

/** Work in turns by tenant: a tenant with a long queue delays only itself. */
export type Turns = <T>(tenant: string, work: () => Promise<T>) => Promise<T>;

/** @param full makes the error for work that finds the queue full. */
export function turnsOf({ atOnce, waitingEach, waitingAll }: Room, full: () => Error): Turns {
  /** In the order of their next turn. */
  const waiting = new Map<string, (() => void)[]>();
  const working = new Set<string>();

  const next = (): void => {
    for (const [tenant, queue] of waiting) {
      if (working.size >= atOnce) return;
      if (working.has(tenant)) continue;
      const begin = queue.shift();
      if (queue.length === 0) waiting.delete(tenant);
      working.add(tenant);
      begin?.();
    }
  };
  const ended = (tenant: string): void => {
    working.delete(tenant);
    const queue = waiting.get(tenant);
    waiting.delete(tenant);
    if (queue) waiting.set(tenant, queue); // behind all others
    next();
  };
  const turn = async (tenant: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const queue = waiting.get(tenant) ?? [];
      const all = [...waiting.values()].reduce((sum, { length }) => sum + length, 0);
      if (queue.length >= waitingEach || all >= waitingAll) return reject(full());
      queue.push(resolve);
      waiting.set(tenant, queue);
      next();
    });

  return async (tenant, work) => {
    await turn(tenant);
    try {
      return await work();
    } finally {
      ended(tenant);
    }
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Client, Pool } from 'pg';
import type { Cluster } from './cluster.ts';
import { takeOwnership } from './ownership.ts';

export interface Guard {
  /** Ends the watch and gives the folder free. */
  rest: () => Promise<void>;
}

/** Notices at once when the server is gone (the owner's connection ends), starts it again and leads the pool to its new port. */
export function guardServer(first: Client, cluster: Cluster, { pool, say }: { pool: Pool; say: (line: string) => void }): Guard {
  const resting = new AbortController();
  let owner = first;
  let reviving = Promise.resolve();

  const revive = async (): Promise<void> => {
    say('database: the PostgreSQL server stopped, starting it again');
    for (let wait = 200; !resting.signal.aborted; wait = Math.min(wait * 2, 5000)) {
      try {
        await cluster.start();
        pool.options.connectionString = await cluster.url('plateprint');
        const taken = await takeOwnership(cluster);
        if (!taken) throw new Error('another product has the folder');
        owner = taken;
        watch();
        say('database: the PostgreSQL server runs again');
        return;
      } catch {
        await pause(wait);
      }
    }
  };
  const watch = (): void => {
    owner.once('end', () => {
      if (!resting.signal.aborted) reviving = revive();
    });
  };
  watch();
  return {
    async rest() {
      resting.abort();
      await reviving;
      await owner.end().catch(() => undefined);
    },
  };
}

import type pg from 'pg';
import type { JobInsert, PgBoss } from 'pg-boss';

/** A job of another database, as the queue keeps it. */
interface CarriedJob {
  id: string;
  name: string;
  data: unknown;
  priority: number;
  startAfter: string;
  singletonKey: string | null;
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  expireInSeconds: number;
}

/** A queue in which jobs of another database are put, and that does none. */
export interface CarryingQueue {
  put: (transaction: pg.PoolClient, jobs: readonly CarriedJob[]) => Promise<void>;
  close: () => Promise<void>;
}

const on = (database: pg.Pool | pg.PoolClient) => ({
  executeSql: async (text: string, values?: unknown[]) => database.query(text, values),
});

function asInserted(carried: CarriedJob, now: number): JobInsert {
  const { name: _, data, startAfter, singletonKey, ...job } = carried;
  return {
    ...job,
    ...(typeof data === 'object' && data !== null ? { data } : {}),
    // A moment that is over would count as the beginning of its retention.
    ...(Date.parse(startAfter) > now ? { startAfter } : {}),
    ...(singletonKey === null ? {} : { singletonKey }),
  };
}

/** Makes the queue's tables, with a place for jobs of these names. */
export async function openCarryingQueue(pool: pg.Pool, names: ReadonlySet<string>): Promise<CarryingQueue> {
  const library = await import('pg-boss');
  const boss: PgBoss = new library.PgBoss({ db: on(pool), schema: 'job', schedule: false, supervise: false });
  await boss.start();
  for (const name of names) await boss.createQueue(name);
  return {
    async put(transaction, jobs) {
      const now = Date.now();
      for (const name of new Set(jobs.map((job) => job.name))) {
        const named = jobs.filter((job) => job.name === name).map((job) => asInserted(job, now));
        await boss.insert(name, named, { db: on(transaction) });
      }
    },
    close: async () => boss.stop({ graceful: false, close: false }),
  };
}

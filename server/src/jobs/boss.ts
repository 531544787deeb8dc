import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import type { Database } from '../database/database.ts';
import type { JobName, Jobs, Worker } from './queue.ts';

/** Any number of nodes may start at once: one makes the queue's tables, the others wait. */
const LOCK = 7_261_005;
/** How often a node looks for work, in seconds. */
const LOOKS_EVERY_S = 2;
/** What still runs at the end goes back to the queue after this; it had the whole farewell to finish in. */
const LONGEST_FAREWELL_MS = 1000;

export interface RunningJobs extends Jobs {
  /** Begins to work; call it once the product answers, so that nobody waits for it. */
  start: (workers: readonly Worker[]) => Promise<void>;
  /** Takes no more jobs; resolves when those under way are done. What others queue is kept. */
  rest: () => Promise<void>;
  stop: () => Promise<void>;
}

async function underLock(pool: pg.Pool, deed: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await deed();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
}

/** The queue in the product's own database, in a schema of its own. */
export function bossJobs(pool: pg.Pool, failed: (error: unknown, job?: JobName) => void): RunningJobs {
  const { promise: ready, resolve: isReady, reject: isBroken } = Promise.withResolvers<typeof import('pg-boss')>();
  ready.catch(() => undefined);
  let boss: PgBoss | undefined;
  let taken: readonly JobName[] = [];
  let isResting = false;

  async function begin(workers: readonly Worker[]): Promise<void> {
    const library = await import('pg-boss');
    const started = new library.PgBoss({
      db: { executeSql: async (text, values) => pool.query(text, values as unknown[]) },
      schema: 'job',
      schedule: false,
    });
    started.on('error', (error) => failed(error));
    boss = started;
    await underLock(pool, async () => {
      await started.start();
      for (const { name, retries, retryDelayS, longestS } of workers) {
        const way = { retryLimit: retries, retryDelay: retryDelayS, retryBackoff: true, expireInSeconds: longestS };
        await started.createQueue(name, way);
        await started.updateQueue(name, way);
      }
    });
    for (const { name, work } of workers) {
      if (isResting) break;
      taken = [...taken, name];
      await started.work(name, { pollingIntervalSeconds: LOOKS_EVERY_S, batchSize: 1 }, async ([job]) => {
        if (!job) return;
        // What is thrown makes the queue try again; it is told as well.
        await work(job.data).catch((error: unknown) => {
          failed(error, name);
          throw error;
        });
      });
    }
    isReady(library);
  }

  return {
    async queue(database: Database, name, payload) {
      const { fromKysely } = await ready.catch(() => {
        throw new AppError('unavailable');
      });
      await boss?.send(name, payload as object, { db: fromKysely(database) });
    },
    async start(workers) {
      await begin(workers).catch((error: unknown) => {
        isBroken(error);
        failed(error);
      });
    },
    async rest() {
      isResting = true;
      await Promise.all(taken.map(async (name) => boss?.offWork(name))).catch((error: unknown) => failed(error));
    },
    async stop() {
      await boss?.stop({ graceful: true, timeout: LONGEST_FAREWELL_MS, close: false }).catch((error: unknown) => failed(error));
    },
  };
}

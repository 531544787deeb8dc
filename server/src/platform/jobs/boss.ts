import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Database } from '../database/database.ts';
import type { JobName, Jobs, Worker } from './queue.ts';
import { LOCKS } from '../database/locks/locks.ts';
import { underLock } from '../database/locks/under-lock.ts';

/** How often a node looks for work, in seconds. */
const LOOKS_EVERY_S = 2;
/** At the end running jobs go back to the queue after this; they had the whole time of stopping to finish in. */
const LONGEST_FAREWELL_MS = 1000;

export interface RunningJobs extends Jobs {
  /** Begins to work; call it once the product answers, so that nobody waits for it. */
  start: (workers: readonly Worker[]) => Promise<void>;
  /** Takes no more jobs; resolves when those under way are done. What others queue is kept. */
  rest: () => Promise<void>;
  /** Takes no more jobs until it is called again with false. */
  pause: (isOn: boolean) => void;
  stop: () => Promise<void>;
}

/** Writes down when which jobs are put in by themselves, and forgets those of a former version. */
async function writeSchedules(boss: PgBoss, workers: readonly Worker[]): Promise<void> {
  const scheduled = new Map<string, string>();
  for (const { name, schedule } of workers) if (schedule !== undefined) scheduled.set(name, schedule);
  for (const [name, times] of scheduled) await boss.schedule(name, times, {}, { tz: 'UTC' });
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name);
}

/** The queue in the product's own database, in a schema of its own. */
export function bossJobs(pool: pg.Pool, failed: (error: unknown, job?: JobName) => void): RunningJobs {
  const { promise: ready, resolve: isReady, reject: isBroken } = Promise.withResolvers<typeof import('pg-boss')>();
  ready.catch(() => undefined);
  let boss: PgBoss | undefined;
  let hired: readonly Worker[] = [];
  const taken = new Set<JobName>();
  let [isResting, isPaused] = [false, false];
  let turning = Promise.resolve();

  async function begin(workers: readonly Worker[]): Promise<void> {
    const library = await import('pg-boss');
    const started = new library.PgBoss({
      db: { executeSql: async (text, values) => pool.query(text, values as unknown[]) },
      schema: 'job',
      schedule: workers.some(({ schedule }) => schedule !== undefined),
    });
    started.on('error', (error) => failed(error));
    boss = started;
    await underLock(pool, LOCKS.jobQueue, async () => {
      await started.start();
      for (const { name, retries, retryDelayS, longestS } of workers) {
        const way = { retryLimit: retries, retryDelay: retryDelayS, retryBackoff: true, expireInSeconds: longestS };
        await started.createQueue(name, way);
        await started.updateQueue(name, way);
      }
      await writeSchedules(started, workers);
    });
    hired = workers;
    await takeWork();
    isReady(library);
  }

  async function takeWork(): Promise<void> {
    for (const { name, work } of hired) {
      if (isResting || isPaused) return;
      if (taken.has(name)) continue;
      taken.add(name);
      await boss?.work(name, { pollingIntervalSeconds: LOOKS_EVERY_S, batchSize: 1 }, async ([job]) => {
        if (!job) return;
        // A thrown error makes the queue try again; it is reported as well.
        await work(job.data).catch((error: unknown) => {
          failed(error, name);
          throw error;
        });
      });
    }
  }

  async function leaveWork(): Promise<void> {
    const left = [...taken];
    taken.clear();
    await Promise.all(left.map(async (name) => boss?.offWork(name))).catch((error: unknown) => failed(error));
  }

  return {
    async queue(database: Database, name, payload) {
      const { fromKysely } = await ready.catch(() => {
        throw new AppError('unavailable');
      });
      await boss?.send(name, payload, { db: fromKysely(database) });
    },
    async start(workers) {
      await begin(workers).catch((error: unknown) => {
        isBroken(error);
        failed(error);
      });
    },
    async rest() {
      isResting = true;
      await turning;
      await leaveWork();
    },
    pause(isOn) {
      isPaused = isOn;
      turning = turning.then(async () => (isPaused ? leaveWork() : takeWork())).catch((error: unknown) => failed(error));
    },
    async stop() {
      await boss?.stop({ graceful: true, timeout: LONGEST_FAREWELL_MS, close: false }).catch((error: unknown) => failed(error));
    },
  };
}

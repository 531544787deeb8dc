import type { Database } from '../database/database.ts';

/**
 * What each kind of job is handed. An area adds its own where its worker is:
 * `declare module '../jobs/queue.ts' { interface JobPayloads { 'recipes.recalculate': { restaurantId: string } } }`
 */
export interface JobPayloads {}

export type JobName = keyof JobPayloads;

export interface Jobs {
  /** Puts a job in. With an open transaction it is there once that is committed, and only then. */
  queue: <N extends JobName>(database: Database, name: N, payload: JobPayloads[N]) => Promise<void>;
}

/** The worker of a kind of job. Its errors make the queue try again, so its work must bear being done twice. */
export interface Worker {
  name: JobName;
  work: (payload: unknown) => Promise<void>;
  /** How often it is tried again, each time after twice as long. */
  retries: number;
  /** Seconds before the first retry. */
  retryDelayS: number;
  /** Seconds after which a job that does not end counts as failed. */
  longestS: number;
  /** When such a job is put in by itself, once over all nodes: minute, hour, day, month and weekday (UTC), as cron writes them. */
  schedule?: string;
}

type RetryRule = Partial<Pick<Worker, 'retries' | 'retryDelayS' | 'longestS' | 'schedule'>>;

/** Ten retries from ten seconds on reach over almost three hours: a mail server that restarts is waited for. */
const USUAL_WAY = { retries: 10, retryDelayS: 10, longestS: 120 };

/** A worker that an area hands over: its payload has the type that `JobPayloads` gives its name. */
export function worker<N extends JobName>(
  name: N,
  work: (payload: JobPayloads[N]) => Promise<void>,
  way: RetryRule = {},
): Worker {
  return { name, work: async (payload) => work(payload as JobPayloads[N]), ...USUAL_WAY, ...way };
}

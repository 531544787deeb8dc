import type { PoolClient } from 'pg';
import * as z from 'zod/mini';

/** A job that is not done: what it is handed, from when on it may be done, and how it is tried. */
export const StoredJob = z.object({
  id: z.string(),
  name: z.string(),
  data: z.unknown(),
  priority: z.number(),
  /** ISO 8601. */
  startAfter: z.string(),
  singletonKey: z.nullable(z.string()),
  retryLimit: z.number(),
  retryDelay: z.number(),
  retryBackoff: z.boolean(),
  expireInSeconds: z.number(),
});
export type StoredJob = z.infer<typeof StoredJob>;

/**
 * The jobs that wait, and those being done right now: in a restored backup these are still undone.
 * What a job does bears being done twice.
 */
export async function jobsToDo(client: PoolClient): Promise<StoredJob[]> {
  const { rows: found } = await client.query<{ there: boolean }>(`select to_regclass('job.job') is not null as there`);
  if (!found[0]?.there) return [];
  const { rows } = await client.query<Omit<StoredJob, 'startAfter'> & { startAfter: Date }>(
    `select id::text, name, data, priority, start_after as "startAfter", singleton_key as "singletonKey",
      retry_limit as "retryLimit", retry_delay as "retryDelay", retry_backoff as "retryBackoff", expire_seconds as "expireInSeconds"
    from job.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' order by created_on, id`,
  );
  return rows.map((row) => ({ ...row, startAfter: row.startAfter.toISOString() }));
}

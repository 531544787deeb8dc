import type { Database } from '../database/database.ts';
import type { Parts } from '../parts.ts';
import type { FileStore } from '../storage/file-store.ts';

/** Removes what no longer counts at a time; harmless when several nodes do it at once. */
export type Purge = (database: Database, now: Date, files: FileStore) => Promise<void>;

type PurgeParts = Pick<Parts, 'database' | 'clock' | 'files'>;

const HOUR_MS = 3_600_000;

export async function purgeAll(purges: readonly Purge[], { database, clock, files }: PurgeParts): Promise<void> {
  for (const purge of purges) await purge(database, clock(), files);
}

/** Purges now and every hour until the returned function is called; what failed is told and tried again in an hour. */
export function purgeHourly(purges: readonly Purge[], parts: PurgeParts, failed: (error: unknown) => void): () => void {
  const run = (): void => void purgeAll(purges, parts).catch(failed);
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}

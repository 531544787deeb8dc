import type { Database } from '../database/database.ts';
import type { FileStore } from '../storage/file-store.ts';

/** Removes what no longer counts at a time; harmless when several nodes do it at once. */
export type Purge = (database: Database, now: Date, files: FileStore) => Promise<void>;

interface Purged {
  database: Database;
  clock: () => Date;
  files: FileStore;
}

const HOUR_MS = 3_600_000;

/** One that fails keeps no other waiting. @throws what failed, after the others. */
export async function purgeAll(purges: readonly Purge[], { database, clock, files }: Purged): Promise<void> {
  const failures: unknown[] = [];
  for (const purge of purges) await purge(database, clock(), files).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
}

/**
 * Purges now and every hour until the returned function is called; a failure is reported and tried again in an hour. By a timer, not
 * by a schedule of the queue: that rests while a disk is full, when purging makes room.
 */
export function purgeHourly(purges: readonly Purge[], purged: Purged, failed: (error: unknown) => void): () => void {
  const run = (): void => void purgeAll(purges, purged).catch(failed);
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}

import { hash, randomUUID } from 'node:crypto';
import { type Worker, worker } from '../../platform/jobs/queue.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import {
  announceFile,
  BODY_PLACES,
  bodiesToMove,
  fileIsUsed,
  forgetFiles,
  type MovableBody,
  unusedFiles,
} from '../store/report-file-store.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Moves documents and evidence of reports from the database to the file store. */
    'reports.move_bodies': Record<string, never>;
  }
}

type Kitchen = Pick<Services, 'database' | 'files' | 'clock'>;

const DAY_MS = 24 * 3_600_000;
/** A report of today is often saved again, and during an update the former version reads from the database alone. */
const MOVED_AFTER_MS = DAY_MS;
/** A backup that takes a while has the files that its rows name. */
const REMOVED_AFTER_MS = 7 * DAY_MS;
/** Bodies that are in memory at once: some megabytes. */
const BATCH = 20;
/** So many more than were moved: it is the store, and no body of its own. */
const MOST_FAILURES = 3;
/** A job works so long, then puts the next one in: a node that stops leaves little undone. */
const LONGEST_STINT_MS = 20_000;

async function moveBodiesAndQueue({ jobs, ...kitchen }: Kitchen & Pick<Services, 'jobs'>): Promise<void> {
  const ends = performance.now() + LONGEST_STINT_MS;
  while ((await moveBodies(kitchen)) > 0)
    if (performance.now() > ends) return jobs.queue(kitchen.database, 'reports.move_bodies', {});
}

/**
 * Moves one batch; a body that cannot be moved keeps no other waiting, and of a store that takes none no more is asked.
 * @returns how many were moved; 0: none is left. @throws what failed, where none was moved
 */
export async function moveBodies({ database, files, clock }: Kitchen): Promise<number> {
  const before = new Date(clock().getTime() - MOVED_AFTER_MS);
  const bodies: MovableBody[] = [];
  for (const place of BODY_PLACES) bodies.push(...(await bodiesToMove(database, place, { before, most: BATCH - bodies.length })));
  const failures: unknown[] = [];
  let moved = 0;
  for (const body of bodies) {
    try {
      await move({ database, files, clock }, body);
      moved += 1;
    } catch (error) {
      failures.push(error);
      if (failures.length - moved >= MOST_FAILURES) break;
    }
  }
  if (failures.length > 0 && moved === 0) throw new AggregateError(failures, failures.map(String).join('; '));
  return moved;
}

/**
 * The file is there before a row names it, and is announced before it is there: a node that dies in between leaves a body in the
 * database and a file that is removed later.
 */
async function move({ database, files, clock }: Kitchen, { organizationId, reportId, body, name }: MovableBody): Promise<void> {
  const key = `reports/${organizationId}/${reportId}/${randomUUID()}`;
  const file = { key, organizationId, sha256: hash('sha256', body), bytes: body.length };
  await announceFile(database, file, clock());
  await files.put(key, body).catch(async (error: unknown) => {
    await takeBack({ database, files }, key);
    throw error;
  });
  await database.transaction().execute(async (transaction) => {
    if (await name(transaction, key)) await fileIsUsed(transaction, file);
  });
}

/** What was announced and not put: a full disk would leave one with each try. Where that fails too it is removed later. */
async function takeBack({ database, files }: Omit<Kitchen, 'clock'>, key: string): Promise<void> {
  try {
    await files.remove(key);
    await forgetFiles(database, [key]);
  } catch {
    // Why it was not put says more.
  }
}

/** Removes the files of bodies that were rewritten or deleted days ago. */
export async function removeUnusedFiles(database: Database, now: Date, files: FileStore): Promise<void> {
  const before = new Date(now.getTime() - REMOVED_AFTER_MS);
  for (;;) {
    const unused = await unusedFiles(database, before, BATCH);
    if (unused.length === 0) return;
    for (const { key } of unused) await files.remove(key);
    await forgetFiles(
      database,
      unused.map(({ key }) => key),
    );
  }
}

export function bodyWorkers(services: Services): Worker[] {
  return [worker('reports.move_bodies', async () => moveBodiesAndQueue(services), { schedule: '*/10 * * * *' })];
}

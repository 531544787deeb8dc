import type { Database } from '../../platform/database/database.ts';
import { type Worker, worker } from '../../platform/jobs/queue.ts';
import type { Services } from '../../platform/services.ts';
import { keepDishes, openedDishes } from '../report-dish-store.ts';
import { reportsOfDueDishes, someDishesDue } from '../store/due-dish-store.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Writes the dishes of completed reports that have none yet. */
    'reports.keep_dishes': Record<string, never>;
  }
}

type Kitchen = Pick<Services, 'database' | 'jobs'>;

/** Reports of one transaction: their documents are in memory one at a time, their rows are locked together. */
const BATCH = 20;
/** A job works so long, then puts the next one in: a node that stops leaves little undone. */
const LONGEST_STINT_MS = 20_000;

/** Batch after batch, until nothing is due or the stint is over. */
async function keepDueDishes({ database, jobs }: Kitchen): Promise<void> {
  const ends = performance.now() + LONGEST_STINT_MS;
  while (performance.now() < ends) {
    if ((await keepDueDishBatch(database)) === 0) return;
  }
  await jobs.queue(database, 'reports.keep_dishes', {});
}

/** One batch in a transaction of its own. @returns how many reports it was. */
export async function keepDueDishBatch(database: Database, most = BATCH): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const due = await reportsOfDueDishes(transaction, most);
    for (const report of due)
      await keepDishes(transaction, report, report.isOfKitchen ? await openedDishes(transaction, report) : []);
    return due.length;
  });
}

export function dishWorkers(services: Services): Worker[] {
  return [worker('reports.keep_dishes', async () => keepDueDishes(services))];
}

/** At the start of each node: puts a job in when reports wait for their dishes. */
export async function queueDueDishes({ database, jobs }: Kitchen): Promise<void> {
  if (await someDishesDue(database)) await jobs.queue(database, 'reports.keep_dishes', {});
}

import type { Services } from '../../platform/services.ts';
import { type Worker, worker } from '../../platform/jobs/queue.ts';
import { restatedReport } from '../actions/restated-report.ts';
import { formerReleasesChange } from '../store/organization-month-store.ts';
import { keepRestatement, reportsToRestate } from '../store/restatement-store.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Works out completed reports of former releases of the food data at that of today. */
    'reports.restate': { foodDataVersion: string };
  }
}

type Kitchen = Pick<Services, 'database' | 'files' | 'foodData' | 'jobs'>;

/** Reports of one transaction: their evidence is in memory one at a time. */
const BATCH = 20;
/** A job works so long, then puts the next one in: a node that stops leaves little undone. */
const LONGEST_STINT_MS = 20_000;

async function restateReports({ jobs, ...kitchen }: Kitchen, foodDataVersion: string): Promise<void> {
  const { database, foodData } = kitchen;
  // During an update nodes differ: one with other food data leaves the job to those that have this.
  if (foodDataVersion !== foodData.version)
    throw new Error(`this node has food data ${foodData.version}, not ${foodDataVersion}`);
  const ends = performance.now() + LONGEST_STINT_MS;
  const failures: unknown[] = [];
  let after: string | null = '';
  while (after !== null && performance.now() < ends) after = await restateBatch(kitchen, after, failures);
  // The next one meets again what failed.
  if (after !== null) return jobs.queue(database, 'reports.restate', { foodDataVersion });
  await formerReleasesChange(database, foodDataVersion);
  if (failures.length > 0) throw new AggregateError(failures, failures.slice(0, 10).map(String).join('; '));
}

/**
 * One batch in a transaction of its own. A report whose evidence is lost keeps no other waiting: it stays at its own release.
 * @param failures takes up what failed. @returns the last report that was looked at, null where none was left.
 */
export async function restateBatch(
  { database, files, foodData }: Omit<Kitchen, 'jobs'>,
  after = '',
  failures: unknown[] = [],
): Promise<string | null> {
  const { version } = foodData;
  return database.transaction().execute(async (transaction) => {
    const reports = await reportsToRestate(transaction, { version, after, most: BATCH });
    for (const report of reports) {
      const foods = await restatedReport({ database: transaction, files, foodData }, report).catch((error: unknown) => {
        failures.push(new Error(`report ${report.id} failed`, { cause: error }));
      });
      if (foods) await keepRestatement(transaction, report, { version, foods });
    }
    return reports.at(-1)?.id ?? null;
  });
}

export function restatementWorkers(services: Services): Worker[] {
  return [worker('reports.restate', async ({ foodDataVersion }) => restateReports(services, foodDataVersion))];
}

/** At the start of each node: puts a job in when reports of former releases are not restated at this one. */
export async function queueRestatement({ database, foodData, jobs }: Omit<Kitchen, 'files'>): Promise<void> {
  const [first] = await reportsToRestate(database, { version: foodData.version, after: '', most: 1 });
  if (first) await jobs.queue(database, 'reports.restate', { foodDataVersion: foodData.version });
  else await formerReleasesChange(database, foodData.version);
}

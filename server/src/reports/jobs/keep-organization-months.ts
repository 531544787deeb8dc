import type { Database } from '../../platform/database/database.ts';
import { type Worker, worker } from '../../platform/jobs/queue.ts';
import type { Services } from '../../platform/services.ts';
import { isOnlyWorker, keepMonth, type KeepingOfMonth, nextChanged } from '../store/organization-month-store.ts';
import type { MonthOfOrganization } from '../store/organization-month-sides.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Adds the months of organizations up that changed. */
    'reports.keep_organization_months': Record<string, never>;
  }
}

type Kitchen = Pick<Services, 'database' | 'foodData' | 'jobs'>;
type Keeping = Omit<Kitchen, 'jobs'> & Pick<KeepingOfMonth, 'splitBeyond'>;

/** A job works so long, then puts the next one in: a node that stops leaves little undone. */
const LONGEST_STINT_MS = 20_000;

/** Those that changed, until the stint is over; then the next job has the rest. */
async function keepMonths({ database, foodData, jobs }: Kitchen): Promise<void> {
  if (!(await keepChangedMonths({ database, foodData }))) await jobs.queue(database, 'reports.keep_organization_months', {});
}

/**
 * Each month in a transaction of its own; one that fails keeps no other waiting.
 * @returns whether none is left, or another worker has them. @throws what failed, after the others.
 */
export async function keepChangedMonths({ database, foodData, splitBeyond }: Keeping): Promise<boolean> {
  const ends = performance.now() + LONGEST_STINT_MS;
  const failures: unknown[] = [];
  let month = await nextChanged(database, null);
  while (month !== null && performance.now() < ends) {
    try {
      if (!(await keepIfOnly(database, month, { release: foodData.version, splitBeyond }))) break;
    } catch (error) {
      failures.push(error);
    }
    month = await nextChanged(database, month);
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.slice(0, 10).map(String).join('; '));
  return month === null || performance.now() < ends;
}

async function keepIfOnly(database: Database, month: MonthOfOrganization, keeping: KeepingOfMonth): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const isOnly = await isOnlyWorker(transaction);
    if (isOnly) await keepMonth(transaction, month, keeping);
    return isOnly;
  });
}

/** Each minute: what changed meanwhile. */
export function organizationMonthWorkers(services: Services): Worker[] {
  return [worker('reports.keep_organization_months', async () => keepMonths(services), { schedule: '* * * * *' })];
}

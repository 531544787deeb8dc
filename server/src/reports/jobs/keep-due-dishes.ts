import type { Database } from '../../platform/database/database.ts';
import { type Worker, worker } from '../../platform/jobs/queue.ts';
import type { Services } from '../../platform/services.ts';
import { keepDishes, openedDishes } from '../report-dish-store.ts';
import { type DueReport, someDue, workOffDue } from '../store/due-report-store.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Writes the dishes of completed reports that have none yet. */
    'reports.keep_dishes': Record<string, never>;
  }
}

type Kitchen = Pick<Services, 'database' | 'files' | 'jobs'>;

/** Those that are due, until the stint is over; then the next job has the rest. */
async function keepDueDishesAndQueue(kitchen: Kitchen): Promise<void> {
  await keepDueDishes(kitchen);
  await queueDueDishes(kitchen);
}

/** @returns how many reports it was. */
export async function keepDueDishes({ database, files }: Omit<Kitchen, 'jobs'>): Promise<number> {
  return workOffDue(database, { table: 'report_dish_due' }, async (transaction, report) => {
    await keepDishes(
      transaction,
      report,
      (await isOfKitchen(transaction, report)) ? await openedDishes({ database: transaction, files }, report) : [],
    );
  });
}

async function isOfKitchen(database: Database, { id, organizationId }: DueReport): Promise<boolean> {
  const report = await database
    .selectFrom('report')
    .select(['category', 'variety'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return report?.category === 'restaurant' && report.variety === 'sales';
}

export function dishWorkers(services: Services): Worker[] {
  return [worker('reports.keep_dishes', async () => keepDueDishesAndQueue(services))];
}

/** Puts a job in when reports wait for their dishes: at the start of each node, and when a stint is over. */
export async function queueDueDishes({ database, jobs }: Omit<Kitchen, 'files'>): Promise<void> {
  if (await someDue(database, { table: 'report_dish_due' })) await jobs.queue(database, 'reports.keep_dishes', {});
}

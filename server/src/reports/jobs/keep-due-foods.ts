import { sql } from 'kysely';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Services } from '../../platform/services.ts';
import { type Worker, worker } from '../../platform/jobs/queue.ts';
import { foodsOfDocument, publishedFoods } from '../actions/foods-from-evidence.ts';
import { bodyOf } from '../body-store.ts';
import { type DueReport, type DueWork, someDue, workOffDue } from '../store/due-report-store.ts';
import { type FoodsOfReport, keepFoods } from '../store/food-store.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Writes the foods of completed reports that have none yet. */
    'reports.keep_foods': Record<string, never>;
  }
}

type Kitchen = Pick<Services, 'database' | 'files' | 'foodData' | 'jobs'>;

/**
 * Reports that are made of others come once these have their foods: an organization’s is made of its restaurants’, a period’s of its months’.
 */
const DUE: DueWork = {
  table: 'report_food_due',
  only: sql`((report.category = 'restaurant' and report.type <> 'period') or report.variety = 'procurement' or not exists (
    select from report_food_due other join report made on made.id = other.report_id
    where other.organization_id = due.organization_id and made.category = 'restaurant' and made.type <> 'period'
  ))`,
};

/** Those that are due, until the stint is over; then the next job has the rest. */
async function keepDueFoodsAndQueue(kitchen: Kitchen): Promise<void> {
  await keepDueFoods(kitchen);
  await queueDueFoods(kitchen);
}

/** @returns how many reports it was. */
export async function keepDueFoods({ database, files, foodData }: Omit<Kitchen, 'jobs'>): Promise<number> {
  return workOffDue(database, DUE, async (transaction, report) =>
    keepFoods(transaction, report, await foodsOf({ database: transaction, files, foodData }, report)),
  );
}

/** By its own database from the evidence; by the other one from the document, which knows no origins. */
async function foodsOf({ foodData, ...services }: Omit<Kitchen, 'jobs'>, report: DueReport): Promise<FoodsOfReport> {
  const evidence = await bodyOf(services, report, 'evidence');
  if (evidence && evidence.parts.length > 0) return { of: evidence.parts.map(({ reportId }) => reportId) };
  const document = await bodyOf(services, report, 'document');
  const of = (emissionDatabase: EmissionDatabase) =>
    evidence?.report.emissionDatabase === emissionDatabase
      ? publishedFoods(foodData, evidence)
      : foodsOfDocument(document?.[emissionDatabase].contributions ?? []);
  return { organization: of('organization'), rise: of('rise') };
}

export function foodWorkers(services: Services): Worker[] {
  return [worker('reports.keep_foods', async () => keepDueFoodsAndQueue(services))];
}

/** Puts a job in when reports wait for their foods: at the start of each node, and when a stint is over. */
export async function queueDueFoods({ database, jobs }: Pick<Kitchen, 'database' | 'jobs'>): Promise<void> {
  if (await someDue(database, DUE)) await jobs.queue(database, 'reports.keep_foods', {});
}

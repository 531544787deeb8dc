import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Services } from '../../platform/services.ts';
import { type Worker, worker } from '../../platform/jobs/queue.ts';
import type { Database } from '../../platform/database/database.ts';
import { foodsOfDocument, publishedFoods } from '../actions/foods-from-evidence.ts';
import { bodyOf } from '../body-store.ts';
import { type DueReport, dueReports, someFoodsDue } from '../store/due-food-store.ts';
import { type FoodsOfReport, keepFoods } from '../store/food-store.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Writes the foods of completed reports that have none yet. */
    'reports.keep_foods': Record<string, never>;
  }
}

type Kitchen = Pick<Services, 'database' | 'foodData' | 'jobs'>;

/** Reports of one transaction: their evidence is in memory one at a time, their rows are locked together. */
const BATCH = 20;
/** A job works so long, then puts the next one in: a node that stops leaves little undone. */
const LONGEST_STINT_MS = 20_000;

/** Batch after batch, until nothing is due or the stint is over. */
async function keepDueFoods({ database, foodData, jobs }: Kitchen): Promise<void> {
  const ends = performance.now() + LONGEST_STINT_MS;
  while (performance.now() < ends) {
    if ((await keepDueBatch({ database, foodData })) === 0) return;
  }
  await jobs.queue(database, 'reports.keep_foods', {});
}

/** One batch in a transaction of its own. @returns how many reports it was. */
export async function keepDueBatch({ database, foodData }: Omit<Kitchen, 'jobs'>, most = BATCH): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const due = await dueReports(transaction, most);
    for (const report of due) await keepFoods(transaction, report, await foodsOf(transaction, foodData, report));
    return due.length;
  });
}

/** By its own database from the evidence; by the other one from the document, which knows no origins. */
async function foodsOf(database: Database, foodData: Services['foodData'], report: DueReport): Promise<FoodsOfReport> {
  const evidence = await bodyOf(database, report, 'evidence');
  if (evidence && evidence.parts.length > 0) return { of: evidence.parts.map(({ reportId }) => reportId) };
  const document = await bodyOf(database, report, 'document');
  const of = (emissionDatabase: EmissionDatabase) =>
    evidence?.report.location === emissionDatabase
      ? publishedFoods(foodData, evidence)
      : foodsOfDocument(document?.[emissionDatabase].contributions ?? []);
  return { organization: of('organization'), rise: of('rise') };
}

export function foodWorkers(services: Services): Worker[] {
  return [worker('reports.keep_foods', async () => keepDueFoods(services))];
}

/** At the start of each node: puts a job in when reports wait for their foods. */
export async function queueDueFoods({ database, jobs }: Kitchen): Promise<void> {
  if (await someFoodsDue(database)) await jobs.queue(database, 'reports.keep_foods', {});
}

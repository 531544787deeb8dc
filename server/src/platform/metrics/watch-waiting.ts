import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { recipesToRecalculate, reportsDue, waitingJobs, webhooksWaiting } from './waiting-store.ts';

/** However often and by however many it is asked, the database is asked this often. */
const KEPT_MS = 10_000;

interface Watched {
  database: Database;
  foodDataVersion: string;
  clock: () => Date;
}

/**
 * What waits in the database, the same on each node: read when it is asked for. A database that does not answer leaves
 * these figures out and `plateprint_database_up` at 0; the rest is still reported.
 */
export function watchWaiting(registry: Registry, { database, foodDataVersion, clock }: Watched): () => Promise<void> {
  const gauge = <T extends string>(name: string, help: string, labelNames: T[] = []): Gauge<T> =>
    new Gauge({ name: `plateprint_${name}`, help, labelNames, registers: [registry] });
  const up = gauge('database_up', '1 when the database answered, else 0');
  const jobs = gauge('jobs', 'Jobs by kind and state: waiting (due), running, failed (given up)', ['job', 'state']);
  const oldestJob = gauge('job_oldest_seconds', 'How long the job has been due that waits longest', ['job']);
  const recipes = gauge('recipes_to_recalculate', 'Recipes whose figures are of other food data');
  const reports = gauge('reports_due', 'Reports with work left, by what it is and state: waiting, given_up (after all tries)', [
    'work',
    'state',
  ]);
  const deliveries = gauge('webhook_deliveries_waiting', 'Messages to other programs that are not delivered yet');
  const oldestDelivery = gauge('webhook_oldest_seconds', 'How long the message has waited that waits longest');
  let readAt = -Infinity;

  async function read(): Promise<void> {
    const [queue, outdated, due, webhooks] = await Promise.all([
      waitingJobs(database),
      recipesToRecalculate(database, foodDataVersion),
      reportsDue(database),
      webhooksWaiting(database),
    ]);
    for (const one of [jobs, oldestJob]) one.reset();
    for (const { work, waiting, givenUp } of due) {
      reports.set({ work, state: 'waiting' }, waiting);
      reports.set({ work, state: 'given_up' }, givenUp);
    }
    for (const { job, waiting, oldest, running, failed } of queue) {
      jobs.set({ job, state: 'waiting' }, waiting);
      jobs.set({ job, state: 'running' }, running);
      jobs.set({ job, state: 'failed' }, failed);
      oldestJob.set({ job }, oldest);
    }
    recipes.set(outdated);
    deliveries.set(webhooks.waiting);
    oldestDelivery.set(webhooks.oldest);
  }

  return async () => {
    if (clock().getTime() - readAt < KEPT_MS) return;
    readAt = clock().getTime();
    await read().then(
      () => up.set(1),
      () => {
        for (const one of [jobs, oldestJob, reports]) one.reset();
        for (const one of [recipes, deliveries, oldestDelivery]) one.set(NaN); // unknown, not none
        up.set(0);
      },
    );
  };
}

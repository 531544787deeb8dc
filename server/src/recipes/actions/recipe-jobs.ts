import { type Worker, worker } from '../../platform/jobs/queue.ts';
import type { Services } from '../../platform/services.ts';
import { usersOfBag } from '../bag-store.ts';
import { recalculateAndTell } from './recalculate-recipes.ts';
import { dueByIds, dueForFoodData, outdate, someWait } from '../recalculation-store.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** New figures for what has those of other food data. */
    'recipes.recalculate': { foodDataVersion: string };
    /** New figures for the recipes that use a bag, from an id on. */
    'recipes.bag_changed': { organizationId: string; bagId: string; after: string };
  }
}

type Kitchen = Pick<Services, 'database' | 'foodData' | 'clock' | 'jobs'>;

/** Recipes of one transaction: so many are in memory and locked at a time. */
const BATCH = 200;
/** A job works so long, then puts the next one in: a node that stops leaves little undone, and the queue sees that it lives. */
const LONGEST_STINT_MS = 20_000;
const LONGEST_JOB_S = 120;
/** Users of a bag that a save recalculates itself; more are left to a job. */
export const MOST_AT_SAVE = 25;

/** Batch after batch, until nothing waits or the stint is over; each node that has a job takes batches of its own. */
async function recalculateForFoodData({ database, foodData, clock, jobs }: Kitchen, foodDataVersion: string): Promise<void> {
  // During an update nodes differ: one with other food data leaves the job to those that have this.
  if (foodDataVersion !== foodData.version)
    throw new Error(`this node has food data ${foodData.version}, not ${foodDataVersion}`);
  const ends = performance.now() + LONGEST_STINT_MS;
  while (performance.now() < ends) {
    if ((await recalculateBatches({ database, foodData, clock })) === 0) return;
  }
  await jobs.queue(database, 'recipes.recalculate', { foodDataVersion });
}

/** One batch in a transaction of its own: what a killed node had in hand is as it was. @returns how many it was. */
export async function recalculateBatch({ database, foodData, clock }: Omit<Kitchen, 'jobs'>, most = BATCH): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const due = await dueForFoodData(transaction, foodData.version, most);
    await recalculateAndTell(transaction, foodData, due, clock());
    return due.length;
  });
}

/** Two batches side by side: while the database writes the one, the other is calculated. @returns how many recipes they were. */
export async function recalculateBatches(kitchen: Omit<Kitchen, 'jobs'>): Promise<number> {
  const done = await Promise.all([recalculateBatch(kitchen), recalculateBatch(kitchen)]);
  return done[0] + done[1];
}

async function recalculateUsers(
  { database, foodData, clock }: Kitchen,
  bag: { organizationId: string; bagId: string; after: string },
): Promise<void> {
  let { after } = bag;
  for (;;) {
    const from = after;
    const ids = await usersOfBag(database, { ...bag, after: from }, BATCH);
    await database
      .transaction()
      .execute(async (transaction) => recalculateAndTell(transaction, foodData, await dueByIds(transaction, ids), clock()));
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) return;
    after = last;
  }
}

/** New figures for all recipes that use a changed bag: a few at once, in the transaction of the save, many by a job. */
export async function refreshUsers(
  { database, foodData, clock, jobs }: Kitchen,
  bag: { id: string; organizationId: string },
): Promise<void> {
  const named = { organizationId: bag.organizationId, bagId: bag.id, after: '' };
  const ids = await usersOfBag(database, named, MOST_AT_SAVE + 1);
  if (ids.length > MOST_AT_SAVE) return jobs.queue(database, 'recipes.bag_changed', named);
  if (ids.length > 0) await recalculateAndTell(database, foodData, await dueByIds(database, ids), clock());
}

export function recipeWorkers(services: Services): Worker[] {
  const way = { longestS: LONGEST_JOB_S };
  return [
    worker('recipes.recalculate', async ({ foodDataVersion }) => recalculateForFoodData(services, foodDataVersion), way),
    worker('recipes.bag_changed', async (bag) => recalculateUsers(services, bag), { longestS: 600 }),
  ];
}

/** At the start of each node: puts a job in when recipes have figures of other food data. */
export async function queueRecalculation({ database, foodData, jobs }: Kitchen): Promise<void> {
  if (await someWait(database, foodData.version)) {
    await jobs.queue(database, 'recipes.recalculate', { foodDataVersion: foodData.version });
  }
}

/** Where a library's food is eaten has changed: its recipes get new figures, which are compared with nothing. */
export async function refreshLibrary(
  { database, foodData, jobs }: Pick<Kitchen, 'database' | 'foodData' | 'jobs'>,
  library: { organizationId: string; shelf: string },
): Promise<void> {
  await outdate(database, library);
  await jobs.queue(database, 'recipes.recalculate', { foodDataVersion: foodData.version });
}

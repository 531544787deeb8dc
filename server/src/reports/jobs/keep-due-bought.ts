import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import type { Services } from '../../platform/services.ts';
import { type Worker, worker } from '../../platform/jobs/queue.ts';
import { boughtSums, factsRemembered } from '../bought-sums.ts';
import { storedRows } from '../body-store.ts';
import { keepBought, noteOutdatedBought } from '../bought-article-store.ts';
import { boughtHome } from '../store/bought-home-store.ts';
import { type DueWork, someDue, workOffDue } from '../store/due-report-store.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Writes the articles of reports of purchases that have none of this release yet. */
    'reports.keep_bought': Record<string, never>;
  }
}

type BoughtServices = Pick<Services, 'database' | 'foodData' | 'jobs'>;

const DUE: DueWork = { table: 'bought_report_due' };

/** @returns how many reports it was. */
export async function keepDueBought({ database, foodData }: Omit<BoughtServices, 'jobs'>): Promise<number> {
  const factsOf = factsRemembered(foodData);
  return workOffDue(database, DUE, async (transaction, report) => {
    const [home, rows] = await Promise.all([boughtHome(transaction, report), storedRows(transaction, report)]);
    if (home === null || rows === null) return;
    const { country, startDate } = home;
    const of = { foodDataVersion: foodData.version, location: supplyLocation(country) };
    await keepBought(transaction, report, { of, sums: await boughtSums({ ...rows, country, startDate }, factsOf) });
  });
}

export function boughtWorkers(services: Services): Worker[] {
  return [
    worker('reports.keep_bought', async () => {
      await keepDueBought(services);
      await queueDueBought(services);
    }),
  ];
}

/** Puts a job in when reports wait for their articles: at the start of each node, and when a stint is over. */
async function queueDueBought({ database, jobs }: Pick<BoughtServices, 'database' | 'jobs'>): Promise<void> {
  if (await someDue(database, DUE)) await jobs.queue(database, 'reports.keep_bought', {});
}

/** At the start of a node: rewrites what an earlier release wrote. */
export async function renewBought(services: BoughtServices): Promise<void> {
  await noteOutdatedBought(services.database, services.foodData.version);
  await queueDueBought(services);
}

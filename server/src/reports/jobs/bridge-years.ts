import { inThreads } from '../../ingredients/threads/in-threads.ts';
import { type Worker, worker } from '../../platform/jobs/queue.ts';
import type { Services } from '../../platform/services.ts';
import { packedBodyOf } from '../body-store.ts';
import { yearBridges } from '../compare/year-bridges.ts';
import { isSmall } from '../packed-body.ts';
import {
  bridgesAreKept,
  formerReleasesAreDue,
  keepBridge,
  lockBridges,
  type PairBridge,
  type YearPair,
  yearPairsOf,
} from '../store/bridge-store.ts';
import { someDue, workOffDue } from '../store/due-report-store.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Works out why months are other than the same months a year before. */
    'reports.bridge_years': Record<string, never>;
  }
}

type Kitchen = Pick<Services, 'database' | 'files' | 'foodData' | 'jobs'>;

/** Those that are due, until the stint is over; then the next job has the rest. */
async function bridgeYears({ database, jobs, ...kitchen }: Kitchen): Promise<void> {
  await bridgeDueReports({ database, ...kitchen });
  if (await someDue(database, { table: 'report_bridge_due' })) await jobs.queue(database, 'reports.bridge_years', {});
}

/** @returns how many reports it was. */
export async function bridgeDueReports({ database, files, foodData }: Omit<Kitchen, 'jobs'>): Promise<number> {
  return workOffDue(database, { table: 'report_bridge_due' }, async (transaction, report) => {
    await lockBridges(transaction, report.organizationId);
    for (const pair of await yearPairsOf(transaction, report)) {
      for (const bridge of await bridgesOf({ database: transaction, files, foodData }, pair))
        await keepBridge(transaction, pair, bridge);
    }
    await bridgesAreKept(transaction, report, foodData.version);
  });
}

async function bridgesOf({ foodData, ...services }: Omit<Kitchen, 'jobs'>, pair: YearPair): Promise<PairBridge[]> {
  const { organizationId, formerId, reportId } = pair;
  const evidenceOf = async (id: string) => packedBodyOf(services, { organizationId, id }, 'evidence');
  const [former, now] = [await evidenceOf(formerId), await evidenceOf(reportId)];
  const [bridges] = await inThreads(foodData, [{ former, now, pair }], {
    module: new URL('../compare/year-bridge-in-thread.ts', import.meta.url),
    answerTo: yearBridges,
    how: {},
    few: isSmall([former, now].filter((body) => body !== null)) ? 1 : 0,
  });
  return bridges ?? [];
}

/** Each minute: what was saved meanwhile. */
export function bridgeWorkers(services: Services): Worker[] {
  return [worker('reports.bridge_years', async () => bridgeYears(services), { schedule: '* * * * *' })];
}

/** At the start of each node: puts a job in when months wait for their bridges, or are of a former release of the food data. */
export async function queueBridges({ database, foodData, jobs }: Omit<Kitchen, 'files'>): Promise<void> {
  await formerReleasesAreDue(database, foodData.version);
  if (await someDue(database, { table: 'report_bridge_due' })) await jobs.queue(database, 'reports.bridge_years', {});
}

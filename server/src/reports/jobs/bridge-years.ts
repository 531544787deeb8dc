import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { bridgeBetween } from '@plateprint/shared/reports/bridge/bridge.ts';
import type { ReportEvidence } from '@plateprint/shared/reports/evidence/report-evidence.ts';
import { type Worker, worker } from '../../platform/jobs/queue.ts';
import type { Services } from '../../platform/services.ts';
import { bodyOf } from '../body-store.ts';
import { bridgeOfEvidence } from '../compare/compared-report.ts';
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

/** As both were published where they are of one release; at that of today where one of them is of another. */
async function bridgesOf({ foodData, ...services }: Omit<Kitchen, 'jobs'>, pair: YearPair): Promise<PairBridge[]> {
  const { organizationId, emissionDatabase } = pair;
  const versions = new Set([...pair.versions, ...pair.formerVersions]);
  const evidenceOf = async (id: string) => bodyOf(services, { organizationId, id }, 'evidence');
  const [former, now] = [await evidenceOf(pair.formerId), await evidenceOf(pair.reportId)];
  const partsOf = (todays: EmissionDatabase | null): PairBridge['parts'] => partsBetween(foodData, { former, now, pair, todays });
  return [
    ...(versions.size === 1 ? [{ foodDataVersion: '', parts: partsOf(null) }] : []),
    ...([...versions].every((version) => version === foodData.version)
      ? []
      : [{ foodDataVersion: foodData.version, parts: partsOf(emissionDatabase) }]),
  ];
}

interface TwoReports {
  former: ReportEvidence | null;
  now: ReportEvidence | null;
  pair: YearPair;
  /** By the food data of today, or (null) as they were published. */
  todays: EmissionDatabase | null;
}

function partsBetween(foodData: Services['foodData'], { former, now, pair, todays }: TwoReports): PairBridge['parts'] {
  const [a, b] = [former, now].map((evidence) =>
    evidence === null || evidence.parts.length > 0
      ? null
      : bridgeOfEvidence(foodData, { evidence, consumption: evidence.report.consumption }, todays),
  );
  const steps = a && b && bridgeBetween(a, b, pair.variety === 'sales' ? 'portion' : 'kg');
  if (!steps) return null;
  const of = (part: (typeof steps)[number]['part']): number => steps.find((step) => step.part === part)?.co2 ?? 0;
  return {
    mix: of('mix'),
    recipes: of('recipes'),
    supply: of('supply'),
    matching: of('matching'),
    food_data: of('food_data'),
  };
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

import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { bridgeBetween } from '@plateprint/shared/reports/bridge/bridge.ts';
import type { ReportEvidence } from '@plateprint/shared/reports/evidence/report-evidence.ts';
import { unpackedEvidence } from '../packed-body.ts';
import type { PairBridge, YearPair } from '../store/bridge-store.ts';
import { bridgeOfEvidence } from './bridge-of-evidence.ts';

/** Two months a year apart, with their evidence as it is stored. */
export interface StoredPair {
  former: Uint8Array | null;
  now: Uint8Array | null;
  pair: YearPair;
}

interface TwoReports {
  former: ReportEvidence | null;
  now: ReportEvidence | null;
  pair: YearPair;
  /** By the food data of today, or (null) as they were published. */
  todays: EmissionDatabase | null;
}

/** As both were published where they are of one release; at that of today where one of them is of another. */
export function yearBridges(foodData: Pick<FoodData, 'facts' | 'version'>, { pair, ...stored }: StoredPair): PairBridge[] {
  const versions = new Set([...pair.versions, ...pair.formerVersions]);
  const former = stored.former && unpackedEvidence(stored.former);
  const now = stored.now && unpackedEvidence(stored.now);
  const partsOf = (todays: EmissionDatabase | null): PairBridge['parts'] => partsBetween(foodData, { former, now, pair, todays });
  return [
    ...(versions.size === 1 ? [{ foodDataVersion: '', parts: partsOf(null) }] : []),
    ...([...versions].every((version) => version === foodData.version)
      ? []
      : [{ foodDataVersion: foodData.version, parts: partsOf(pair.emissionDatabase) }]),
  ];
}

function partsBetween(foodData: Pick<FoodData, 'facts'>, { former, now, pair, todays }: TwoReports): PairBridge['parts'] {
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

import { LEVEL_LETTERS, levelOfDish } from '@plateprint/shared/footprint/carbon-level.ts';
import { mayBeCompared } from '@plateprint/shared/footprint/coverage.ts';
import { valueOf } from '@plateprint/shared/footprint/difference/compared-side.ts';
import { differenceOf } from '@plateprint/shared/footprint/difference/difference.ts';
import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import type { ComparedBasis, compareOpen as api } from '@plateprint/shared/integrations/open/open-compare-api.ts';
import type { HandlerInput, ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { type BridgeStep, bridgeBetween } from '@plateprint/shared/reports/bridge/bridge.ts';
import type { BridgeBasis } from '@plateprint/shared/reports/bridge/bridge-side.ts';
import type { Services } from '../../../platform/services.ts';
import type { OpenCaller } from '../gateway/caller-store.ts';
import { loadedSide } from './compared-side.ts';
import type { LoadedSide, SideFigures } from './loaded-side.ts';

/** Two sides of a comparison, by one version of the food data and one emission database. */
interface AtOneVersion {
  figures: 'as_published' | 'todays_data';
  database: LoadedSide['emissionDatabase'] | null;
  a: SideFigures;
  b: SideFigures;
}

/** @throws not_found, not_allowed, invalid_input, unknown_ingredient */
export async function compareOpen(
  { database, files, foodData }: Pick<Services, 'database' | 'files' | 'foodData'>,
  caller: OpenCaller,
  { a, b, basis }: HandlerInput<typeof api>['body'],
): Promise<ReplyOf<typeof api>> {
  const load = async (path: 'a' | 'b') =>
    loadedSide({ database, files, foodData }, caller, { sent: { a, b }[path], basis, path });
  const [ofA, ofB] = await Promise.all([load('a'), load('b')]);
  const both = atOneVersion(ofA, ofB);
  const shown = both ?? { figures: 'as_published', database: null, a: ofA.asPublished, b: ofB.asPublished };
  const isCounted = [shown.a, shown.b].every(({ side }) => side.per > 0 && valueOf(side) > 0);
  const pair = isCounted ? differenceOf(shown.a.side, shown.b.side) : null;
  const mayCompare = both !== null && mayBeCompared(ofA.coverage.state) && mayBeCompared(ofB.coverage.state);
  const difference = mayCompare && pair ? pair.difference : null;
  return {
    a: presented(ofA, shown, { own: shown.a, co2: pair?.a ?? ownFigure(shown.a) }),
    b: presented(ofB, shown, { own: shown.b, co2: pair?.b ?? ownFigure(shown.b) }),
    difference,
    bridge: difference && ofA.kind === ofB.kind ? bridgeOf(shown, basis) : null,
  };
}

/**
 * As they were published where both were made with the same food data, else both by the food data of today and the database of `a`.
 * Null where a report of others’ figures cannot be calculated anew.
 */
function atOneVersion(a: LoadedSide, b: LoadedSide): AtOneVersion | null {
  const versions = new Set([...a.asPublished.foodDataVersions, ...b.asPublished.foodDataVersions]);
  if (versions.size === 1 && a.emissionDatabase === b.emissionDatabase) {
    return { figures: 'as_published', database: null, a: a.asPublished, b: b.asPublished };
  }
  const [ofA, ofB] = [a.today(a.emissionDatabase), b.today(a.emissionDatabase)];
  return ofA && ofB && { figures: 'todays_data', database: a.emissionDatabase, a: ofA, b: ofB };
}

function ownFigure({ side }: SideFigures): Figure | null {
  return side.per > 0 && valueOf(side) > 0 ? differenceOf(side, side).a : null;
}

function presented(
  loaded: LoadedSide,
  { figures, database }: Pick<AtOneVersion, 'figures' | 'database'>,
  { own, co2 }: { own: SideFigures; co2: Figure | null },
): ReplyOf<typeof api>['a'] {
  const { coverage, weight, mayHaveLevel, reportId, consumption } = loaded;
  const total = valueOf(own.side) * own.side.per;
  const level = mayHaveLevel && mayBeCompared(coverage.state) ? levelOfDish({ co2: total, weight }) : null;
  return {
    co2,
    level,
    label: level && LEVEL_LETTERS[level],
    coverage: coverage.share,
    coverageState: coverage.state,
    coverageOf: coverage.of,
    reportId,
    figures,
    boundary: 'farm_to_kitchen_door',
    database: database ?? loaded.emissionDatabase,
    consumption,
    foodDataVersions: [...own.foodDataVersions],
  };
}

/** Of 400 g the parts are those of a kilogram, times 0.4. */
const BRIDGED: Readonly<Record<ComparedBasis, { by: BridgeBasis; times: number }>> = {
  portion: { by: 'portion', times: 1 },
  serving_400_g: { by: 'kg', times: 0.4 },
  kg: { by: 'kg', times: 1 },
  total: { by: 'total', times: 1 },
};

function bridgeOf({ a, b }: AtOneVersion, basis: ComparedBasis): BridgeStep[] | null {
  if (a.bridge === null || b.bridge === null) return null;
  const { by, times } = BRIDGED[basis];
  const steps = bridgeBetween(a.bridge, b.bridge, by);
  return steps && steps.map(({ part, co2 }) => ({ part, co2: co2 * times }));
}

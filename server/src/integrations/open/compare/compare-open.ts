import { LEVEL_LETTERS, levelOfDish } from '@plateprint/shared/footprint/carbon-level.ts';
import { mayBeCompared } from '@plateprint/shared/footprint/coverage.ts';
import { valueOf } from '@plateprint/shared/footprint/difference/compared-side.ts';
import { differenceOf } from '@plateprint/shared/footprint/difference/difference.ts';
import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import type { ComparedBasis, compareOpen as api } from '@plateprint/shared/integrations/open/open-compare-api.ts';
import type { HandlerInput, ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { BridgeStep } from '@plateprint/shared/reports/bridge/bridge.ts';
import type { BridgeBasis } from '@plateprint/shared/reports/bridge/bridge-side.ts';
import type { Services } from '../../../platform/services.ts';
import type { OpenCaller } from '../gateway/caller-store.ts';
import type { LoadedSide, SideFigures } from '../../../reports/compare/loaded-side.ts';
import { areOfOneVersion, asPublished, type AtOneVersion, atToday, stepsBetween } from '../../../reports/compare/one-version.ts';
import { loadedSide } from './compared-side.ts';

/** @throws not_found, not_allowed, invalid_input, unknown_ingredient */
export async function compareOpen(
  { database, files, foodData }: Pick<Services, 'database' | 'files' | 'foodData'>,
  caller: OpenCaller,
  { a, b, basis }: HandlerInput<typeof api>['body'],
): Promise<ReplyOf<typeof api>> {
  const load = async (path: 'a' | 'b') =>
    loadedSide({ database, files, foodData }, caller, { sent: { a, b }[path], basis, path });
  const [ofA, ofB] = await Promise.all([load('a'), load('b')]);
  // As they were published where both were made with the same food data, else both by the food data of today.
  const both = areOfOneVersion(ofA, ofB) ? asPublished(ofA, ofB) : atToday(ofA, ofB);
  const shown = both ?? asPublished(ofA, ofB);
  const isCounted = [shown.a, shown.b].every(({ side }) => side.per > 0 && valueOf(side) > 0);
  const pair = isCounted ? differenceOf(shown.a.side, shown.b.side) : null;
  const mayCompare = both !== null && mayBeCompared(ofA.coverage.state) && mayBeCompared(ofB.coverage.state);
  const difference = mayCompare && pair ? pair.difference : null;
  return {
    a: presented(ofA, shown, { own: shown.a, co2: pair?.a ?? ownFigure(shown.a) }),
    b: presented(ofB, shown, { own: shown.b, co2: pair?.b ?? ownFigure(shown.b) }),
    difference,
    bridge: difference ? bridgeOf([ofA, ofB], shown, basis) : null,
  };
}

function ownFigure({ side }: SideFigures): Figure | null {
  return side.per > 0 && valueOf(side) > 0 ? differenceOf(side, side).a : null;
}

function presented(
  loaded: LoadedSide,
  { figures, emissionDatabase }: Pick<AtOneVersion, 'figures' | 'emissionDatabase'>,
  { own, co2 }: { own: SideFigures; co2: Figure | null },
): ReplyOf<typeof api>['a'] {
  const { coverage, weight, mayHaveLevel, reportId, consumption } = loaded;
  const total = valueOf(own.side) * own.side.per;
  const level = mayHaveLevel && mayBeCompared(coverage.state) ? levelOfDish({ co2: total, weight }) : null;
  return {
    co2,
    co2WithoutLandUseChange: co2 && own.without,
    level,
    label: level && LEVEL_LETTERS[level],
    coverage: coverage.share,
    coverageState: coverage.state,
    coverageOf: coverage.of,
    reportId,
    figures: figures === 'today' ? 'todays_data' : 'as_published',
    boundary: 'farm_to_kitchen_door',
    emissionDatabase: emissionDatabase ?? loaded.emissionDatabase,
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

function bridgeOf(sides: readonly [LoadedSide, LoadedSide], at: AtOneVersion, basis: ComparedBasis): BridgeStep[] | null {
  const { by, times } = BRIDGED[basis];
  const steps = stepsBetween(sides, at, by);
  return steps && steps.map(({ part, co2 }) => ({ part, co2: co2 * times }));
}

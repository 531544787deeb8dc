import { type BridgeStep, bridgeBetween } from '@plateprint/shared/reports/bridge/bridge.ts';
import { type BridgeRow, bridgeRows } from '@plateprint/shared/reports/bridge/bridge-rows.ts';
import type { BridgeBasis, BridgeSide } from '@plateprint/shared/reports/bridge/bridge-side.ts';
import { withDishesOfOneName } from '@plateprint/shared/reports/bridge/dishes-of-one-name.ts';
import { foodByFood } from '@plateprint/shared/reports/bridge/food-by-food.ts';
import type { FoodDataBasis } from '@plateprint/shared/reports/model/food-data-basis.ts';
import type { LoadedSide, SideFigures } from './loaded-side.ts';

/** Two sides by one version of the food data and one emission database. */
export interface AtOneVersion {
  figures: FoodDataBasis;
  /** That of both; null where each has its own, as published. */
  emissionDatabase: LoadedSide['emissionDatabase'] | null;
  a: SideFigures;
  b: SideFigures;
}

/** Whether both were made with one release of the food data and one emission database. */
export function areOfOneVersion(a: LoadedSide, b: LoadedSide): boolean {
  const versions = new Set([...a.asPublished.foodDataVersions, ...b.asPublished.foodDataVersions]);
  return versions.size === 1 && a.emissionDatabase === b.emissionDatabase;
}

export function asPublished(a: LoadedSide, b: LoadedSide): AtOneVersion {
  return { figures: 'published', emissionDatabase: null, a: a.asPublished, b: b.asPublished };
}

/** Both by the database of `a`. Null where a report of others’ figures cannot be calculated anew. */
export function atToday(a: LoadedSide, b: LoadedSide): AtOneVersion | null {
  const { emissionDatabase } = a;
  const [ofA, ofB] = [a.today(emissionDatabase), b.today(emissionDatabase)];
  return ofA && ofB && { figures: 'today', emissionDatabase, a: ofA, b: ofB };
}

/** Why the one is other than the other; null where a side does not say what it was made of, or the two are of different kinds. */
export function stepsBetween([a, b]: readonly [LoadedSide, LoadedSide], at: AtOneVersion, by: BridgeBasis): BridgeStep[] | null {
  const pair = bridgesOf(a, b, at);
  return pair && bridgeBetween(pair.a, pair.b, by);
}

/** The same with the rows that make most of each part: of a recipe the foods of a portion. */
export function stepsWithRows(
  [a, b]: readonly [LoadedSide, LoadedSide],
  at: AtOneVersion,
  by: BridgeBasis,
): (BridgeStep & { rows: BridgeRow[] })[] | null {
  const pair = bridgesOf(a, b, at);
  const steps = pair && bridgeBetween(pair.a, pair.b, by);
  if (!steps) return null;
  const [each, basis] = a.kind === 'recipe' ? [foodByFood(pair.a, pair.b), by === 'kg' ? by : 'total'] : [pair, by];
  const rows = bridgeRows(each.a, each.b, basis as BridgeBasis);
  return steps.map((step) => ({ ...step, rows: rows.get(step.part) ?? [] }));
}

function bridgesOf(a: LoadedSide, b: LoadedSide, at: AtOneVersion): { a: BridgeSide; b: BridgeSide } | null {
  if (a.kind !== b.kind || at.a.bridge === null || at.b.bridge === null) return null;
  const areOfTwoKitchens = a.kind === 'sales' && a.kitchen !== b.kitchen;
  return { a: at.a.bridge, b: areOfTwoKitchens ? withDishesOfOneName(at.a.bridge, at.b.bridge) : at.b.bridge };
}

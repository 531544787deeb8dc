import { BRIDGE_PARTS, type BridgePart } from './bridge-part.ts';
import type { BridgeBasis, BridgeSide } from './bridge-side.ts';
import { isCause } from './cause.ts';
import { bridgeValue } from './bridge-value.ts';
import { shapley } from './shapley.ts';

export interface BridgeStep {
  part: BridgePart;
  /** Grams CO2e, by what the totals are divided by. */
  co2: number;
}

/**
 * Why `b` is other than `a`, as parts that sum to the difference. Each part is one thing taken from `b` in place of `a`; what it makes
 * is its Shapley value, so that no order is preferred. What is the same on both sides is no cause and makes exactly 0. Where a side
 * does not have what is asked of it (the recipe of a dish it never sold), the other side's stands in: a dish that comes or goes is a
 * matter of the mix alone. Null where nothing is counted on a side.
 */
export function bridgeBetween(a: BridgeSide, b: BridgeSide, basis: BridgeBasis): BridgeStep[] | null {
  const pair = { a, b };
  const causes = BRIDGE_PARTS.filter((part) => isCause(part, pair, basis));
  const valueOf = bridgeValue(pair, basis);
  if (valueOf(new Set()) === null || valueOf(new Set(causes)) === null) return null;
  const parts = shapley(causes.length, (set) => valueOf(new Set(causes.filter((_, place) => set & (1 << place)))) ?? 0);
  return BRIDGE_PARTS.map((part) => ({ part, co2: parts[causes.indexOf(part)] ?? 0 }));
}

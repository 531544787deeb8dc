import { BRIDGE_PARTS, type BridgePart } from './bridge-part.ts';
import type { BridgeBasis, BridgeSide } from './bridge-side.ts';
import { bridgeAmounts, type Content, dividedBy } from './bridge-value.ts';
import { isCause } from './cause.ts';
import { shapley } from './shapley.ts';

/** A dish or a food, and what it makes of a part: grams CO2e by what the totals are divided by. */
export interface BridgeRow {
  /** As it was written. */
  name: string;
  co2: number;
}

/** Rows that make most of a part. */
const MOST = 5;
/** Less than this share of a side is rounding. */
const ROUNDING = 1e-9;

/**
 * The rows that make most of each part. What a row makes of an average is what it has above or below it: a dish of little CO2e that is sold
 * more often brings the average down. The rows of a part sum to the part.
 */
export function bridgeRows(a: BridgeSide, b: BridgeSide, basis: BridgeBasis): Map<BridgePart, BridgeRow[]> {
  const pair = { a, b };
  const causes = BRIDGE_PARTS.filter((part) => isCause(part, pair, basis));
  const { names, with: amountsWith } = bridgeAmounts(pair);
  const sets = Array.from({ length: 2 ** causes.length }, (_, set) =>
    amountsWith(new Set(causes.filter((_part, place) => set & (1 << place)))),
  );
  const middle = basis === 'total' ? 0 : (averageOf(sets[0], basis) + averageOf(sets.at(-1), basis)) / 2;
  const shares = sets.map((each) => sharesOf(each, basis, middle));
  const called = new Map([...(a.names ?? []), ...(b.names ?? [])]);
  const rows = new Map<BridgePart, BridgeRow[]>(causes.map((part) => [part, []]));
  names.forEach((name, row) => {
    const parts = shapley(causes.length, (set) => shares[set]?.[row] ?? 0);
    causes.forEach((part, place) => rows.get(part)?.push({ name: called.get(name) ?? name, co2: parts[place] ?? 0 }));
  });
  const least = ROUNDING * Math.abs(averageOf(sets[0], basis));
  return new Map([...rows].map(([part, each]) => [part, largest(each, least)]));
}

function largest(rows: readonly BridgeRow[], least: number): BridgeRow[] {
  return rows
    .filter(({ co2 }) => Math.abs(co2) > least)
    .toSorted((one, other) => Math.abs(other.co2) - Math.abs(one.co2) || (one.name < other.name ? -1 : 1))
    .slice(0, MOST);
}

function averageOf(each: readonly Content[] | undefined, basis: BridgeBasis): number {
  const per = each && dividedBy(each, basis);
  return per ? each.reduce((sum, { co2 }) => sum + co2, 0) / per : 0;
}

/** The excess of each row over the middle, by the divisor of the total. */
function sharesOf(each: readonly Content[], basis: BridgeBasis, middle: number): number[] {
  const per = dividedBy(each, basis);
  if (per === null) return each.map(() => 0);
  return each.map((amount) => {
    const weight = { total: 0, kg: amount.grams / 1000, portion: amount.portions }[basis];
    return (amount.co2 - middle * weight) / per;
  });
}

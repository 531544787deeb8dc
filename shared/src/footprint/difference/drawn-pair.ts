import { causesOf, type FoodPart } from './food-part.ts';
import { DRAWS, errorsOf } from './shared-draws.ts';

/** Two totals in the same draws, with the spread that they would have were foods independent to the last bit. */
export interface DrawnPair {
  a: Float64Array;
  b: Float64Array;
  spread: { a: Moments; b: Moments; both: number };
  /** The food that adds most to the variance of b − a; null where none does. */
  leading: { food: string; variance: number } | null;
}

interface Moments {
  mean: number;
  variance: number;
}

interface PartsOfFood {
  a: FoodPart[];
  b: FoodPart[];
}

/**
 * Draws both sides food by food. Foods are independent, so variances and covariances of foods add up exactly; what the draws of
 * two foods happen to have in common is noise, which `drawnSides` takes out.
 */
export function drawnPair(a: readonly FoodPart[], b: readonly FoodPart[]): DrawnPair {
  const sums = { a: new Float64Array(DRAWS), b: new Float64Array(DRAWS) };
  const spread = { a: { mean: 0, variance: 0 }, b: { mean: 0, variance: 0 }, both: 0 };
  const own = { a: new Float64Array(DRAWS), b: new Float64Array(DRAWS) };
  let leading: DrawnPair['leading'] = null;
  for (const [food, parts] of byFood(a, b)) {
    drawFood(own.a, parts.a);
    drawFood(own.b, parts.b);
    addTo(sums.a, own.a);
    addTo(sums.b, own.b);
    const means = { a: mean(own.a), b: mean(own.b) };
    const varianceA = covariance(own.a, own.a, [means.a, means.a]);
    const varianceB = covariance(own.b, own.b, [means.b, means.b]);
    const both = covariance(own.a, own.b, [means.a, means.b]);
    spread.a.mean += means.a;
    spread.b.mean += means.b;
    spread.a.variance += varianceA;
    spread.b.variance += varianceB;
    spread.both += both;
    const variance = varianceA + varianceB - 2 * both;
    if (variance > (leading?.variance ?? 0)) leading = { food, variance };
  }
  return { ...sums, spread, leading };
}

function byFood(a: readonly FoodPart[], b: readonly FoodPart[]): Map<string, PartsOfFood> {
  const foods = new Map<string, PartsOfFood>();
  for (const [side, parts] of [['a', a] as const, ['b', b] as const]) {
    for (const part of parts) {
      if (!(part.co2.value > 0)) continue;
      const known = foods.get(part.food) ?? { a: [], b: [] };
      known[side].push(part);
      foods.set(part.food, known);
    }
  }
  return foods;
}

function drawFood(into: Float64Array, parts: readonly FoodPart[]): void {
  into.fill(0);
  for (const part of parts) {
    const causes = causesOf(part);
    const sources = errorsOf(part.food, causes.sources);
    const origin = errorsOf(`${part.food} from ${part.supply}`, causes.origin);
    const { value } = part.co2;
    for (let draw = 0; draw < DRAWS; draw += 1) {
      into[draw] = (into[draw] ?? 0) + value * (sources[draw] ?? 1) * (origin[draw] ?? 1);
    }
  }
}

function addTo(sum: Float64Array, values: Float64Array): void {
  for (let draw = 0; draw < DRAWS; draw += 1) sum[draw] = (sum[draw] ?? 0) + (values[draw] ?? 0);
}

function covariance(one: Float64Array, other: Float64Array, [ofOne, ofOther]: readonly [number, number]): number {
  let sum = 0;
  for (let draw = 0; draw < DRAWS; draw += 1) sum += ((one[draw] ?? 0) - ofOne) * ((other[draw] ?? 0) - ofOther);
  return sum / DRAWS;
}

export function mean(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

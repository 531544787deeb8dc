import { causesOf, type FoodPart } from './food-part.ts';
import { DRAWS, hasError, timesError } from './shared-draws.ts';

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
  const error = new Float64Array(DRAWS);
  let leading: DrawnPair['leading'] = null;
  for (const [food, parts] of byFood(a, b)) {
    drawFood(own.a, parts.a, error);
    drawFood(own.b, parts.b, error);
    const means = { a: mean(own.a), b: mean(own.b) };
    let [varianceA, varianceB, both] = [0, 0, 0];
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const [ofA, ofB] = [own.a[draw] ?? 0, own.b[draw] ?? 0];
      sums.a[draw] = (sums.a[draw] ?? 0) + ofA;
      sums.b[draw] = (sums.b[draw] ?? 0) + ofB;
      varianceA += (ofA - means.a) ** 2;
      varianceB += (ofB - means.b) ** 2;
      both += (ofA - means.a) * (ofB - means.b);
    }
    spread.a.mean += means.a;
    spread.b.mean += means.b;
    spread.a.variance += varianceA / DRAWS;
    spread.b.variance += varianceB / DRAWS;
    spread.both += both / DRAWS;
    const variance = (varianceA + varianceB - 2 * both) / DRAWS;
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

function drawFood(into: Float64Array, parts: readonly FoodPart[], error: Float64Array): void {
  into.fill(0);
  for (const part of parts) {
    const { sources, origin } = causesOf(part);
    if (!hasError(sources) && !hasError(origin)) {
      for (let draw = 0; draw < DRAWS; draw += 1) into[draw] = (into[draw] ?? 0) + part.co2.value;
      continue;
    }
    error.fill(part.co2.value);
    timesError(error, part.food, sources);
    timesError(error, `${part.food} from ${part.supply}`, origin);
    for (let draw = 0; draw < DRAWS; draw += 1) into[draw] = (into[draw] ?? 0) + (error[draw] ?? 0);
  }
}

export function mean(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

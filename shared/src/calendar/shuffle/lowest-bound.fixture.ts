import { keepsDayRules } from './broken-rules.ts';
import { subsets } from './day-choices.ts';
import { expectedOfDay } from './expected.ts';
import { guardLimits, minutesOf } from './guard-limits.ts';
import type { PlanOfCells } from './plan-of-cells.ts';

/** Days that may have the same sets of cells and weigh the same. */
interface DayKind {
  days: number;
  /** The cells of all sets after each other, `size` of each. */
  sets: Int32Array;
  size: number;
  /** What each set adds to the mean, grams CO2e. */
  costs: Float64Array;
}

/** Rounds in which the prices are made better; a plan of sixty dishes takes about a millisecond each. */
const ROUNDS = 4000;
/** Rounds without a higher bound after which steps become smaller, and by how much. */
const [PATIENCE, SMALLER] = [40, 0.85];
/** How much of the former step goes on: prices swing less. */
const CARRIED = 0.7;
/** Steps aim a little above what was reached, for the bound itself cannot be above it. */
const AIM = 1.002;

/**
 * Grams CO2e of a guest below which no plan of these cells can be, whatever search would look for it. Each cell has a price; a day pays its part of the mean less
 * the prices of its cells. A plan has every cell once, so its mean is at least the sum of all prices and, for each day, of the least that any set could pay: days
 * may choose the same cell, which only makes the sum lower. That holds for any prices, and some of them come near the best plan. Rules of weeks and guards of
 * sums are let go, so the bound holds with and without them.
 *
 * @param reached Grams CO2e of a plan that is there: it says how far a step goes, and not what the bound is.
 * @returns null where a dish's CO2e is not known
 * @source Held and Karp 1971, Lagrangian relaxation; steps by Polyak
 */
export function lowestBound(plan: PlanOfCells, reached: number, rounds = ROUNDS): number | null {
  if (plan.cells.some(({ dish }) => dish.co2 === null)) return null;
  const kinds = dayKinds(plan);
  let prices = plan.cells.map(() => 0);
  let [best, bestPrices] = [0, prices];
  let momentum = prices;
  let [stride, waited] = [1, 0];
  for (let round = 0; round < rounds; round += 1) {
    const { bound, lacking } = boundAt(kinds, prices);
    if (bound > best) [best, bestPrices, waited] = [bound, prices, 0];
    else waited += 1;
    // Where each cell is chosen once, these days are a plan, and the bound is its mean. Beyond what was reached prices would only grow.
    if (bound >= reached || lacking.every((each) => each === 0)) break;
    if (waited > PATIENCE) {
      [stride, waited, prices] = [stride * SMALLER, 0, bestPrices];
      momentum = prices.map(() => 0);
      continue;
    }
    momentum = momentum.map((each, cell) => (lacking[cell] ?? 0) + CARRIED * each);
    const length = momentum.reduce((sum, each) => sum + each * each, 0);
    const step = (stride * (reached * AIM - bound)) / length;
    prices = prices.map((price, cell) => price + step * (momentum[cell] ?? 0));
  }
  return best;
}

/** @returns the bound of some prices, and of each cell how many days too few choose it */
function boundAt(kinds: readonly DayKind[], priceList: readonly number[]): { bound: number; lacking: number[] } {
  const prices = Float64Array.from(priceList);
  const lacking = priceList.map(() => 1);
  let bound = prices.reduce((sum, price) => sum + price, 0);
  for (const kind of kinds) {
    const { at, pays } = cheapest(kind, prices);
    bound += kind.days * pays;
    for (const cell of kind.sets.subarray(at * kind.size, (at + 1) * kind.size)) lacking[cell] = (lacking[cell] ?? 0) - kind.days;
  }
  return { bound, lacking };
}

function cheapest({ sets, size, costs }: DayKind, prices: Float64Array): { at: number; pays: number } {
  let [at, pays] = [0, Number.POSITIVE_INFINITY];
  for (let set = 0; set < costs.length; set += 1) {
    let pay = costs[set] ?? 0;
    for (let place = set * size; place < (set + 1) * size; place += 1) pay -= prices[sets[place] ?? 0] ?? 0;
    if (pay < pays) [at, pays] = [set, pay];
  }
  return { at, pays };
}

function dayKinds(plan: PlanOfCells): DayKind[] {
  const { sizes, weights, lockedTo } = plan;
  const { minutes } = guardLimits(plan);
  const locksOf = (day: number): number[] => lockedTo.flatMap((to, index) => (to === day ? [index] : []));
  const free = lockedTo.flatMap((to, index) => (to === -1 ? [index] : []));
  const alike = Map.groupBy(sizes.keys(), (day) => [sizes[day], weights[day], ...locksOf(day)].join(' '));
  return [...alike.values()].flatMap((days): DayKind[] => {
    const [day = 0] = days;
    const own = locksOf(day);
    const sets = [...subsets(free, (sizes[day] ?? 0) - own.length)]
      .map((rest) => [...own, ...rest])
      .filter((set) => keepsDayRules(plan, set) && minutesOf(plan, set) <= minutes);
    const costs = sets.map((set) => (expectedOfDay(plan.cells, set, 'co2') ?? 0) * (weights[day] ?? 0));
    return [{ days: days.length, sets: Int32Array.from(sets.flat()), size: sizes[day] ?? 0, costs: Float64Array.from(costs) }];
  });
}

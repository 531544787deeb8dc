import type { ComparedSide } from './compared-side.ts';
import { drawnPair, mean } from './drawn-pair.ts';
import { DRAWS, type ErrorEdges, timesError } from './shared-draws.ts';

/** Draws of both sides by what each is divided by, of their difference, and of the difference as a share of `a`. */
export interface DrawnSides {
  a: Float64Array;
  b: Float64Array;
  difference: Float64Array;
  relative: Float64Array;
  /** The food whose error moves the difference most; null where none does. */
  leading: string | null;
  /** Whether what is not counted moves the difference more than any food does. */
  isUncountedFirst: boolean;
}

/** The part that is not counted is off by as much as any food may be (`food-data/build/read/range.ts`: ÷ 2.5 to × 2.5). */
const UNCOUNTED: ErrorEdges = { low: 1 / 2.5, high: 2.5 };

/** The variance of an error with those edges: of a log-normal one whose logarithm has the deviation ln 2.5 ÷ 1.645. */
const UNCOUNTED_VARIANCE = (Math.exp(0.557 ** 2) - 1) * Math.exp(0.557 ** 2);

/** Differences below this share of a total are rounding. */
const ROUNDING = 1e-12;

export function drawnSides(a: ComparedSide, b: ComparedSide): DrawnSides {
  const pair = drawnPair(perUnit(a), perUnit(b));
  const { spread } = pair;
  const ownA = widened(pair.a, Math.sqrt(spread.a.variance));
  const ownB = widened(pair.b, Math.sqrt(spread.b.variance));
  const of = (times: number): number =>
    Math.sqrt(Math.max(0, spread.b.variance - 2 * times * spread.both + times * times * spread.a.variance));
  const ratio = spread.a.mean > 0 ? spread.b.mean / spread.a.mean : 0;
  const difference = widened(
    each(ownB, ownA, (ofB, ofA) => ofB - ofA),
    of(1),
  );
  // To the first order a quotient is off as b − ratio × a is.
  const wanted = of(ratio);
  const found = deviation(each(ownB, ownA, (ofB, ofA) => ofB - ratio * ofA));
  const relative = stretched(
    each(ownB, ownA, (ofB, ofA) => (ofA > 0 ? ofB / ofA - 1 : 0)),
    found > 0 ? wanted / found : 1,
  );
  const uncounted = { a: uncountedIn(a), b: uncountedIn(b) };
  const isAlike = a.coverage.of === b.coverage.of;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const [ofA, ofB] = [ownA[draw] ?? 0, ownB[draw] ?? 0];
    const [byA, byB] = [uncounted.a[draw] ?? 1, uncounted.b[draw] ?? 1];
    ownA[draw] = ofA * byA;
    ownB[draw] = ofB * byB;
    const moved = (difference[draw] ?? 0) + ofB * (byB - 1) - ofA * (byA - 1);
    difference[draw] = Math.abs(moved) > ROUNDING * ofA ? moved : 0;
    relative[draw] = byB === byA ? (relative[draw] ?? 0) : ((1 + (relative[draw] ?? 0)) * byB) / byA - 1;
  }
  const lacking = isAlike ? 0 : uncountedVariance(a, spread.a.mean) + uncountedVariance(b, spread.b.mean);
  return {
    a: ownA,
    b: ownB,
    difference,
    relative,
    leading: pair.leading?.food ?? null,
    isUncountedFirst: lacking > (pair.leading?.variance ?? 0),
  };
}

function perUnit({ parts, per }: ComparedSide): ComparedSide['parts'] {
  const divided = ({ low, high }: { low: number; high: number }) => ({ low: low / per, high: high / per });
  return parts.map(({ food, supply, co2, supplyRange }) => ({
    food,
    supply,
    co2: { value: co2.value / per, ...divided(co2) },
    supplyRange: divided(supplyRange),
  }));
}

/** 1, or what the counted and the uncounted share make of it together in each draw. */
function uncountedIn({ coverage: { share, of } }: ComparedSide): Float64Array {
  const error = new Float64Array(DRAWS).fill(1);
  if (share >= 1) return error;
  timesError(error, `what is not counted of ${of}`, UNCOUNTED);
  return error.map((times) => share + (1 - share) * times);
}

function uncountedVariance({ coverage: { share } }: ComparedSide, total: number): number {
  return share >= 1 ? 0 : ((1 - share) * total) ** 2 * UNCOUNTED_VARIANCE;
}

function each(one: Float64Array, other: Float64Array, of: (one: number, other: number) => number): Float64Array {
  return one.map((value, draw) => of(value, other[draw] ?? 0));
}

/** The draws with another deviation around their mean. */
function widened(draws: Float64Array, wanted: number): Float64Array {
  const found = deviation(draws);
  return stretched(draws, found > 0 ? wanted / found : 1);
}

function stretched(draws: Float64Array, times: number): Float64Array {
  const middle = mean(draws);
  return draws.map((value) => middle + (value - middle) * times);
}

function deviation(draws: Float64Array): number {
  const middle = mean(draws);
  let sum = 0;
  for (const value of draws) sum += (value - middle) ** 2;
  return Math.sqrt(sum / draws.length);
}

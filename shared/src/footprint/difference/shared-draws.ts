import { Remembered } from '../../kernel/memory/remembered.ts';
import { normalQuantile } from './normal-quantile.ts';

/**
 * How often each error is drawn. With 1,024 the edges of a range lie within 5 % of its width of those of 100,000 draws for 95
 * of 100 pairs of kitchens, and never beyond 12 % (`docs/decisions/0060-differences-have-a-range-of-their-own.md`).
 */
export const DRAWS = 1024;

/** The standard normal variable in the middle of `DRAWS` strata of the same probability, the lowest first. */
const STRATA = Float64Array.from({ length: DRAWS }, (_, place) => normalQuantile((place + 0.5) / DRAWS));

/** Standard normal at the 95th percentile: ranges of figures are those of 90 %. */
const EDGE = normalQuantile(0.95);

/** Relative edges of a two-piece log-normal error around 1, those of the 90 % range: 0.75 and 1.35. */
export interface ErrorEdges {
  low: number;
  high: number;
}

/** No figure is a millionth of its best estimate; keeps a low end of 0 from ending the logarithm. */
const LOWEST = 1e-6;

/** Whether a figure can be off at all: the user's own figures have no range. */
function hasError({ low, high }: ErrorEdges): boolean {
  return low < 1 || high > 1;
}

/**
 * Multiplies what stands in `into` by the error of one thing in each draw. The draws are the strata in an order that follows
 * from the name alone: whoever draws the same name draws the same errors, so that what two totals share cancels.
 */
export function timesError(into: Float64Array, name: string, edges: ErrorEdges): void {
  const errors = errorsOf(name, edges);
  for (let draw = 0; draw < DRAWS; draw += 1) into[draw] = (into[draw] ?? 0) * (errors[draw] ?? 1);
}

/** Errors that are remembered: those of the usual foods from their usual supply; 8 kB each. */
const MOST_ERRORS = 3000;
const rememberedErrors = new Remembered<Float64Array>('errors of foods', MOST_ERRORS);

/** Edges to so many digits are one edge, whatever sums they came from: else no error would ever be met again. */
const DIGITS = 9;

const NONE = new Float64Array(DRAWS).fill(1);

/** The error of one thing in each draw, as a factor; 1 in each where it can have none. */
export function errorsOf(name: string, edges: ErrorEdges): Float64Array {
  if (!hasError(edges)) return NONE;
  const [low, high] = [edges.low.toPrecision(DIGITS), edges.high.toPrecision(DIGITS)];
  const key = `${low} ${high} ${name}`;
  const known = rememberedErrors.glance(key);
  if (known) return known;
  const down = -Math.log(Math.max(LOWEST, Math.min(1, Number(low)))) / EDGE;
  const up = Math.log(Math.max(1, Number(high))) / EDGE;
  const errors = Float64Array.from(orderOf(name), (place) => {
    const error = STRATA[place] ?? 0;
    return Math.exp(error * (error < 0 ? down : up));
  });
  return rememberedErrors.set(key, errors);
}

/** Orders that are remembered: about as many as there are foods; 2 kB each. */
const MOST_REMEMBERED = 4000;
const remembered = new Remembered<Uint16Array>('orders of errors', MOST_REMEMBERED);

/** The strata in an order that only the name decides (Fisher and Yates's shuffle). */
function orderOf(name: string): Uint16Array {
  const known = remembered.glance(name);
  if (known) return known;
  const order = Uint16Array.from({ length: DRAWS }, (_, place) => place);
  const random = randomFrom(name);
  for (let last = DRAWS - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const taken = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = taken;
  }
  return remembered.set(name, order);
}

/** Numbers from 0 to below 1 that follow from a text: FNV-1a for the seed, then mulberry32. */
function randomFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

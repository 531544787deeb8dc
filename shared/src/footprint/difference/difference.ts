import type { Figure } from '../figure.ts';
import { scaled } from '../uncertainty.ts';
import { type ComparedSide, valueOf } from './compared-side.ts';
import { type DrawnSides, drawnSides } from './drawn-sides.ts';
import { within } from './edges.ts';
import { scaleBetween } from './scale-between.ts';
import { type AmountsBy, SMALLEST_DIFFERENCE, type SettledBy, type Sureness, surenessOf } from './sureness.ts';

export interface Difference extends Figure {
  /** Percent of `a`; null where that is 0. */
  percent: Figure | null;
  sure: Sureness;
}

export interface ComparedPair {
  /** Grams CO2e by what each is divided by, from the same draws as their difference. */
  a: Figure;
  b: Figure;
  /** `b` − `a`. */
  difference: Difference;
  settledBy: SettledBy;
}

/**
 * The difference of two totals as far as the food data go; amounts as recorded. An error of a food is the same on both sides, so
 * it cancels: of a kitchen that buys a tenth less of everything the difference is −10 % without a range. What a side does not
 * count is as much as its coverage says, with the widest error that a food may have.
 */
export function differenceOf(a: ComparedSide, b: ComparedSide): ComparedPair {
  const drawn = drawnSides(a, b);
  const [valueA, valueB] = [valueOf(a), valueOf(b)];
  const ofA = within(valueA, drawn.a);
  const relative = valueA > 0 ? valueB / valueA - 1 : null;
  const amounts: AmountsBy = a.amounts === 'weighed' && b.amounts === 'weighed' ? 'weighed' : 'typed';
  const scale = scaleBetween(a, b);
  const sides = scale === null ? shareOnEachSide(drawn.difference) : { below: scale < 1 ? 1 : 0, above: scale > 1 ? 1 : 0 };
  const sure = surenessOf({ ...sides, relative }, amounts);
  const settledBy = scale === 1 ? NOTHING : whatSettles({ sure, relative, amounts }, drawn);
  if (scale !== null) {
    const percent = Number((100 * (scale - 1)).toPrecision(12));
    const difference = { ...turned(ofA, scale - 1), percent: { value: percent, low: percent, high: percent }, sure };
    return { a: ofA, b: scaled(ofA, scale), difference, settledBy };
  }
  const percent = relative === null ? null : scaled(within(relative, drawn.relative), 100);
  const difference = { ...within(valueB - valueA, drawn.difference), percent, sure };
  return { a: ofA, b: within(valueB, drawn.b), difference, settledBy };
}

/** A figure times a number that may be below 0: what was its high end is then its low end. */
function turned({ value, low, high }: Figure, times: number): Figure {
  const ends = [low * times, high * times];
  return { value: value * times, low: Math.min(...ends), high: Math.max(...ends) };
}

function shareOnEachSide(draws: Float64Array): { below: number; above: number } {
  const [below, above] = [draws.filter((draw) => draw < 0).length, draws.filter((draw) => draw > 0).length];
  return { below: below / draws.length, above: above / draws.length };
}

const NOTHING: SettledBy = { kind: 'nothing' };

interface Statement {
  sure: Sureness;
  relative: number | null;
  amounts: AmountsBy;
}

function whatSettles({ sure, relative, amounts }: Statement, { leading, isUncountedFirst }: DrawnSides): SettledBy {
  if (sure === 'surely_less' || sure === 'surely_more') return NOTHING;
  if (isUncountedFirst) return { kind: 'uncounted' };
  if (relative !== null && Math.abs(relative) <= SMALLEST_DIFFERENCE[amounts]) return { kind: 'amounts' };
  return leading === null ? NOTHING : { kind: 'food', food: leading };
}

import type { Figure } from '../figure.ts';

/** Draws around an edge that it is the weighted mean of: one draw alone is noise. A share of all of them. */
const AROUND = 0.012;

/** The value below which a share `p` of sorted draws lies. */
function quantile(sorted: Float64Array, p: number): number {
  const at = p * sorted.length - 0.5;
  const width = AROUND * sorted.length;
  let [sum, weights] = [0, 0];
  for (let place = Math.max(0, Math.ceil(at - width)); place <= Math.min(sorted.length - 1, at + width); place += 1) {
    const weight = 1 - ((place - at) / (width + 1)) ** 2;
    sum += weight * (sorted[place] ?? 0);
    weights += weight;
  }
  return sum / weights;
}

/** The 90 % range of draws around the best estimate, which is always in it. */
export function within(value: number, draws: Float64Array): Figure {
  const sorted = draws.toSorted();
  return { value, low: Math.min(value, quantile(sorted, 0.05)), high: Math.max(value, quantile(sorted, 0.95)) };
}

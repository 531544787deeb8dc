export interface Trend {
  /** By the sign of the change; null when nothing changed. */
  direction: 'up' | 'down' | null;
  /** The change in per cent of the earlier value, rounded to an integer (specification, point 4). */
  percent: number;
}

/** In per cent: what two sums of the same parts differ by, added in another order. */
const ROUNDING = 1e-9;

/** How a figure changed; null when either is unknown, or there was nothing to change from. */
export function trend(earlier: number | null, later: number | null): Trend | null {
  if (earlier === null || later === null || !(earlier > 0) || !Number.isFinite(later)) return null;
  const change = ((later - earlier) / earlier) * 100;
  if (!Number.isFinite(change)) return null;
  // Adding 0 turns -0 into 0.
  return { direction: change > ROUNDING ? 'up' : change < -ROUNDING ? 'down' : null, percent: Math.round(change) + 0 };
}

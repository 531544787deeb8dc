export type Interval = [low: number, high: number];

/** Normal deviate of a 95 % interval. */
const DEVIATE = 1.96;

/** Wilson's interval of a share of so many trials. */
export function wilson(share: number, trials: number): Interval {
  if (trials === 0) return [0, 1];
  const square = DEVIATE ** 2;
  const centre = (share + square / (2 * trials)) / (1 + square / trials);
  const half = (DEVIATE * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials ** 2))) / (1 + square / trials);
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

/** Of the standard normal distribution: 95 % lie within so many deviations. */
const WITHIN_95 = 1.959_963_985;

/**
 * Where the true share lies with 95 % certainty, when a share (0–1) of so many was counted: Wilson's interval, which stays honest
 * at 0, at 1 and for few.
 */
export function shareInterval(share: number, of: number): { low: number; high: number } {
  if (of <= 0) return { low: 0, high: 1 };
  const square = WITHIN_95 ** 2;
  const centre = share + square / (2 * of);
  const width = WITHIN_95 * Math.sqrt((share * (1 - share)) / of + square / (4 * of ** 2));
  const scale = 1 + square / of;
  return { low: Math.max(0, (centre - width) / scale), high: Math.min(1, (centre + width) / scale) };
}

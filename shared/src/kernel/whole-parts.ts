/**
 * Divides a whole number into whole parts by their weights, so that they sum to exactly the whole; all are 0 where no
 * weight is above zero. The largest fractional remainders are rounded up first, of equal ones the earlier.
 */
export function wholeParts(whole: number, weights: readonly number[]): number[] {
  const counted = weights.map((weight) => (Number.isFinite(weight) && weight > 0 ? weight : 0));
  // Against the largest weight first: the sum of huge weights may be beyond any number.
  const largest = Math.max(0, ...counted);
  if (largest === 0) return counted.map(() => 0);
  const relative = counted.map((weight) => weight / largest);
  const sum = relative.reduce((before, weight) => before + weight, 0);
  const exact = relative.map((weight) => (weight / sum) * whole);

  const rounded = exact.map(Math.floor);
  const missing = whole - rounded.reduce((before, part) => before + part, 0);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, missing)) rounded[index] = (rounded[index] ?? 0) + 1;
  return rounded;
}

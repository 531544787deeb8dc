/** The quantile `q` (0–1) of the values, by linear interpolation; null of none. */
export function quantile(values: readonly number[], q: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * q;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  return below === undefined || above === undefined ? null : below + (above - below) * (place - Math.floor(place));
}

export function median(values: readonly number[]): number | null {
  return quantile(values, 0.5);
}

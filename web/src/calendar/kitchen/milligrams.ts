/** To the milligram: more is floating point. */
export function milligrams(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(3));
}

/** The weighted mean of logarithms: a source at twice the others and one at half of them weigh alike. */
export function weightedCentre(voices: readonly { value: number; weight: number }[]): number {
  const whole = voices.reduce((sum, { weight }) => sum + weight, 0);
  return Math.exp(voices.reduce((sum, { value, weight }) => sum + weight * Math.log(value), 0) / whole);
}

/**
 * The value below which a standard normal variable lies with probability `p`, 0 < p < 1: a rational approximation with a
 * relative error below 1.2e-9 (P. J. Acklam 2003, "An algorithm for computing the inverse normal cumulative distribution
 * function").
 */
export function normalQuantile(p: number): number {
  if (p > 1 - TAIL) return -normalQuantile(1 - p);
  if (p < TAIL) {
    const q = Math.sqrt(-2 * Math.log(p));
    return polynomial(TAIL_ABOVE, q) / polynomial(TAIL_BELOW, q);
  }
  const q = p - 0.5;
  return (polynomial(CENTRE_ABOVE, q * q) * q) / polynomial(CENTRE_BELOW, q * q);
}

/** Where the tail begins. */
const TAIL = 0.02425;

/** Coefficients of the numerators and denominators, the highest power first. */
const CENTRE_ABOVE = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239,
];
const CENTRE_BELOW = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1];
const TAIL_ABOVE = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968, 2.938163982698783,
];
const TAIL_BELOW = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1];

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);
}

/**
 * The Shapley value: how much of `value(everything) − value(nothing)` each of some causes makes, on average over all orders in
 * which they could have come one after another (L. S. Shapley 1953, "A value for n-person games"). `value` is asked once for each
 * set of causes, a bit for each. The parts sum to the whole but for rounding.
 */
export function shapley(causes: number, value: (set: number) => number): number[] {
  const values = Array.from({ length: 2 ** causes }, (_, set) => value(set));
  const weights = Array.from(
    { length: causes },
    (_, size) => (factorial(size) * factorial(causes - size - 1)) / factorial(causes),
  );
  return Array.from({ length: causes }, (_, cause) => {
    let part = 0;
    for (const [set, without] of values.entries()) {
      if (set & (1 << cause)) continue;
      part += (weights[bitsOf(set)] ?? 0) * ((values[set | (1 << cause)] ?? 0) - without);
    }
    return part;
  });
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

function bitsOf(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

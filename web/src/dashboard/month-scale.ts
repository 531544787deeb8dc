import type { AgainstBenchmark } from '@plateprint/shared/reports/totals/against-benchmark.ts';
import type { ShownMonth } from './shown-history.ts';

/**
 * What as much food would emit at the benchmark, in grams CO2e by what the month's own average is by: a portion weighs what the
 * portions of that month weighed. Null where either is unknown.
 */
export function benchmarkOfMonth(
  { averageCO2, perKg }: Pick<ShownMonth, 'averageCO2' | 'perKg'>,
  { grams, per }: Pick<AgainstBenchmark, 'grams' | 'per'>,
): number | null {
  if (grams === null || averageCO2 === null || perKg === null || !(perKg.value > 0)) return null;
  const benchmarkPerKg = per === 'kg_of_food' ? grams : grams / 0.4;
  return (benchmarkPerKg * averageCO2.value) / perKg.value;
}

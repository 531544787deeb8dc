import * as z from 'zod/mini';

export const BENCHMARK_TYPES = ['global_avg', 'our_goal'] as const;

/** The benchmark of a report: the global average, or a goal of the user's own in kg CO2e (specification, point 9). */
export const Benchmark = z.object({
  type: z._default(z.enum(BENCHMARK_TYPES), 'global_avg'),
  value: z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(1000))), null),
});
export type Benchmark = z.infer<typeof Benchmark>;

export const DEFAULT_BENCHMARK: Benchmark = { type: 'global_avg', value: null };

/**
 * The global average in kg CO2e (specification, point 9). One figure said twice: 1.6 kg in a serving of 400 g are
 * 4 kg in a kilogram of food. Sales are compared by the serving, procurement by the kilogram, never crosswise.
 */
export const GLOBAL_AVERAGE = {
  sales: { kg: 1.6, per: 'serving_of_400_g' },
  procurement: { kg: 4, per: 'kg_of_food' },
} as const;

export interface BenchmarkFigure {
  /** Grams CO2e per serving of 400 g, or per kilogram of food. */
  grams: number;
  per: 'serving_of_400_g' | 'kg_of_food';
}

/** The figure of a benchmark; null for a goal that was not set. */
export function benchmarkFigure({ type, value }: Benchmark, variety: keyof typeof GLOBAL_AVERAGE): BenchmarkFigure | null {
  const { kg, per } = GLOBAL_AVERAGE[variety];
  if (type === 'global_avg') return { grams: kg * 1000, per };
  return value === null ? null : { grams: value * 1000, per };
}

import * as z from 'zod/mini';
import { Benchmark, benchmarkFigure, GLOBAL_AVERAGE } from '../../footprint/benchmark.ts';
import { SERVING_GRAMS } from '../../footprint/carbon-level.ts';
import type { ReportVariety } from '../model/report-kind.ts';

/** A benchmark and our own figure by the same measure: like is compared with like. */
export const AgainstBenchmark = z.object({
  ...Benchmark.shape,
  /** Grams CO2e; null for a goal that was not set. */
  grams: z.nullable(z.number()),
  per: z.enum(['serving_of_400_g', 'kg_of_food']),
  /** Grams CO2e of our own; null when unknown. */
  own: z.nullable(z.number()),
});
export type AgainstBenchmark = z.infer<typeof AgainstBenchmark>;

/** A serving of 400 g beside one, a kilogram beside one; `perKg` is our own in grams CO2e. */
export function againstBenchmark(benchmark: Benchmark, perKg: number | null, variety: ReportVariety): AgainstBenchmark {
  const { per } = GLOBAL_AVERAGE[variety];
  const share = per === 'kg_of_food' ? 1 : SERVING_GRAMS / 1000;
  return {
    ...benchmark,
    grams: benchmarkFigure(benchmark, variety)?.grams ?? null,
    per,
    own: perKg === null ? null : perKg * share,
  };
}

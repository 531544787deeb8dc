import { GLOBAL_AVERAGE } from '../../footprint/benchmark.ts';
import { SERVING_GRAMS } from '../../footprint/carbon-level.ts';
import { wholeOf } from './added.ts';
import type { ChangeFirst } from './dashboard.ts';
import type { ReportData, ReportLine } from '../model/report-data.ts';

const MOST = 5;

/**
 * The lines that most CO2e would be saved with if they came down to the global average of as much food (1.6 kg a serving
 * of 400 g, which is 4 kg a kilogram); what is below it already, and what has no level, is left out. The largest saving first.
 */
export function changeFirst(kind: ChangeFirst['kind'], { lines, co2 }: Pick<ReportData, 'lines' | 'co2'>): ChangeFirst[] {
  const total = wholeOf(co2?.value ?? 0, lines);
  return lines
    .map((line) => ({ line, above: line.level === null ? 0 : aboveAverage(line) }))
    .filter(({ above }) => above > 0)
    .toSorted((a, b) => b.above - a.above || (a.line.key < b.line.key ? -1 : 1))
    .slice(0, MOST)
    .map(({ line, above }) => ({
      kind,
      id: line.id,
      key: line.key,
      name: line.name,
      servings: line.servings,
      co2: line.co2?.value ?? 0,
      co2WithoutLandUseChange: line.co2WithoutLandUseChange?.value ?? null,
      above,
      share: total > 0 ? (line.co2?.value ?? 0) / total : 0,
      level: line.level,
    }));
}

/** Grams CO2e above what as much average food emits; below zero where it is less, zero where it is unknown. */
export function aboveAverage({ co2, weightCovered }: Pick<ReportLine, 'co2' | 'weightCovered'>): number {
  const average = (weightCovered / SERVING_GRAMS) * GLOBAL_AVERAGE.sales.kg * 1000;
  return co2 === null ? 0 : co2.value - average;
}

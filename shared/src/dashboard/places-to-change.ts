import { mayBeCompared } from '../footprint/coverage.ts';
import { levelOfDish } from '../footprint/carbon-level.ts';
import { aboveAverage } from '../reports/totals/change-first.ts';
import type { ReportVariety } from '../reports/model/report-kind.ts';
import { coverageOfSums } from './compared-sums.ts';
import type { Compared } from './compare.ts';
import type { PlaceToChange } from './comparison.ts';

const MOST = 5;

/**
 * The places that most CO2e would be saved with if they came down to the global average of as much food; what is below it
 * already is left out, and what counts too little. The largest saving first.
 */
export function placesToChange(
  each: readonly Compared[],
  { whole, variety }: { whole: number | null; variety: ReportVariety },
): PlaceToChange[] {
  return each
    .filter(({ sums }) => mayBeCompared(coverageOfSums(sums, variety).state))
    .map(({ id, name, sums }) => ({ id, name, sums, above: aboveAverage(sums) }))
    .filter(({ above }) => above > 0)
    .toSorted((a, b) => b.above - a.above || (a.id < b.id ? -1 : 1))
    .slice(0, MOST)
    .map(({ id, name, sums, above }) => {
      const co2 = sums.co2?.value ?? 0;
      const level = levelOfDish({ co2, weight: sums.weightCovered });
      const without = sums.co2WithoutLandUseChange?.value ?? null;
      return { id, name, co2, co2WithoutLandUseChange: without, above, share: whole ? co2 / whole : 0, level };
    });
}

import { isLowImpact } from '../../footprint/carbon-level.ts';
import { NO_ENERGY } from '../../footprint/per-thousand-kcal.ts';
import { addedByFood } from './added.ts';
import { mergedLines } from './merged-lines.ts';
import { extreme, mergedTotals } from './merged-totals.ts';
import type { ReportContribution, ReportData, ReportLine } from '../model/report-data.ts';
import { linePart } from './line-part.ts';
import { type CountedLine, levelOfLine, reportTotals } from './report-totals.ts';

/**
 * Months of one restaurant as one report: a dish of several months is one line and one product. Figures of months stay as
 * they were made; their ranges are added as they are, as in `mergedTotals`.
 */
export function periodData(months: readonly ReportData[], foodDataVersion: string): ReportData {
  const lines = mergedLines(months.flatMap((month) => month.lines.map(asCounted))).map(toLine);
  const known = lines.filter(({ level }) => level !== null);
  const none = reportTotals([], { foodDataVersion, numberOfGuests: null, levelsBy: 'servings' });
  return {
    ...(mergedTotals(months, null) ?? none),
    foodDataVersion,
    products: lines.length,
    lowImpactProducts: lines.filter(({ level }) => isLowImpact(level)).length,
    highestRecipe: extreme(known, 1),
    lowestRecipe: extreme(known, -1),
    lines,
    contributions: addedUp(months.flatMap(({ contributions }) => contributions)),
  };
}

/** A month's line as one part: it may be too high or too low in all months together. */
function asCounted({ level, co2, co2WithoutLandUseChange, ...line }: ReportLine): CountedLine {
  // A line of a month does not say its energy; the months' totals do.
  const whole = co2 && { ...ofLine(line), co2, co2WithoutLandUseChange };
  const parts = whole === null ? [] : [linePart(whole, undefined)];
  return { ...line, parts, rowsCovered: 0, hasLevel: level !== null, setAside: false };
}

const ofLine = ({ key, name, weightCovered }: Pick<ReportLine, 'key' | 'name' | 'weightCovered'>) => ({
  group: key,
  name,
  weight: weightCovered,
  energy: NO_ENERGY,
});

function toLine(counted: CountedLine): ReportLine {
  const { parts, rowsCovered: _rows, hasLevel: _hasLevel, setAside: _aside, ...rest } = counted;
  const { weightExpected: _expected, missing: _missing, ...line } = rest;
  const co2 = parts[0]?.co2 ?? null;
  return {
    ...line,
    co2,
    co2WithoutLandUseChange: parts[0]?.co2WithoutLandUseChange ?? null,
    level: levelOfLine(counted, co2),
  };
}

function addedUp(all: readonly ReportContribution[]): ReportContribution[] {
  return addedByFood(all).toSorted((a, b) => b.co2.value - a.co2.value || (a.group < b.group ? -1 : 1));
}

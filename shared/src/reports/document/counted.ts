import type { ReportTotals } from '../model/report-data.ts';
import type { ReportVariety } from '../model/report-kind.ts';
import { type LevelledTotals, servingsCounted } from '../totals/servings-counted.ts';

/** How much of a report its figures speak of, by what it consists of. */
export interface Counted {
  /** Sales are counted by the serving, purchases by the row. */
  unit: 'servings' | 'rows';
  counted: number;
  /** Without rows that were set aside as no food. */
  all: number;
  /** Everything is counted and weighed; otherwise it is to be said beside every figure. */
  isWhole: boolean;
}

type CountedTotals = Pick<ReportTotals, 'coverage' | 'totalServings'> & LevelledTotals;

/**
 * What is counted out of all. A share of the weight alone would hide rows of unknown weight, which are in neither side of
 * it: only servings and rows tell of them.
 */
export function countedOf(totals: CountedTotals, variety: ReportVariety): Counted {
  const { coverage, totalServings } = totals;
  const ofRows = coverage.rows - coverage.rowsSetAside;
  const isWeighed = coverage.rowsOfUnknownWeight === 0;
  if (variety === 'procurement') {
    const counted = coverage.rowsCovered;
    return { unit: 'rows', counted, all: ofRows, isWhole: isWeighed && counted >= ofRows };
  }
  // A dish has a level as soon as it has a figure.
  const counted = servingsCounted(totals);
  return { unit: 'servings', counted, all: totalServings, isWhole: isWeighed && counted >= totalServings };
}

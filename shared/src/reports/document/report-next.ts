import type { ReportContribution, ReportData } from '../model/report-data.ts';
import type { ReportKind } from '../model/report-kind.ts';
import { wholeOf } from '../totals/added.ts';
import { changeFirst } from '../totals/change-first.ts';
import { isCoveredEnough } from '../totals/coverage-of-report.ts';
import type { ChangeFirst } from '../totals/dashboard.ts';

/** What the reader of a report should do next. */
export type ReportNext =
  /** Rows without a figure: nothing can be compared until they count. */
  | { what: 'count'; rows: number }
  /** The dishes, or purchased foods, above the global average that would save the most. */
  | { what: 'lines'; lines: ChangeFirst[] }
  /** The foods that contribute most, where no single line stands out; their combined share, 0–1. */
  | { what: 'foods'; foods: ReportContribution[]; share: number };

const MOST_LINES = 2;
const MOST_FOODS = 3;
/** Below this a food is one of many: starting there would change little. */
const LEAST_SHARE = 0.1;

/** The next step suggested by a report's own figures; coverage decides what may be said. Null where nothing stands out. */
export function reportNext(data: ReportData, { category, variety }: Pick<ReportKind, 'category' | 'variety'>): ReportNext | null {
  const { rows, rowsCovered, rowsSetAside } = data.coverage;
  if (!isCoveredEnough(data, variety)) {
    const open = rows - rowsCovered - rowsSetAside;
    return open > 0 ? { what: 'count', rows: open } : null;
  }
  // The lines of an organization are its restaurants.
  if (category === 'restaurant') {
    const lines = changeFirst(variety === 'sales' ? 'dish' : 'food', data).slice(0, MOST_LINES);
    if (lines.length > 0) return { what: 'lines', lines };
  }
  const total = wholeOf(data.co2?.value ?? 0, data.contributions);
  const foods = data.contributions.filter(({ co2 }) => total > 0 && co2.value / total >= LEAST_SHARE).slice(0, MOST_FOODS);
  if (foods.length === 0) return null;
  return { what: 'foods', foods, share: foods.reduce((sum, { co2 }) => sum + co2.value, 0) / total };
}

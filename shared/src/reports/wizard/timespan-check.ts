import { type Day, firstDayOf, isDay, lastDayOf, type Month, monthOfDay } from '../../kernel/month.ts';
import { type MonthCoverage, monthCoverage } from '../model/month-coverage.ts';
import { type ReportKind, rulesOf } from '../model/report-kind.ts';

/** The outcome of step 1 of the wizard (specification, point 5). */
export type TimespanOutcome =
  | {
      next: 'problem';
      field: 'startDate' | 'endDate';
      code: 'required' | 'not_a_day' | 'ends_before_start' | 'too_long' | 'in_future' | 'not_whole_months';
    }
  /** A report of that start is there already: edit it, or replace it. */
  | { next: 'edit_or_replace'; reportId: string }
  /** Months are missing in the range: which, and which are there. */
  | { next: 'period'; coverage: MonthCoverage }
  /** A restaurant's sales period is complete: straight to creating it. */
  | { next: 'create'; coverage: MonthCoverage }
  | { next: 'data' };

export interface Timespan {
  startDate: string | null;
  endDate: string | null;
}

/** Ten years of months; no report speaks of more. */
const MOST_MONTHS = 120;

export interface TimespanFacts {
  /** The report of the same kind that begins on the same day; null when there is none or it is the one at hand. */
  existingId: string | null;
  /** Months with a completed monthly sales report of the restaurant. */
  completedMonths: ReadonlySet<Month>;
  /** The day it is where the report is made: a month or an event that has not begun has nothing to report. Absent: not asked. */
  today?: Day | undefined;
  /** False for a saved report that is edited: its own start is no reason to ask. */
  isNew: boolean;
}

function problemOf(kind: ReportKind, { startDate, endDate }: Timespan, today: Day | undefined): TimespanOutcome | null {
  if (!startDate) return { next: 'problem', field: 'startDate', code: 'required' };
  if (!isDay(startDate)) return { next: 'problem', field: 'startDate', code: 'not_a_day' };
  if (today !== undefined && startDate > today) return { next: 'problem', field: 'startDate', code: 'in_future' };
  if (rulesOf(kind).timespan !== 'period') return null;
  if (!endDate) return { next: 'problem', field: 'endDate', code: 'required' };
  if (!isDay(endDate)) return { next: 'problem', field: 'endDate', code: 'not_a_day' };
  if (endDate < startDate) return { next: 'problem', field: 'endDate', code: 'ends_before_start' };
  const months = (Number(endDate.slice(0, 4)) - Number(startDate.slice(0, 4))) * 12;
  if (months > MOST_MONTHS) return { next: 'problem', field: 'endDate', code: 'too_long' };
  return rulesOf(kind).madeOf === 'rows' ? null : partsOfMonths(startDate, endDate);
}

/** Checks a report made of monthly ones: it has whole months, for other days would be widened without a word, or claimed to be left out. */
function partsOfMonths(startDate: Day, endDate: Day): TimespanOutcome | null {
  if (startDate !== firstDayOf(monthOfDay(startDate))) return { next: 'problem', field: 'startDate', code: 'not_whole_months' };
  return endDate === lastDayOf(monthOfDay(endDate)) ? null : { next: 'problem', field: 'endDate', code: 'not_whole_months' };
}

export function checkTimespan(kind: ReportKind, timespan: Timespan, facts: TimespanFacts): TimespanOutcome {
  const problem = problemOf(kind, timespan, facts.today);
  if (problem) return problem;
  const rules = rulesOf(kind);
  if (facts.isNew && rules.oncePerStart && facts.existingId !== null) {
    return { next: 'edit_or_replace', reportId: facts.existingId };
  }
  if (rules.madeOf !== 'monthly_reports') return { next: 'data' };
  const coverage = monthCoverage(timespan.startDate as Day, timespan.endDate as Day, facts.completedMonths);
  return { next: coverage.monthsMissing.length > 0 ? 'period' : 'create', coverage };
}

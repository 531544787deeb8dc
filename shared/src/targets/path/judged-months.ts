import { type Day, history, type Month } from '../../kernel/month.ts';
import { monthsOfBase, type TargetDraft } from '../model/target.ts';
import type { CountedMonth } from './counted-month.ts';

/** A path shows three years. */
export const MOST_MONTHS = 36;
const YEAR = 12;

/** The months of a path that have reports. */
export interface JudgedMonths {
  base: readonly CountedMonth[];
  /** What the latest months are held against: the base, of a total its same months of the year where it has a whole year. */
  against: readonly CountedMonth[];
  /** The latest twelve full months since the base. */
  latest: readonly CountedMonth[];
}

/** The months that a path asks the reports of: its base, and the latest three years. */
export function monthsOfPath(target: Pick<TargetDraft, 'baseFrom' | 'baseTo'>, today: Day): Month[] {
  return [...new Set([...monthsOfBase(target), ...history(MOST_MONTHS, today)])].toSorted();
}

export function judgedMonths(target: TargetDraft, months: readonly CountedMonth[], today: Day): JudgedMonths {
  const reported = months.filter(({ kitchens }) => kitchens > 0);
  const [ofBase, ofYear] = [new Set(monthsOfBase(target)), new Set(history(YEAR, today))];
  const base = reported.filter(({ month }) => ofBase.has(month));
  const latest = reported.filter(({ month }) => ofYear.has(month) && month > target.baseTo);
  return { base, against: target.basis === 'total' ? sameMonthsOfYear(base, latest) : base, latest };
}

/** January is held against January: kitchens close in summer. */
function sameMonthsOfYear(base: readonly CountedMonth[], latest: readonly CountedMonth[]): readonly CountedMonth[] {
  const wanted = new Set(latest.map(monthOfYear));
  const same = base.filter((month) => wanted.has(monthOfYear(month)));
  return wanted.size > 0 && same.length === wanted.size ? same : base;
}

export function monthOfYear({ month }: { month: Month }): string {
  return month.slice(5);
}

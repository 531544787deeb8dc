import { type Day, history, type Month, monthLater, monthOfDay, monthsBetween } from '../../kernel/month.ts';
import { goalMonth, monthsOfBase, type TargetDraft } from '../model/target.ts';
import type { CountedMonth } from './counted-month.ts';

/** A path shows three years. */
const MOST_MONTHS = 36;
const YEAR = 12;
/** So many months of a path are shown before they came: who has just set a target sees where it leads. */
const AHEAD = 12;

/** The months of a path that have reports. */
export interface JudgedMonths {
  base: readonly CountedMonth[];
  /** The months that the latest are held against: the base; for a total its same months of the year where it has a whole year. */
  against: readonly CountedMonth[];
  /** The latest twelve full months since the base; once the goal's year is over, that year's. */
  latest: readonly CountedMonth[];
}

/** Whether the goal's year is over: from then on a target is met or missed, whatever comes later. */
export function isOver(target: Pick<TargetDraft, 'goalYear'>, today: Day): boolean {
  return goalMonth(target) < monthOfDay(today);
}

/** The months that a target is judged by where they have reports. */
function askedMonths(target: Pick<TargetDraft, 'goalYear'>, today: Day): Month[] {
  const goal = goalMonth(target);
  return isOver(target, today) ? monthsBetween(monthLater(goal, 1 - YEAR), goal) : history(YEAR, today);
}

/** The months that a path asks the reports of: its base, the latest three years, and those that are judged. */
export function monthsOfPath(target: Pick<TargetDraft, 'baseFrom' | 'baseTo' | 'goalYear'>, today: Day): Month[] {
  return [...new Set([...monthsOfBase(target), ...askedMonths(target, today), ...history(MOST_MONTHS, today)])].toSorted();
}

/** The months that a path is drawn over: the latest three years from the base on, and the first year after the base though it is to come. */
export function shownMonths(target: Pick<TargetDraft, 'baseFrom' | 'baseTo' | 'goalYear'>, today: Day): Month[] {
  const past = history(MOST_MONTHS, today);
  const latest = past.at(-1) ?? '';
  const [ends] = [monthLater(target.baseTo as Month, AHEAD), goalMonth(target)].toSorted() as [Month, Month];
  const path = monthsBetween(monthLater(target.baseTo as Month, 1), ends);
  return [...past.filter((month) => month >= target.baseFrom), ...path.filter((month) => month > latest)];
}

export function judgedMonths(target: TargetDraft, months: readonly CountedMonth[], today: Day): JudgedMonths {
  const reported = months.filter(({ kitchens }) => kitchens > 0);
  const [ofBase, ofYear] = [new Set(monthsOfBase(target)), new Set(askedMonths(target, today))];
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

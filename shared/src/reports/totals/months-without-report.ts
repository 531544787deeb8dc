import type { Month } from '../../kernel/month.ts';

/** How many restaurants began in a month: when they were added, or with their first report where that is of before. */
export type Beginnings = ReadonlyMap<Month, number>;

/** The first month in which any restaurant was there; null without any. */
export function firstMonth(beginnings: Beginnings): Month | null {
  return [...beginnings.keys()].toSorted().at(0) ?? null;
}

/** Months in which restaurants lack their report, and how many. Nobody lacks one of a time before they were there. */
export function monthsWithoutReport(
  history: readonly { month: string; reports: number }[],
  beginnings: Beginnings,
): { month: string; restaurants: number }[] {
  return history.flatMap(({ month, reports }) => {
    const lacking = thereIn(month, beginnings) - reports;
    return lacking > 0 ? [{ month, restaurants: lacking }] : [];
  });
}

function thereIn(month: string, beginnings: Beginnings): number {
  return [...beginnings].reduce((sum, [begun, count]) => (begun <= month ? sum + count : sum), 0);
}

import { useMemo, useState } from 'react';
import type { CountedDay } from './planned-figures.ts';

export type WeeksOfDays = ReadonlyMap<number, readonly CountedDay[]>;

/** The days of each week: the same list as long as it holds the same days. */
export function useWeeks(days: readonly CountedDay[]): WeeksOfDays {
  const [group] = useState(() => {
    let former: WeeksOfDays = new Map();
    return (all: readonly CountedDay[]): WeeksOfDays => {
      const now = new Map<number, readonly CountedDay[]>();
      for (const [week, ofWeek] of Map.groupBy(all, (day) => day.week)) {
        const known = former.get(week);
        const isSame = known?.length === ofWeek.length && known.every((day, at) => day === ofWeek[at]);
        now.set(week, isSame ? known : ofWeek);
      }
      former = now;
      return now;
    };
  });
  return useMemo(() => group(days), [group, days]);
}

import { ruleBreaks } from '@plateprint/shared/calendar/figures/plan-rule-breaks.ts';
import type { MenuPlanRules } from '@plateprint/shared/calendar/model/menu-plan-rules.ts';
import { roundAt } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { memo, useCallback, useMemo, useState } from 'react';
import type { CountedDay } from '../figures/planned-figures.ts';
import type { GridState } from '../grid/use-grid-actions.ts';
import { WeekGrid } from '../grid/week-grid.tsx';
import { useToday } from '../use-today.ts';

interface WeeksOfPlanProps extends Omit<WeekOfPlanProps, 'week' | 'selected' | 'writing' | 'actions' | 'hasEntry' | 'isNow'> {
  grid: GridState;
  weeks: number;
  endsOn: string | null;
}

/** Hands each week only what is of it: what changes elsewhere does not draw it anew. */
export function WeeksOfPlan({ days, grid, weeks, startsOn, endsOn, ...shared }: WeeksOfPlanProps) {
  const { selected, writing, actions } = grid;
  const byWeek = useWeeks(days);
  const first = days[0]?.week;
  // A cycle that goes round is looked at in the round of today.
  const round = roundAt({ startsOn, endsOn, weeks }, useToday());
  return Array.from({ length: weeks }, (_, week) => (
    <WeekOfPlan
      key={week}
      {...shared}
      startsOn={round?.startsOn ?? null}
      isNow={round?.week === week}
      week={week}
      weeks={weeks}
      days={byWeek.get(week) ?? NO_DAYS}
      selected={selected?.week === week ? selected : null}
      writing={writing?.week === week ? writing : null}
      hasEntry={selected === null && first === week}
      actions={actions}
    />
  ));
}

const NO_DAYS: readonly CountedDay[] = [];

/** The days of each week: the same list as long as it holds the same days. */
function useWeeks(days: readonly CountedDay[]): ReadonlyMap<number, readonly CountedDay[]> {
  const [group] = useState(() => {
    let former = new Map<number, readonly CountedDay[]>();
    return (all: readonly CountedDay[]): ReadonlyMap<number, readonly CountedDay[]> => {
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

interface WeekOfPlanProps extends Omit<Parameters<typeof WeekGrid>[0], 'breaks' | 'onCopy'> {
  rules: MenuPlanRules;
  onCopy: (from: number, to: number) => void;
}

const WeekOfPlan = memo(function WeekOfPlan({ rules, onCopy, ...props }: WeekOfPlanProps) {
  const { days, week } = props;
  const broken = useMemo(() => ruleBreaks(rules, days), [rules, days]);
  const copy = useCallback((to: number) => onCopy(week, to), [onCopy, week]);
  return <WeekGrid {...props} breaks={broken} onCopy={copy} />;
});

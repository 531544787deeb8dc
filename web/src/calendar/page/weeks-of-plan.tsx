import type { RuleBreak } from '@plateprint/shared/calendar/figures/plan-rule-breaks.ts';
import type { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { roundAt } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { memo, useCallback, useMemo } from 'react';
import type { CountedDay } from '../figures/planned-figures.ts';
import type { BreaksByWeek } from '../figures/use-rule-breaks.ts';
import type { WeeksOfDays } from '../figures/use-weeks.ts';
import { absencesOfWeeks, type DayAbsence } from '../grid/day-absence.ts';
import type { GridState } from '../grid/use-grid-actions.ts';
import { WeekGrid } from '../grid/week-grid.tsx';
import { useToday } from '../use-today.ts';

interface WeeksOfPlanProps extends Omit<
  WeekOfPlanProps,
  'week' | 'days' | 'breaks' | 'selected' | 'writing' | 'actions' | 'hasEntry' | 'isNow' | 'absences'
> {
  byWeek: WeeksOfDays;
  breaks: BreaksByWeek;
  grid: GridState;
  weeks: number;
  endsOn: string | null;
  closed: MenuPlanDraft['closed'];
}

/** Hands each week only what is of it: what changes elsewhere does not draw it anew. */
export function WeeksOfPlan({ byWeek, breaks, grid, weeks, startsOn, endsOn, closed, ...shared }: WeeksOfPlanProps) {
  const { selected, writing, actions } = grid;
  const [first] = byWeek.keys();
  // A cycle that goes round is looked at in the round of today.
  const round = roundAt({ startsOn, endsOn, weeks }, useToday());
  const roundStart = round?.startsOn ?? null;
  const absences = useMemo(
    () => absencesOfWeeks({ startsOn, endsOn, closed }, roundStart, weeks),
    [startsOn, endsOn, closed, roundStart, weeks],
  );
  return Array.from({ length: weeks }, (_, week) => (
    <WeekOfPlan
      key={week}
      {...shared}
      startsOn={roundStart}
      isNow={round?.week === week}
      week={week}
      weeks={weeks}
      absences={absences[week] ?? NO_ABSENCES}
      days={byWeek.get(week) ?? NO_DAYS}
      breaks={breaks.get(week) ?? NO_BREAKS}
      selected={selected?.week === week ? selected : null}
      writing={writing?.week === week ? writing : null}
      hasEntry={selected === null && first === week}
      actions={actions}
    />
  ));
}

const NO_DAYS: readonly CountedDay[] = [];
const NO_ABSENCES: readonly (DayAbsence | null)[] = [];
const NO_BREAKS: readonly RuleBreak[] = [];

interface WeekOfPlanProps extends Omit<Parameters<typeof WeekGrid>[0], 'onCopy'> {
  onCopy: (from: number, to: number) => void;
}

const WeekOfPlan = memo(function WeekOfPlan({ onCopy, ...props }: WeekOfPlanProps) {
  const { week } = props;
  const copy = useCallback((to: number) => onCopy(week, to), [onCopy, week]);
  return <WeekGrid {...props} onCopy={copy} />;
});

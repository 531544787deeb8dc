import { type MenuPlanDraft, WEEKDAYS } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { type Absence, absenceOf, firstDateOf, reasonClosed } from '@plateprint/shared/calendar/model/plan-dates.ts';

/** Why guests get nothing on a day of the grid, with the kitchen's own word for a closed one. */
export interface DayAbsence {
  absence: Absence;
  reason: string;
}

type Bounds = Pick<MenuPlanDraft, 'startsOn' | 'endsOn' | 'closed'>;

/** For each week of the round that is looked at, and each weekday from Monday on. */
export function absencesOfWeeks(bounds: Bounds, roundStart: string | null, weeks: number): (DayAbsence | null)[][] {
  return Array.from({ length: weeks }, (_, week) =>
    WEEKDAYS.map((weekday) => {
      const date = firstDateOf({ startsOn: roundStart }, week, weekday);
      const absence = date === null ? null : absenceOf(bounds, date);
      return date === null || absence === null ? null : { absence, reason: reasonClosed(bounds, date) };
    }),
  );
}

import type { MenuPlanDraft, PlanCell } from '@plateprint/shared/calendar/model/menu-plan.ts';

/** A day of the cycle with its cells; the same value as before where none of them changed, so that it is not drawn anew. */
export interface PlannedDay {
  week: number;
  weekday: number;
  cells: readonly PlanCell[];
}

/** Numbers the days of a cycle: a drop looks at every cell of twelve weeks, and a number is found faster than a text is put together. */
const numberOf = ({ week, weekday }: { week: number; weekday: number }): number => week * 8 + weekday;

/** The days of a plan, week by week. `before`: what was answered last. */
export function plannedDays(
  { weeks, weekdays, cells }: Pick<MenuPlanDraft, 'weeks' | 'weekdays' | 'cells'>,
  before: readonly PlannedDay[],
): readonly PlannedDay[] {
  const byDay = Map.groupBy(cells, numberOf);
  const former = new Map(before.map((day) => [numberOf(day), day]));
  const open = weekdays.toSorted((one, other) => one - other);
  return Array.from({ length: weeks }, (_, week) =>
    open.map((weekday): PlannedDay => {
      const now = byDay.get(numberOf({ week, weekday })) ?? [];
      const known = former.get(numberOf({ week, weekday }));
      return known && isSame(known.cells, now) ? known : { week, weekday, cells: now };
    }),
  ).flat();
}

function isSame(one: readonly PlanCell[], other: readonly PlanCell[]): boolean {
  return one.length === other.length && one.every((cell, at) => cell === other[at]);
}

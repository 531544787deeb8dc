import { type PlanCell, placeOf } from '@plateprint/shared/calendar/model/menu-plan.ts';

/** A day whose dishes are others. */
export interface ChangedDay {
  week: number;
  weekday: number;
  /** Dishes that come, and those that go. */
  come: readonly string[];
  go: readonly string[];
}

export const isSameDay = (one: ChangedDay, other: ChangedDay): boolean =>
  one.week === other.week && one.weekday === other.weekday;

const standing = (cell: PlanCell): string => `${placeOf(cell)} ${cell.recipeId}`;

/** The days that differ between two arrangements of the same dishes, in their order. */
export function changedDays(before: readonly PlanCell[], after: readonly PlanCell[]): ChangedDay[] {
  const [stood, stands] = [new Set(before.map(standing)), new Set(after.map(standing))];
  const come = after.filter((cell) => !stood.has(standing(cell)));
  const go = before.filter((cell) => !stands.has(standing(cell)));
  const days = Map.groupBy(come, ({ week, weekday }) => week * 7 + weekday);
  return [...days]
    .toSorted(([one], [other]) => one - other)
    .map(([, cells]) => {
      const { week, weekday } = cells[0] ?? { week: 0, weekday: 1 };
      const gone = go.filter((cell) => cell.week === week && cell.weekday === weekday);
      return { week, weekday, come: cells.map(({ recipeId }) => recipeId), go: gone.map(({ recipeId }) => recipeId) };
    });
}

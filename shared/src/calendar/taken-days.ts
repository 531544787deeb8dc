import { placeOf, type PlanCell } from './model/menu-plan.ts';

interface PlanDay {
  week: number;
  weekday: number;
}

const isOn = ({ week, weekday }: PlanDay, days: readonly PlanDay[]): boolean =>
  days.some((day) => day.week === week && day.weekday === weekday);

/**
 * One day of a proposal alone: its dishes come from where they stand, and what stood there goes to their days. Where a dish would then stand
 * twice on another day, that day is taken along.
 */
export function withDayOf(cells: readonly PlanCell[], proposal: readonly PlanCell[], { week, weekday }: PlanDay): PlanCell[] {
  const days: PlanDay[] = [{ week, weekday }];
  for (;;) {
    const taken = withDays(cells, proposal, days);
    const doubled = doubledDays(taken, cells).filter((day) => !isOn(day, days));
    if (doubled.length === 0) return taken;
    days.push(...doubled);
  }
}

/** The days on which a dish stands more often than it did before on any day. */
function doubledDays(cells: readonly PlanCell[], before: readonly PlanCell[]): PlanDay[] {
  const stood = new Map(dishesOfDays(before).map(({ name, count }) => [name, count]));
  return dishesOfDays(cells).flatMap(({ name, day, count }) => (count > Math.max(1, stood.get(name) ?? 0) ? [day] : []));
}

/** Each dish of each day, and on how many lines it stands there. */
function dishesOfDays(cells: readonly PlanCell[]): { name: string; day: PlanDay; count: number }[] {
  const byName = Map.groupBy(cells, ({ week, weekday, recipeId }) => `${week} ${weekday} ${recipeId}`);
  return [...byName].flatMap(([name, [first, ...others]]) =>
    first ? [{ name, day: { week: first.week, weekday: first.weekday }, count: others.length + 1 }] : [],
  );
}

function withDays(cells: readonly PlanCell[], proposal: readonly PlanCell[], days: readonly PlanDay[]): PlanCell[] {
  const now = new Map(cells.map((cell) => [placeOf(cell), cell]));
  const wanted = new Map(proposal.map((cell) => [placeOf(cell), cell]));
  for (const want of proposal) {
    if (!isOn(want, days)) continue;
    const here = now.get(placeOf(want));
    if (here?.recipeId === want.recipeId) continue;
    const others = [...now.values()].filter(
      (cell) =>
        cell.recipeId === want.recipeId && cell.lineId === want.lineId && wanted.get(placeOf(cell))?.recipeId !== cell.recipeId,
    );
    // Best from a day on which what stands here does not stand yet.
    const from = others.find((cell) => !standsOn(now, cell, here)) ?? others[0];
    if (!from) continue;
    now.delete(placeOf(from));
    if (here) now.set(placeOf(from), { ...here, week: from.week, weekday: from.weekday, servings: null });
    now.set(placeOf(want), want);
  }
  return [...now.values()];
}

function standsOn(cells: ReadonlyMap<string, PlanCell>, { week, weekday }: PlanDay, dish: PlanCell | undefined): boolean {
  return [...cells.values()].some((cell) => cell.week === week && cell.weekday === weekday && cell.recipeId === dish?.recipeId);
}

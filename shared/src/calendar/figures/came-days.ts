import * as z from 'zod/mini';
import { guestsOfDay, type MenuPlanDraft } from '../model/menu-plan.ts';
import { daysOfSpan } from '../model/plan-dates.ts';
import type { PlanDish } from '../model/plan-dish.ts';
import { besideTheChoice, type DishOnDay, onDay } from './beside-the-choice.ts';
import { type DayFigures, dayFigures } from './day-figures.ts';
import { popularities, popularityOf } from './popularity.ts';

/** Servings of a dish that were sold on a day. */
export const SoldOnDay = z.object({ day: z.string(), recipeId: z.string(), servings: z.number() });
export type SoldOnDay = z.infer<typeof SoldOnDay>;

export interface CameDish {
  recipeId: string;
  dish: PlanDish | null;
  isPlanned: boolean;
  /** Servings that were expected; null where nobody says how many come, or it was not planned. */
  expected: number | null;
  /** Null where no row says it: it may wait under a name that nobody knows. */
  sold: number | null;
  /** Share of what was sold of the dishes that are counted, 0–1; null for another. */
  share: number | null;
}

/** A day that was planned and of which it is known what was sold. */
export interface CameDay {
  date: string;
  /** Servings that were expected of the planned dishes, as `sold` counts them; null while nobody says how many come. */
  expected: number | null;
  /**
   * Servings that were sold of the dishes planned for the day, and of others in place of one that was not, which guests choose between; not what is sold
   * beside them, a bun or a dessert, or by another plan. They are no count of guests: one may take three courses.
   */
  sold: number;
  /** Of the dishes that `came` speaks of. */
  planned: DayFigures;
  came: DayFigures;
  dishes: CameDish[];
}

interface CameSpan {
  plan: MenuPlanDraft;
  dishes: readonly PlanDish[];
  sold: readonly SoldOnDay[];
  /** What other published plans of the kitchen serve: it is sold in place of nothing. */
  elsewhere?: readonly DishOnDay[] | undefined;
  from: string;
  to: string;
}

/** The results of a plan, day by day, the latest first. Days of which nothing is known by day are absent. */
export function cameDays({ plan, dishes, sold, elsewhere = [], from, to }: CameSpan): CameDay[] {
  const [known, popularity] = [new Map(dishes.map((dish) => [dish.id, dish])), popularities(dishes)];
  const [isBeside, isElsewhere] = [besideTheChoice(plan, dishes), onDay(elsewhere)];
  const byDay = Map.groupBy(sold, ({ day }) => day);
  const ofDish = (recipeId: string, servings: number | null) => ({
    recipeId,
    dish: known.get(recipeId) ?? null,
    popularity: popularityOf(popularity, recipeId),
    servings,
  });
  return daysOfSpan(plan, from, to)
    .flatMap(({ date, week, weekday }): CameDay[] => {
      const rows = byDay.get(date);
      if (!rows) return [];
      const cells = plan.cells.filter((cell) => cell.week === week && cell.weekday === weekday);
      const planned = dayFigures(
        cells.map(({ recipeId, servings }) => ofDish(recipeId, servings)),
        guestsOfDay(plan, weekday),
      );
      const isPlannedThen = (recipeId: string): boolean => cells.some((cell) => cell.recipeId === recipeId);
      const servingsOf = new Map(rows.map(({ recipeId, servings }) => [recipeId, servings]));
      // Others are sold in place of a planned dish only where there is one that was not sold.
      const isOneMissing = cells.some(({ recipeId }) => (servingsOf.get(recipeId) ?? 0) === 0);
      const isInstead = (recipeId: string): boolean =>
        isOneMissing &&
        known.has(recipeId) &&
        !isPlannedThen(recipeId) &&
        !isBeside(recipeId) &&
        !isElsewhere({ day: date, recipeId });
      const chosen = rows.filter(({ recipeId }) => isPlannedThen(recipeId) || isInstead(recipeId));
      const wasChanged = rows.some(({ recipeId, servings }) => servings > 0 && isInstead(recipeId));
      const came = dayFigures(
        chosen.map(({ recipeId, servings }) => ofDish(recipeId, servings)),
        null,
      );
      const all = chosen.reduce((sum, { servings }) => sum + servings, 0);
      const names = [...new Set([...cells.map(({ recipeId }) => recipeId), ...servingsOf.keys()])];
      const lines = names.map((recipeId): CameDish => {
        // A dish on two lines of a day is expected on both.
        const places = cells.flatMap((cell, at) => (cell.recipeId === recipeId ? [planned.servings[at] ?? null] : []));
        const isPlanned = places.length > 0;
        const servings = servingsOf.get(recipeId) ?? null;
        return {
          recipeId,
          dish: known.get(recipeId) ?? null,
          isPlanned,
          expected: isPlanned ? sumOf(places) : null,
          sold: servings,
          share: servings === null || all === 0 || !(isPlanned || isInstead(recipeId)) ? null : servings / all,
        };
      });
      // A dish of which no row says anything is left out of what was expected too, both sides speak of the same dishes; but not where another was
      // sold in its place.
      const ofBoth = dayFigures(
        cells.flatMap(({ recipeId }, at) =>
          wasChanged || servingsOf.has(recipeId) ? [ofDish(recipeId, planned.servings[at] ?? null)] : [],
        ),
        null,
      );
      const expected = cells.length === 0 ? null : sumOf(planned.servings);
      return [{ date, expected, sold: all, planned: ofBoth, came, dishes: lines }];
    })
    .toReversed();
}

/** Null where one of them is not known. */
function sumOf(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
}

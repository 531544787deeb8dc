import { type DayFigures, dayFigures } from './figures/day-figures.ts';
import { weightsOfPlan } from './figures/day-weights.ts';
import { popularities, popularityOf } from './figures/popularity.ts';
import { guestsOfDay, type MenuPlanDraft } from './model/menu-plan.ts';
import type { PlanDish } from './model/plan-dish.ts';

export interface FiguresOfDay {
  week: number;
  weekday: number;
  figures: DayFigures;
}

/** The days that have dishes, in the order of the cycle, each with what it means. */
export function figuresByDay(
  plan: Pick<MenuPlanDraft, 'cells' | 'weekdays' | 'guests' | 'guestsOn'>,
  dishes: readonly PlanDish[],
): FiguresOfDay[] {
  const { cells, weekdays } = plan;
  const [known, popularity] = [new Map(dishes.map((dish) => [dish.id, dish])), popularities(dishes)];
  const weightOf = weightsOfPlan(plan);
  const open = cells.filter(({ weekday }) => weekdays.includes(weekday));
  return [...Map.groupBy(open, ({ week, weekday }) => week * 7 + weekday)]
    .toSorted(([one], [other]) => one - other)
    .map(([, ofDay]) => {
      const { week, weekday } = ofDay[0] ?? { week: 0, weekday: 1 };
      const chosen = ofDay.map(({ recipeId, servings }) => ({
        recipeId,
        dish: known.get(recipeId) ?? null,
        popularity: popularityOf(popularity, recipeId),
        servings,
      }));
      return { week, weekday, figures: dayFigures(chosen, guestsOfDay(plan, weekday), weightOf({ week, weekday })) };
    });
}

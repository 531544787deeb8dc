import { type RuleBreak, ruleBreaks } from './figures/plan-rule-breaks.ts';
import type { MenuPlanDraft, PlanCell } from './model/menu-plan.ts';
import type { PlanDish } from './model/plan-dish.ts';

type Ruled = Pick<MenuPlanDraft, 'weeks' | 'weekdays' | 'rules' | 'cells'>;

/**
 * The rules that a plan breaks with the cells that it would have, and does not break without them. Where nobody could say of a rule before and it
 * is broken for sure then, that too.
 */
export function rulesUnmet(plan: Ruled, cells: readonly PlanCell[], dishes: ReadonlyMap<string, PlanDish>): RuleBreak[] {
  const former = new Set(breaksOf(plan, plan.cells, dishes).map(nameOf));
  return breaksOf(plan, cells, dishes).filter((each) => !former.has(nameOf(each)));
}

const nameOf = ({ rule, tag, week, weekday, isSure }: RuleBreak): string => `${rule} ${tag} ${week} ${weekday} ${isSure}`;

function breaksOf(
  { weeks, weekdays, rules }: Ruled,
  cells: readonly PlanCell[],
  dishes: ReadonlyMap<string, PlanDish>,
): RuleBreak[] {
  const byDay = Map.groupBy(cells, ({ week, weekday }) => week * 7 + weekday);
  const days = Array.from({ length: weeks }, (_, week) =>
    weekdays.map((weekday) => ({
      week,
      weekday,
      dishes: (byDay.get(week * 7 + weekday) ?? []).map(({ recipeId, servings }) => ({
        recipeId,
        dish: dishes.get(recipeId) ?? null,
        popularity: 1,
        servings,
      })),
    })),
  ).flat();
  return ruleBreaks(rules, days);
}

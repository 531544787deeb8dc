import { weightsOfPlan } from '@plateprint/shared/calendar/figures/day-weights.ts';
import { popularities } from '@plateprint/shared/calendar/figures/popularity.ts';
import { type MenuPlanDraft, recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import { useMemo, useState } from 'react';
import { type PlannedDay, plannedDays } from '../state/plan-days.ts';
import type { PlanState } from '../state/plan-state.ts';
import { type CountedDay, figuresOf } from './planned-figures.ts';

export interface CountedPlan {
  days: readonly CountedDay[];
  popularity: ReadonlyMap<string, number>;
}

/** The days of the plan with what they mean. A drop changes two days: the others keep their values, and are not drawn anew. */
export function useCountedDays({ draft, dishes }: Pick<PlanState, 'draft' | 'dishes'>): CountedPlan {
  const [count] = useState(countedDaysOf);
  const popularity = usePopularity(draft, dishes);
  return useMemo(() => ({ days: count(draft, dishes, popularity), popularity }), [count, draft, dishes, popularity]);
}

/** Counts a plan; asked again it counts the days alone that changed. */
function countedDaysOf() {
  const count = figuresOf();
  let former: readonly PlannedDay[] = [];
  return (draft: MenuPlanDraft, dishes: ReadonlyMap<string, PlanDish>, popularity: ReadonlyMap<string, number>) => {
    const { lines, guests, guestsOn } = draft;
    former = plannedDays(draft, former);
    const weightOf = weightsOfPlan(draft);
    return former.map((day) => count(day, { lines, dishes, popularity, guests, guestsOn, weightOf }));
  };
}

/** Of the dishes that the plan names; the same value while it names the same. */
function usePopularity(draft: Pick<MenuPlanDraft, 'cells'>, dishes: ReadonlyMap<string, PlanDish>): ReadonlyMap<string, number> {
  const names = recipesOfPlan(draft).toSorted().join(' ');
  return useMemo(() => popularities(names.split(' ').flatMap((id) => dishes.get(id) ?? [])), [names, dishes]);
}

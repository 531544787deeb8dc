import { popularities } from '@plateprint/shared/calendar/figures/popularity.ts';
import { type MenuPlanDraft, recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import { useMemo, useRef } from 'react';
import { type PlannedDay, plannedDays } from '../state/plan-days.ts';
import type { PlanState } from '../state/plan-state.ts';
import { type CountedDay, figuresOf } from './planned-figures.ts';

export interface CountedPlan {
  days: readonly CountedDay[];
  popularity: ReadonlyMap<string, number>;
}

/** The days of the plan with what they mean. A drop changes two days: the others keep their values, and are not drawn anew. */
export function useCountedDays({ draft, dishes }: Pick<PlanState, 'draft' | 'dishes'>): CountedPlan {
  const former = useRef<readonly PlannedDay[]>([]);
  const count = useRef(figuresOf());
  const popularity = usePopularity(draft, dishes);
  return useMemo(() => {
    // oxlint-disable-next-line react-hooks/refs -- a cache: the same days give the same values with it or without
    const days = plannedDays(draft, former.current);
    former.current = days;
    const { lines, guests } = draft;
    return { days: days.map((day) => count.current(day, { lines, dishes, popularity, guests })), popularity };
  }, [draft, dishes, popularity]);
}

/** Of the dishes that the plan names; the same value while it names the same. */
function usePopularity(draft: Pick<MenuPlanDraft, 'cells'>, dishes: ReadonlyMap<string, PlanDish>): ReadonlyMap<string, number> {
  const names = recipesOfPlan(draft).toSorted().join(' ');
  return useMemo(() => popularities(names.split(' ').flatMap((id) => dishes.get(id) ?? [])), [names, dishes]);
}

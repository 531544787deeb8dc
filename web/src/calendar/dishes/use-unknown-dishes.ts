import { readPlanDishes } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import type { Planner } from '../state/use-planner.ts';

/** Reads what is not known yet of dishes that were put into the plan; each is asked for once. @returns whether an answer is on its way */
export function useUnknownDishes({ state: { draft, dishes }, dispatch }: Planner, restaurantId: string): boolean {
  const [onTheirWay, setOnTheirWay] = useState(0);
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const recipeIds = recipesOfPlan(draft).filter((id) => !dishes.has(id) && !asked.current.has(id));
    if (recipeIds.length === 0) return;
    for (const id of recipeIds) asked.current.add(id);
    setOnTheirWay((before) => before + 1);
    void call(readPlanDishes, { body: { restaurantId, recipeIds } })
      .then(({ items }) => dispatch({ do: 'know_dishes', dishes: items }))
      // They are asked for again with the next change.
      .catch(() => recipeIds.forEach((id) => asked.current.delete(id)))
      .finally(() => setOnTheirWay((before) => before - 1));
  }, [draft, dishes, dispatch, restaurantId]);
  return onTheirWay > 0;
}

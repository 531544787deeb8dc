import { readPlanDishes } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import type { Planner } from '../state/use-planner.ts';

export interface UnknownDishes {
  /** What is not known of a dish may still come: nobody may say that its recipe is deleted. */
  isAsking: boolean;
  /** Why it did not come, while it is needed. */
  failure: unknown;
  onRetry: () => void;
}

/** Reads what is not known yet of dishes that were put into the plan; each is asked for once, and again where no answer came. */
export function useUnknownDishes({ state: { draft, dishes, gone }, dispatch }: Planner, restaurantId: string): UnknownDishes {
  const [onTheirWay, setOnTheirWay] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const asked = useRef(new Set<string>());
  const ask = useCallback(() => {
    const recipeIds = recipesOfPlan(draft).filter((id) => !dishes.has(id) && !gone.has(id) && !asked.current.has(id));
    if (recipeIds.length === 0) return;
    for (const id of recipeIds) asked.current.add(id);
    setOnTheirWay((before) => before + 1);
    void call(readPlanDishes, { body: { restaurantId, recipeIds } })
      .then(({ items }) => {
        dispatch({ do: 'know_dishes', dishes: items });
        setFailure(null);
      })
      .catch((fault: unknown) => {
        // They are asked for again with the next change.
        for (const id of recipeIds) asked.current.delete(id);
        setFailure(fault);
      })
      .finally(() => setOnTheirWay((before) => before - 1));
  }, [draft, dishes, gone, dispatch, restaurantId]);
  useEffect(ask, [ask]);
  const isNeeded = failure !== null && recipesOfPlan(draft).some((id) => !dishes.has(id) && !gone.has(id));
  return { isAsking: onTheirWay > 0 || isNeeded, failure: isNeeded ? failure : null, onRetry: ask };
}

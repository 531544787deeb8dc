import type { PlanRefusal } from '@plateprint/shared/access/abilities.ts';
import type { Feature } from '@plateprint/shared/access/plan.ts';
import { createContext, use } from 'react';

/** Why the plan of the place that is worked in refuses a feature; null when it does not. */
export type PlanRefusalOf = (feature: Feature) => PlanRefusal | null;

/** Given by the shell, which knows who works where; outside of it nothing is begun. */
export const PlanContext = createContext<PlanRefusalOf>(() => null);

export function usePlanRefusalOf(): PlanRefusalOf {
  return use(PlanContext);
}

export function usePlanRefusal(feature: Feature): PlanRefusal | null {
  return usePlanRefusalOf()(feature);
}

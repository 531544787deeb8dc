import type { PlanRefusal } from '@plateprint/shared/access/abilities.ts';
import type { Decider } from '@plateprint/shared/access/features/feature-request.ts';
import type { Feature } from '@plateprint/shared/access/plan.ts';
import { createContext, use } from 'react';

/** Why the plan of the place that is worked in refuses a feature; null when it does not. */
export type PlanRefusalOf = (feature: Feature) => PlanRefusal | null;

export interface PlanOfPlace {
  refusalOf: PlanRefusalOf;
  /** Whose plan it is; null where nobody works. */
  organizationId: string | null;
  /** Who is turned to for what it lacks. */
  decider: Decider;
}

/** Given by the shell, which knows who works where; outside of it nothing is begun. */
export const PlanContext = createContext<PlanOfPlace>({
  refusalOf: () => null,
  organizationId: null,
  decider: 'organization-admin',
});

export function usePlanOfPlace(): PlanOfPlace {
  return use(PlanContext);
}

export function usePlanRefusalOf(): PlanRefusalOf {
  return usePlanOfPlace().refusalOf;
}

export function usePlanRefusal(feature: Feature): PlanRefusal | null {
  return usePlanRefusalOf()(feature);
}

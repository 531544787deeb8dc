import { FEATURE_NAMES, type Feature, type Plan, planHas } from '@plateprint/shared/access/plan.ts';

/** The features that a plan lacks; an inactive plan still is what it is. */
export function lackedBy(plan: Plan): Feature[] {
  return FEATURE_NAMES.filter((feature) => !planHas(plan, feature));
}

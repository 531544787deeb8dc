import { FEATURES, type Feature, isAtLeast, type Plan } from '@plateprint/shared/access/plan.ts';

/** Every feature in the order of the plans. */
export const PLAN_FEATURES = Object.keys(FEATURES) as Feature[];

/** The features that a plan lacks; an inactive plan still is what it is. */
export function lackedBy(plan: Plan): Feature[] {
  return PLAN_FEATURES.filter((feature) => !isAtLeast(plan, FEATURES[feature]));
}

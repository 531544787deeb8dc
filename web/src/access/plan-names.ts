import type { Plan } from '@plateprint/shared/access/plan.ts';

/** Names are the same in every language (specification, points 1 and 9). */
export const PLAN_NAMES: Record<Plan, string> = {
  starter: 'Starter',
  plus: 'Plus',
  intermediate: 'Intermediate',
  professional: 'Professional',
};

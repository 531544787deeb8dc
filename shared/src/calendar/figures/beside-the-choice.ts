import type { PlanDish } from '../model/plan-dish.ts';

/** Whether a dish is sold beside what guests choose between, a bun or a dessert that was not planned as one of them: it is no guest more. */
export function isBesideTheChoice(dish: Pick<PlanDish, 'small'> | undefined, isPlanned: boolean): boolean {
  return dish?.small === true && !isPlanned;
}

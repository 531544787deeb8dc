import type { Actor } from '@plateprint/shared/access/actor.ts';
import { planRefusal } from '@plateprint/shared/access/abilities.ts';
import type { Feature } from '@plateprint/shared/access/plan.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';

/** Turns a permission's sentence into a refusal: `demand(mayReadRecipes(actor, restaurant))`. */
export function demand(allowed: boolean): void {
  if (!allowed) throw new AppError('not_allowed');
}

/** The same for what a plan may lack: the refusal says whether it is the plan, so that the screen can tell what to do. */
export function demandOfPlan(
  allowed: boolean,
  actor: Actor,
  feature: Feature,
  place: { plan?: Actor['plan']; planActive?: boolean },
): void {
  if (allowed) return;
  throw new AppError(planRefusal(actor, feature, place) ?? 'not_allowed');
}

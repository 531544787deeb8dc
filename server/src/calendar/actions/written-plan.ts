import type { Actor, RestaurantPlace } from '@plateprint/shared/access/actor.ts';
import { maySeeCosts } from '@plateprint/shared/access/restaurant-abilities.ts';
import type { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { withBudget } from '@plateprint/shared/calendar/model/menu-plan-rules.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { draftOf, type StoredMenuPlan } from '../menu-plan-row.ts';

/** A plan as somebody wrote it; who may not see costs neither sets the budget nor takes away the one that is there. */
export function writtenBy(
  actor: Actor,
  plan: MenuPlanDraft,
  { restaurant, row }: { restaurant: RestaurantPlace; row?: StoredMenuPlan },
): MenuPlanDraft {
  refuseWithoutDays(plan);
  return maySeeCosts(actor, restaurant) ? plan : withBudget(plan, row && draftOf(row).rules.budget);
}

/** Plans of before that were saved so stay readable, and can be copied. */
function refuseWithoutDays({ startsOn, endsOn }: MenuPlanDraft): void {
  if (startsOn === null || endsOn === null || startsOn <= endsOn) return;
  throw new AppError('invalid_input', [
    { path: 'plan.endsOn', code: 'ends_before_it_begins', message: 'The last day comes before the first.' },
  ]);
}

import { daysOfDish } from '@plateprint/shared/calendar/published/days-of-dish.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PlanNotices, ShownNotice } from '../../recipes/shown-notice.ts';
import {
  type PlanNotice,
  planNoticesOf,
  type PlanOfNotice,
  plansOfNotices,
  takePlanNotices,
  unseenPlanNotices,
} from '../store/plan-notice-store.ts';

/** What changes added to dishes of published plans, for the mails about it. */
export const PLAN_NOTICES: PlanNotices = {
  take: async (transaction, taken) => onPlans(transaction, await takePlanNotices(transaction, taken), taken.now),
  find: async (database, ids, now) => onPlans(database, await planNoticesOf(database, ids), now),
};

/** Where each is served from today on: nowhere by a plan that was withdrawn or whose last day with the dish is past. */
async function onPlans(database: Database, notices: readonly PlanNotice[], now: Date): Promise<ShownNotice[]> {
  const plans = await plansOfNotices(database, [...new Set(notices.map(({ planId }) => planId))]);
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  return notices.map(({ planId, ...notice }) => {
    const plan = byId.get(planId);
    const days = plan ? daysFromToday(plan, notice.recipeId, now) : [];
    const { restaurantId = '', restaurant = '', title = '' } = plan ?? {};
    return { ...notice, places: days.length === 0 ? [] : [{ restaurantId, restaurant, name: title, days }] };
  });
}

function daysFromToday({ draft, location }: PlanOfNotice, recipeId: string, now: Date): string[] {
  return daysOfDish(draft, recipeId, dayAt(location, now));
}

/** As many as a reader can take in; the others come when these are seen. */
const MOST_LISTED = 100;

/** What nobody has seen yet of dishes that a plan serves from today on. */
export async function listedPlanNotices(
  database: Database,
  plan: { id: string; organizationId: string },
  now: Date,
): Promise<(PlanNotice & { days: string[] })[]> {
  const [published] = await plansOfNotices(database, [plan.id]);
  if (!published) return [];
  const notices = await unseenPlanNotices(database, plan);
  return notices
    .map((notice) => ({ ...notice, days: daysFromToday(published, notice.recipeId, now) }))
    .filter(({ days }) => days.length > 0)
    .slice(0, MOST_LISTED);
}

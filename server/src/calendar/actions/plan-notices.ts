import { type GoneServed, MOST_NOTICE_DAYS } from '@plateprint/shared/calendar/plan-allergen-api.ts';
import { daysOfDishes } from '@plateprint/shared/calendar/published/days-of-dish.ts';
import { MOST_NOTICES } from '@plateprint/shared/menus/menu-allergen-api.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PlanNotices, ShownNotice } from '../../recipes/shown-notice.ts';
import { goneRecipes } from '../../recipes/used-recipe-store.ts';
import {
  type PlanNotice,
  planNoticesOf,
  type PlanOfNotice,
  plansOfNotices,
  servedDishesOf,
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
  const byId = new Map(plans.map((plan) => [plan.id, { plan, daysOf: daysFromToday(plan, now) }]));
  return notices.map(({ planId, ...notice }) => {
    const served = byId.get(planId);
    const days = served?.daysOf(notice.recipeId) ?? [];
    const { restaurantId = '', restaurant = '', title = '' } = served?.plan ?? {};
    return { ...notice, places: days.length === 0 ? [] : [{ restaurantId, restaurant, name: title, days }] };
  });
}

function daysFromToday({ draft, location }: PlanOfNotice, now: Date): (recipeId: string) => string[] {
  return daysOfDishes(draft, dayAt(location, now));
}

interface ListedNotices {
  notices: (PlanNotice & { days: string[] })[];
  gone: GoneServed[];
}

/** What nobody has seen yet of dishes that a plan serves from today on, and those of them that it serves no more. */
export async function listedPlanNotices(
  database: Database,
  plan: { id: string; organizationId: string },
  now: Date,
): Promise<ListedNotices> {
  const [published] = await plansOfNotices(database, [plan.id]);
  if (!published) return { notices: [], gone: [] };
  const daysOf = daysFromToday(published, now);
  const kitchen = { id: published.restaurantId, organizationId: plan.organizationId };
  const withDays = <T extends { recipeId: string }>(dishes: readonly T[]): (T & { days: string[] })[] =>
    dishes
      .map((dish) => ({ ...dish, days: daysOf(dish.recipeId).slice(0, MOST_NOTICE_DAYS) }))
      .filter(({ days }) => days.length > 0)
      .slice(0, MOST_NOTICES);
  return {
    notices: withDays(await unseenPlanNotices(database, plan)),
    gone: withDays(await goneRecipes(database, kitchen, await servedDishesOf(database, plan))),
  };
}

import { type Actor, authorOf } from '@plateprint/shared/access/actor.ts';
import { mayEditMenuPlans, mayOfferMenuPlans, mayReadMenuPlans } from '@plateprint/shared/access/menu-plan-abilities.ts';
import * as api from '@plateprint/shared/calendar/following-api.ts';
import { recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { restaurantOf } from '../../restaurants/restaurant-store.ts';
import { addFollowers } from '../actions/add-followers.ts';
import { planDishes } from '../actions/plan-dishes.ts';
import { refuseOutsideLibrary } from '../actions/save-menu-plan.ts';
import { draftOf, toPlanSummary } from '../menu-plan-row.ts';
import { menuPlanOf, type OwnedMenuPlan } from '../menu-plan-store.ts';
import * as store from '../store/follower-store.ts';

/** Plans that an organization offers its kitchens, and kitchens that follow one. */
export function followingRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, jobs } = services;
  const offering = async (actor: Actor, id: string) => {
    const kept = await menuPlanOf(database, actor, { id });
    demandOfPlan(mayOfferMenuPlans(actor, kept.restaurant), actor, 'menu_plans', kept.restaurant);
    return kept;
  };

  serve(app, api.listOfferedPlans, async ({ actor, query: { restaurantId } }) => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demand(mayReadMenuPlans(actor, restaurant));
    return { items: await store.offeredPlans(database, restaurant), next: null };
  });

  serve(app, api.readFollowing, async ({ actor, params }) => {
    const kept = await menuPlanOf(database, actor, { id: params.id });
    demand(mayReadMenuPlans(actor, kept.restaurant));
    return following(services, actor, kept);
  });

  serve(app, api.offerMenuPlan, async ({ actor, params, body: { isOffered } }) => {
    const kept = await offering(actor, params.id);
    if (isOffered) await refuseOutsideLibrary(database, kept.restaurant, { draft: draftOf(kept.row), known: [] });
    const offeredAt = isOffered ? (kept.row.offered_at ?? clock()) : null;
    await store.setOffered(database, kept, offeredAt);
    if (isOffered) await jobs.queue(database, 'calendar.followers', { planId: params.id });
    return following(services, actor, { ...kept, row: { ...kept.row, offered_at: offeredAt } });
  });

  serve(app, api.givePlanToKitchens, async ({ actor, params, body: { restaurantIds } }) => {
    const kept = await offering(actor, params.id);
    const { organizationId } = kept.restaurant;
    const asked = restaurantIds === 'all' ? null : [...new Set(restaurantIds)];
    const reached = await store.reachedKitchens(database, actor, { organizationId, ids: asked });
    const source = await store.offeredPlan(database, organizationId, params.id);
    if ((asked !== null && reached.length < asked.length) || !source) throw new AppError('not_found');
    await addFollowers(services, {
      source,
      restaurantIds: reached.map(({ id }) => id),
      by: authorOf(actor).personId,
      now: clock(),
    });
    return following(services, actor, kept);
  });

  serve(app, api.followMenuPlan, async ({ actor, params, body: { restaurantId } }) => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demandOfPlan(mayEditMenuPlans(actor, restaurant), actor, 'menu_plans', restaurant);
    const source = await store.offeredPlan(database, restaurant.organizationId, params.id);
    if (!source) throw new AppError('not_found');
    const by = authorOf(actor).personId;
    await addFollowers(services, { source, restaurantIds: [restaurantId], by, now: clock() });
    const plan = await store.followerIn(database, restaurant, source.id);
    if (!plan) throw new AppError('not_found');
    return toPlanSummary(plan);
  });

  serve(app, api.stopFollowing, async ({ actor, params }) => {
    const kept = await menuPlanOf(database, actor, { id: params.id });
    demandOfPlan(mayEditMenuPlans(actor, kept.restaurant), actor, 'menu_plans', kept.restaurant);
    await store.forgetFollowed(database, kept);
    return { id: params.id };
  });
}

async function following(services: Services, actor: Actor, kept: OwnedMenuPlan): Promise<api.Following> {
  const { row, restaurant } = kept;
  const [followed, taken] = [await store.followedPlan(services.database, kept), store.followedDraft(row)];
  const isOffered = row.offered_at !== null;
  const mayOffer = mayOfferMenuPlans(actor, restaurant);
  return {
    isOffered,
    followers: isOffered && mayOffer ? await store.followersOf(services.database, actor, kept) : [],
    follows:
      followed && taken
        ? {
            ...followed,
            weeks: taken.weeks,
            lines: taken.lines,
            cells: taken.cells,
            dishes: await planDishes(services, restaurant, recipesOfPlan(taken)),
          }
        : null,
  };
}

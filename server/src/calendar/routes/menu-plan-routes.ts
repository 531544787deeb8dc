import { type Actor, authorOf, type RestaurantPlace } from '@plateprint/shared/access/actor.ts';
import { mayEditMenuPlans, mayReadMenuPlans } from '@plateprint/shared/access/menu-plan-abilities.ts';
import { maySeeCosts } from '@plateprint/shared/access/restaurant-abilities.ts';
import { dishesOnDays } from '@plateprint/shared/calendar/figures/beside-the-choice.ts';
import * as api from '@plateprint/shared/calendar/menu-plan-api.ts';
import { recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { withBudget } from '@plateprint/shared/calendar/model/menu-plan-rules.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { soldMonths, soldOnDays } from '../../reports/sold-day-store.ts';
import { restaurantOf } from '../../restaurants/restaurant-store.ts';
import { writtenBy } from '../actions/written-plan.ts';
import { goneDishes } from '../actions/gone-dishes.ts';
import { planDishes } from '../actions/plan-dishes.ts';
import { planCosts } from '../actions/plan-costs.ts';
import { planProvisions } from '../actions/plan-provisions.ts';
import { presentMenuPlan } from '../actions/present-menu-plan.ts';
import { makeMenuPlan, saveMenuPlan } from '../actions/save-menu-plan.ts';
import { menuPlansOfRestaurant } from '../menu-plan-overview-store.ts';
import { draftOf, toPlanSummary } from '../menu-plan-row.ts';
import { binMenuPlan, menuPlanOf, type OwnedMenuPlan, renamePlan, saverOf } from '../menu-plan-store.ts';
import { publishedPlans } from '../store/publication-store.ts';
import { menuPlanVersionOf, menuPlanVersionsOf } from '../store/menu-plan-version-store.ts';

/** Refuses who may not plan a restaurant's weeks, and says whether it is the plan of the organization. */
function demandPlanning(actor: Actor, restaurant: RestaurantPlace): void {
  demandOfPlan(mayEditMenuPlans(actor, restaurant), actor, 'menu_plans', restaurant);
}

export function menuPlanRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, jobs } = services;
  const readable = async (actor: Actor, id: string) => {
    const kept = await menuPlanOf(database, actor, { id });
    demand(mayReadMenuPlans(actor, kept.restaurant));
    return kept;
  };
  const editable = async (actor: Actor, id: string, how: { inBinAt?: Date } = {}) => {
    const kept = await menuPlanOf(database, actor, { id, ...how });
    demandPlanning(actor, kept.restaurant);
    return kept;
  };

  /** Menus that show what is served follow a published plan that goes or comes back. */
  const followed = async ({ row, restaurant }: OwnedMenuPlan): Promise<void> => {
    if (row.published_document !== null) await jobs.queue(database, 'calendar.plan_menus', { restaurantId: restaurant.id });
  };

  /** Kitchens that follow a plan get what it is now. */
  const broughtAgain = async ({ row }: OwnedMenuPlan): Promise<void> => {
    if (row.offered_at !== null) await jobs.queue(database, 'calendar.followers', { planId: row.id });
  };

  /** A plan that follows another gets what it missed in the bin. */
  const caughtUp = async ({ row: { follows_id: planId } }: OwnedMenuPlan): Promise<void> => {
    if (planId !== null) await jobs.queue(database, 'calendar.followers', { planId });
  };

  serve(app, api.listMenuPlans, async ({ actor, query: { restaurantId, bin, cursor, limit } }) => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demand(mayReadMenuPlans(actor, restaurant));
    return menuPlansOfRestaurant(database, restaurant, { cursor, limit, ...(bin && { inBinAt: clock() }) });
  });

  serve(app, api.readMenuPlan, async ({ actor, params }) => {
    const kept = await readable(actor, params.id);
    return { ...(await presentMenuPlan(services, actor, kept)), savedBy: await saverOf(database, kept.row) };
  });

  planFigureRoutes(app, services, readable);

  serve(app, api.createMenuPlan, async ({ actor, body: { restaurantId, plan } }) => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demandPlanning(actor, restaurant);
    const draft = writtenBy(actor, plan, { restaurant });
    const row = await makeMenuPlan(database, actor, { draft, restaurant, now: clock() });
    return presentMenuPlan(services, actor, { row, restaurant });
  });

  serve(app, api.updateMenuPlan, async ({ actor, params, body: { plan, version } }) => {
    const kept = await editable(actor, params.id);
    const save = { draft: writtenBy(actor, plan, kept), version, by: authorOf(actor), now: clock() };
    return presentMenuPlan(services, actor, { ...kept, row: await saveMenuPlan(services, kept, save) });
  });

  serve(app, api.renameMenuPlan, async ({ actor, params, body: { name } }) => {
    const kept = await editable(actor, params.id);
    const renamed = await renamePlan(database, kept, { name, by: authorOf(actor), now: clock() });
    await broughtAgain(kept);
    return toPlanSummary(renamed);
  });

  serve(app, api.cloneMenuPlan, async ({ actor, params, body: { restaurantId, name } }) => {
    const { row, restaurant: home } = await readable(actor, params.id);
    const restaurant = await restaurantOf(database, actor, restaurantId ?? home.id);
    demandPlanning(actor, restaurant);
    const copy = { ...draftOf(row), name };
    // Another kitchen may pay in another currency.
    const draft = restaurant.id === home.id ? copy : withBudget(copy, undefined);
    return toPlanSummary(await makeMenuPlan(database, actor, { draft, restaurant, now: clock() }));
  });

  serve(app, api.deleteMenuPlan, async ({ actor, params }) => {
    const kept = await editable(actor, params.id);
    await binMenuPlan(database, kept, clock());
    await followed(kept);
    return { id: params.id };
  });

  serve(app, api.restoreMenuPlan, async ({ actor, params }) => {
    const kept = await editable(actor, params.id, { inBinAt: clock() });
    await binMenuPlan(database, kept, null);
    await followed(kept);
    await broughtAgain(kept);
    await caughtUp(kept);
    return toPlanSummary(kept.row);
  });

  serve(app, api.listMenuPlanVersions, async ({ actor, params }) => ({
    items: await menuPlanVersionsOf(database, await readable(actor, params.id)),
    next: null,
  }));

  serve(app, api.readMenuPlanVersion, async ({ actor, params }) => {
    const kept = await readable(actor, params.id);
    return presentMenuPlan(services, actor, { ...kept, row: await menuPlanVersionOf(database, kept, params.version) });
  });
}

type FindPlan = (actor: Actor, id: string) => Promise<OwnedMenuPlan>;

/** Calls on the dishes of a plan: their facts, their needs and their costs. */
function planFigureRoutes(app: FastifyInstance, services: Services, readable: FindPlan): void {
  const { database } = services;
  serve(app, api.readPlanDishes, async ({ actor, body: { restaurantId, recipeIds } }) => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demand(mayReadMenuPlans(actor, restaurant));
    return { items: await planDishes(services, restaurant, recipeIds) };
  });

  serve(app, api.readPlanProvisions, async ({ actor, params }) => {
    const { row, restaurant } = await readable(actor, params.id);
    return planProvisions(services, restaurant, recipesOfPlan(draftOf(row)));
  });

  serve(app, api.readPlanSales, async ({ actor, params, query: { from, to } }) => {
    const { row, restaurant } = await readable(actor, params.id);
    const items = await soldOnDays(database, restaurant, { from, to });
    const months = await soldMonths(database, restaurant, { from, to });
    const ids = [...new Set([...recipesOfPlan(draftOf(row)), ...items.map(({ recipeId }) => recipeId)])];
    const others = (await publishedPlans(database, restaurant)).filter(({ id }) => id !== row.id);
    const elsewhere = dishesOnDays(others, { from, to });
    const dishes = await planDishes(services, restaurant, ids);
    return { items, months, dishes, gone: await goneDishes(database, restaurant, { ids, dishes }), elsewhere };
  });

  serve(app, api.readPlanCosts, async ({ actor, params }) => {
    const { row, restaurant } = await readable(actor, params.id);
    demand(maySeeCosts(actor, restaurant));
    return planCosts(services, restaurant, recipesOfPlan(draftOf(row)));
  });
}

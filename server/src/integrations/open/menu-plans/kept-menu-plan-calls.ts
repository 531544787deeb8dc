import { MenuPlanSummary } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { type Actor, authorOf } from '@plateprint/shared/access/actor.ts';
import { mayEditMenuPlans, mayReadMenuPlans } from '@plateprint/shared/access/menu-plan-abilities.ts';
import { type DayFigures, guestFootprint } from '@plateprint/shared/calendar/figures/day-figures.ts';
import { figuresByDay } from '@plateprint/shared/calendar/figures-by-day.ts';
import * as api from '@plateprint/shared/integrations/open/open-menu-plan-api.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../../../access/demand.ts';
import { writtenBy } from '../../../calendar/actions/written-plan.ts';
import { presentMenuPlan } from '../../../calendar/actions/present-menu-plan.ts';
import { makeMenuPlan, saveMenuPlan } from '../../../calendar/actions/save-menu-plan.ts';
import { menuPlansOfRestaurant } from '../../../calendar/menu-plan-overview-store.ts';
import { menuPlanOf, type OwnedMenuPlan } from '../../../calendar/menu-plan-store.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { restaurantOf } from '../../../restaurants/restaurant-store.ts';

/** Menu plans that are kept: a program lists, reads and writes those of its organization. */
export function keptMenuPlanCalls(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;

  serve(app, api.listOpenMenuPlans, async ({ actor, query: { restaurantId, cursor, limit } }) => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demand(mayReadMenuPlans(actor, restaurant));
    const { items, next } = await menuPlansOfRestaurant(database, restaurant, { cursor, limit });
    return { items: items.map((plan) => MenuPlanSummary.parse(plan)), next };
  });

  serve(app, api.readOpenMenuPlan, async ({ actor, params }) => {
    const kept = await menuPlanOf(database, actor, { id: params.id });
    demand(mayReadMenuPlans(actor, kept.restaurant));
    return present(services, actor, kept);
  });

  serve(app, api.postOpenMenuPlan, async ({ actor, body: { restaurantId, plan } }) => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demandOfPlan(mayEditMenuPlans(actor, restaurant), actor, 'menu_plans', restaurant);
    const draft = writtenBy(actor, plan, { restaurant });
    const row = await makeMenuPlan(database, actor, { draft, restaurant, now: clock() });
    return present(services, actor, { row, restaurant });
  });

  serve(app, api.putOpenMenuPlan, async ({ actor, params, body: { plan, version } }) => {
    const kept = await menuPlanOf(database, actor, { id: params.id });
    demandOfPlan(mayEditMenuPlans(actor, kept.restaurant), actor, 'menu_plans', kept.restaurant);
    const save = { draft: writtenBy(actor, plan, kept), version, by: authorOf(actor), now: clock() };
    return present(services, actor, { ...kept, row: await saveMenuPlan(services, kept, save) });
  });
}

async function present(services: Services, actor: Actor, kept: OwnedMenuPlan): Promise<ReplyOf<typeof api.readOpenMenuPlan>> {
  const { dishes, createdAt: _made, gone: _gone, ...plan } = await presentMenuPlan(services, actor, kept);
  const days = figuresByDay(plan, dishes);
  return {
    ...plan,
    boundary: 'farm_to_kitchen_door',
    ...figureOf(days.map(({ figures }) => figures)),
    days: days.map(({ week, weekday, figures }) => ({ week, weekday, ...figureOf([figures]) })),
  };
}

function figureOf(days: readonly DayFigures[]) {
  const { co2, co2WithoutLandUseChange: without, share, state } = guestFootprint(days);
  return { co2PerGuest: co2, co2PerGuestWithoutLandUseChange: without, coverage: share, coverageState: state };
}

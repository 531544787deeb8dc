import { mayEditMenuPlans, mayReadMenuPlans } from '@plateprint/shared/access/menu-plan-abilities.ts';
import type { PlanAllergenNotices } from '@plateprint/shared/calendar/plan-allergen-api.ts';
import * as api from '@plateprint/shared/calendar/plan-allergen-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { listedPlanNotices } from '../actions/plan-notices.ts';
import { menuPlanOf } from '../menu-plan-store.ts';
import { seePlanNotices } from '../store/plan-notice-store.ts';

export function planAllergenRoutes(app: FastifyInstance, { database, clock }: Services): void {
  const listed = async (plan: { id: string; organizationId: string }, maySee: boolean): Promise<PlanAllergenNotices> => {
    const { notices, gone } = await listedPlanNotices(database, plan, clock());
    const items = notices.map(({ planId: _plan, at, ...notice }) => ({ ...notice, at: at.toISOString() }));
    return { items, gone, next: null, maySee };
  };

  serve(app, api.listPlanAllergenNotices, async ({ actor, params: { id } }) => {
    const { restaurant } = await menuPlanOf(database, actor, { id });
    demand(mayReadMenuPlans(actor, restaurant));
    return listed({ id, organizationId: restaurant.organizationId }, mayEditMenuPlans(actor, restaurant));
  });

  serve(app, api.seePlanAllergenNotices, async ({ actor, params: { id }, body: { ids } }) => {
    const { restaurant } = await menuPlanOf(database, actor, { id });
    demandOfPlan(mayEditMenuPlans(actor, restaurant), actor, 'menu_plans', restaurant);
    const plan = { id, organizationId: restaurant.organizationId };
    await seePlanNotices(database, plan, { ids, by: actor.userId, now: clock() });
    return listed(plan, true);
  });
}

import * as api from '@plateprint/shared/calendar/menu-plan-api.ts';
import { IN_KITCHEN } from './callers.ts';
import { type Rule, rule } from './rule.ts';
import type { World } from './world.ts';

const plan = { name: 'Cycle', weeks: 1, lines: [{ id: 'lunch', name: 'Lunch' }] };

async function somePlan({ super: call, kitchen }: World): Promise<string> {
  return (await call(api.createMenuPlan, { body: { restaurantId: kitchen, plan } })).id;
}

async function binnedPlan(world: World): Promise<string> {
  const id = await somePlan(world);
  await world.super(api.deleteMenuPlan, { params: { id } });
  return id;
}

export const MENU_PLAN_RULES: readonly Rule[] = [
  rule(api.listMenuPlans, IN_KITCHEN, ({ kitchen }) => ({ query: { restaurantId: kitchen } })),
  rule(api.readMenuPlan, IN_KITCHEN, async (world) => ({ params: { id: await somePlan(world) } })),
  rule(api.readPlanDishes, IN_KITCHEN, ({ kitchen }) => ({ body: { restaurantId: kitchen, recipeIds: [] } })),
  rule(api.createMenuPlan, IN_KITCHEN, ({ kitchen }) => ({ body: { restaurantId: kitchen, plan } })),
  rule(api.updateMenuPlan, IN_KITCHEN, async (world) => ({ params: { id: await somePlan(world) }, body: { plan, version: 1 } })),
  rule(api.renameMenuPlan, IN_KITCHEN, async (world) => ({ params: { id: await somePlan(world) }, body: { name: 'Spring' } })),
  rule(api.cloneMenuPlan, IN_KITCHEN, async (world) => ({ params: { id: await somePlan(world) }, body: { name: 'Copy' } })),
  rule(api.deleteMenuPlan, IN_KITCHEN, async (world) => ({ params: { id: await somePlan(world) } })),
  rule(api.restoreMenuPlan, IN_KITCHEN, async (world) => ({ params: { id: await binnedPlan(world) } })),
  rule(api.listMenuPlanVersions, IN_KITCHEN, async (world) => ({ params: { id: await somePlan(world) } })),
  rule(api.readMenuPlanVersion, IN_KITCHEN, async (world) => {
    const id = await somePlan(world);
    await world.super(api.updateMenuPlan, { params: { id }, body: { plan } });
    return { params: { id, version: 1 } };
  }),
];

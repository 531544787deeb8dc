import {
  createMenuPlan,
  listMenuPlans,
  type MenuPlan,
  readMenuPlan,
  updateMenuPlan,
} from '@plateprint/shared/calendar/menu-plan-api.ts';
import { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { call } from '../../platform/api/call.ts';
import type { SaveCalls } from '../../drafts/saving/run-save.ts';

/** As many plans of the same name are looked at. */
const MOST_LOOKED_AT = 5;

/** How a restaurant's menu plans are saved. */
export function planSaveCalls(restaurantId: string): SaveCalls<MenuPlanDraft, MenuPlan> {
  return {
    create: async (plan) => call(createMenuPlan, { body: { restaurantId, plan } }),
    update: async (plan, { id, version }) => call(updateMenuPlan, { params: { id }, body: { plan, version } }),
    read: async (id) => call(readMenuPlan, { params: { id } }),
    likely: async ({ name }) => {
      const { items } = await call(listMenuPlans, { query: { restaurantId } });
      return items
        .filter((plan) => plan.name === name.trim())
        .slice(0, MOST_LOOKED_AT)
        .map(({ id }) => id);
    },
    isSent,
  };
}

function isSent(plan: MenuPlan, sent: MenuPlanDraft): boolean {
  const [there, mine] = [MenuPlanDraft.safeParse(plan), MenuPlanDraft.safeParse({ ...sent, name: sent.name.trim() })];
  return there.success && mine.success && JSON.stringify(there.data) === JSON.stringify(mine.data);
}

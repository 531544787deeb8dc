import { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { Database } from '../../platform/database/database.ts';
import { menuPlanColumns } from '../../calendar/menu-plan-row.ts';
import { demoId } from '../demo-id.ts';
import { DEMO_RESTAURANTS } from '../demo-tenants.ts';
import { DEMO_MENU_PLAN } from './demo-menu-plan.ts';

/** Keeps the demo's menu plan. */
export async function seedMenuPlans(database: Database, madeAt: Date): Promise<void> {
  const { restaurant, ...plan } = DEMO_MENU_PLAN;
  const home = DEMO_RESTAURANTS.find(({ key }) => key === restaurant);
  if (!home) throw new Error('The demo has no such restaurant.');
  await database
    .insertInto('menu_plan')
    .values({
      ...menuPlanColumns(MenuPlanDraft.parse(plan)),
      id: demoId(`${restaurant}: ${plan.name}`),
      organization_id: demoId(home.organization),
      restaurant_id: demoId(restaurant),
      created_by: null,
      saved_by: null,
      integration_id: null,
      created_at: madeAt,
      updated_at: madeAt,
    })
    .execute();
}

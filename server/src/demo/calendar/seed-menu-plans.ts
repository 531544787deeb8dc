import { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { Database } from '../../platform/database/database.ts';
import { menuPlanColumns } from '../../calendar/menu-plan-row.ts';
import { demoId } from '../demo-id.ts';
import { DEMO_RESTAURANTS, type DemoRestaurantKey } from '../demo-tenants.ts';

interface DemoPlan extends Readonly<Record<string, unknown>> {
  restaurant: DemoRestaurantKey;
  name: string;
}

/** The id of a menu plan of the demo. */
export function demoPlanId({ restaurant, name }: DemoPlan): string {
  return demoId(`${restaurant}: ${name}`);
}

/** Keeps a menu plan of the demo; one that is there is left alone. */
export async function seedMenuPlan(database: Database, demoPlan: DemoPlan, madeAt: Date): Promise<void> {
  const { restaurant, ...plan } = demoPlan;
  const home = DEMO_RESTAURANTS.find(({ key }) => key === restaurant);
  if (!home) throw new Error('The demo has no such restaurant.');
  await database
    .insertInto('menu_plan')
    .values({
      ...menuPlanColumns(MenuPlanDraft.parse(plan)),
      id: demoPlanId(demoPlan),
      organization_id: demoId(home.organization),
      restaurant_id: demoId(restaurant),
      created_by: null,
      saved_by: null,
      integration_id: null,
      created_at: madeAt,
      updated_at: madeAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import { authorOf } from '@plateprint/shared/access/actor.ts';
import type { Day } from '@plateprint/shared/kernel/month.ts';
import { menuPlanOf } from '../../calendar/menu-plan-store.ts';
import { setOffered } from '../../calendar/store/follower-store.ts';
import { publish } from '../../calendar/store/publication-store.ts';
import { putWaste } from '../../calendar/store/waste-store.ts';
import type { Services } from '../../platform/services.ts';
import { changeMany } from '../../recipes/actions/bulk-recipes.ts';
import { actorOf } from '../../users/store/person-store.ts';
import { demoId } from '../demo-id.ts';
import { DEMO_LIBRARY, DEMO_LIBRARY_PLAN } from './demo-library-plan.ts';
import { DEMO_MENU_PLAN } from './demo-menu-plan.ts';
import { demoWaste } from './demo-waste.ts';
import { demoPlanId, seedMenuPlan } from './seed-menu-plans.ts';

type Needs = Pick<Services, 'database' | 'foodData' | 'jobs'>;

/** The menu plans of the larger organization: one of library dishes for all kitchens, one in front of guests, and weighed waste. */
export async function seedCalendar({ database, foodData, jobs }: Needs, today: Day): Promise<void> {
  const actor = await actorOf(database, demoId('admin@demo.plateprint.test'));
  if (!actor) throw new Error('The demo has no admin.');
  const now = new Date(`${today}T07:00:00Z`);
  const kitchen = { database, foodData, jobs, clock: () => now };
  await changeMany(kitchen, actor, { ids: DEMO_LIBRARY, changes: { libraryScope: 'organization' } });
  await seedMenuPlan(database, DEMO_LIBRARY_PLAN, now);
  await setOffered(database, await menuPlanOf(database, actor, { id: demoPlanId(DEMO_LIBRARY_PLAN) }), now);
  const served = await menuPlanOf(database, actor, { id: demoPlanId(DEMO_MENU_PLAN) });
  await publish(database, served, { title: 'Lunch', by: authorOf(actor), now });
  for (const waste of demoWaste(today))
    await putWaste(database, served.restaurant, { id: demoId(`waste of ${waste.day}`), waste, by: authorOf(actor), now });
}

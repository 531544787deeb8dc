import { NO_PAYLOAD } from '../../platform/events/event-payload.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { type Worker, worker } from '../../platform/jobs/queue.ts';
import type { Services } from '../../platform/services.ts';
import { bringPlans, bringPublications, withPlanMenus } from '../store/arrival-store.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Brings what an offered plan is now, and what guests see of it, to the kitchens that follow it. */
    'calendar.followers': { planId: string };
  }
}

export function followerWorkers(services: Services): Worker[] {
  const { database, clock, jobs } = services;
  return [
    worker('calendar.followers', async ({ planId }) => {
      let left = true;
      while (left) left = (await database.transaction().execute(async (to) => bringPlans(to, planId, clock()))) > 0;
      left = true;
      while (left) left = await database.transaction().execute(async (transaction) => brought(transaction, planId));
    }),
  ];

  async function brought(transaction: Services['database'], planId: string): Promise<boolean> {
    const served = await bringPublications(transaction, planId, clock());
    const [first] = served;
    if (!first) return false;
    const { organizationId } = first;
    await recordEvent(transaction, {
      type: 'menu-plan.published',
      organizationId,
      at: clock(),
      payloads: () => served.map(({ id, name, restaurantId }) => ({ ...NO_PAYLOAD, restaurantId, id, name })),
    });
    const kitchens = served.map(({ restaurantId }) => restaurantId);
    for (const restaurantId of await withPlanMenus(transaction, organizationId, kitchens))
      await jobs.queue(transaction, 'calendar.plan_menus', { restaurantId });
    return true;
  }
}

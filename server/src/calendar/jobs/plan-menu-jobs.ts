import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { type Worker, worker } from '../../platform/jobs/queue.ts';
import type { Services } from '../../platform/services.ts';
import { writePlanMenus } from '../actions/write-plan-menus.ts';
import { kitchensWithPlanMenus } from '../store/publication-store.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Writes what is served into the menus of a kitchen that show its published plans. */
    'calendar.plan_menus': { restaurantId: string };
    /** Finds the kitchens where a day has begun that their menus do not show yet. */
    'calendar.new_days': object;
  }
}

export function planMenuWorkers(services: Services): Worker[] {
  const { database, jobs, clock } = services;
  return [
    worker('calendar.plan_menus', async ({ restaurantId }) => writePlanMenus(services, restaurantId)),
    worker(
      'calendar.new_days',
      async () => {
        for (const { id, location, shownOn } of await kitchensWithPlanMenus(database)) {
          const today = dayAt(location, clock());
          if (shownOn.some((day) => day !== today)) await jobs.queue(database, 'calendar.plan_menus', { restaurantId: id });
        }
      },
      // Days begin at whole and half hours somewhere.
      { schedule: '1,31 * * * *' },
    ),
  ];
}

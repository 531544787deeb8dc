import { type Worker, worker } from '../../platform/jobs/queue.ts';
import type { Services } from '../../platform/services.ts';
import { forgetShown, keepLiveLinks, organizationsToForget } from '../store/archive-store.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Removes what was shown five years ago, organization by organization. */
    'menus.archive_purge': object;
    'menus.archive_purge_of': { organizationId: string };
    /** Keeps what stands on live links where no change has: after a backup of a version without the archive was restored. */
    'menus.archive_links': object;
  }
}

export function archiveWorkers({ database, jobs, clock }: Services): Worker[] {
  return [
    worker(
      'menus.archive_purge',
      async () => {
        for (const organizationId of await organizationsToForget(database, clock()))
          await jobs.queue(database, 'menus.archive_purge_of', { organizationId });
      },
      { schedule: '41 2 * * *' },
    ),
    worker('menus.archive_purge_of', async ({ organizationId }) => forgetShown(database, organizationId, clock()), {
      longestS: 3600,
    }),
    worker('menus.archive_links', async () => keepLiveLinks(database), { schedule: '11 3 * * *', longestS: 3600 }),
  ];
}

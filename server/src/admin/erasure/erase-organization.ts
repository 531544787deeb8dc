import { audit } from '../../access/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Worker, worker } from '../../platform/jobs/queue.ts';
import { removeExportsOf } from '../export/export-store.ts';
import type { Services } from '../../platform/services.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { dropPicture } from '../../platform/storage/uploads.ts';
import { erasePeople } from '../../users/personal-data/erase-people.ts';
import {
  forgetInAudit,
  leaveRestaurants,
  lockErasure,
  organizationsToErase,
  type Removed,
  removePeople,
  removeSome,
  somePeopleOf,
} from './erase-organization-store.ts';
import { LAST_ROWS, TENANT_ROWS, type TenantRows } from './tenant-rows.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Erases an organization whose time in the bin is over, by whose wish. */
    'admin.erase_organization': { organizationId: string; by: { userId: string } };
  }
}

interface ErasureServices {
  database: Database;
  files: FileStore;
  now: Date;
}

/** Rows of one statement, and people of one transaction: so little is locked at a time. */
const ROWS_AT_A_TIME = 500;
const PEOPLE_AT_A_TIME = 20;

/** Each step is a transaction of its own, and what a killed node had in hand is done by the next one. */
async function step<T>(
  { database }: ErasureServices,
  organizationId: string,
  action: (transaction: Database) => Promise<T>,
): Promise<T> {
  return database.transaction().execute(async (transaction) => {
    await lockErasure(transaction, organizationId);
    return action(transaction);
  });
}

async function eraseRows(services: ErasureServices, organizationId: string, rows: TenantRows): Promise<void> {
  let removed: Removed;
  do {
    removed = await step(services, organizationId, async (transaction) => {
      const some = await removeSome(transaction, rows, { organizationId, most: ROWS_AT_A_TIME });
      // Before the rows are gone for good: killed in between, the next one finds their paths again.
      for (const path of some.pictures) await dropPicture(services.files, path);
      for (const key of some.files) await services.files.remove(key);
      return some;
    });
  } while (removed.rows > 0);
}

async function erasePeopleOf(services: ErasureServices, organizationId: string): Promise<void> {
  for (;;) {
    const ids = await somePeopleOf(services.database, organizationId, PEOPLE_AT_A_TIME);
    if (ids.length === 0) return;
    await step(services, organizationId, async (transaction) => {
      await erasePeople(transaction, ids, services.now);
      await removePeople(transaction, ids);
    });
  }
}

/** Erases everything of an organization that is to be erased, step by step; begun again, it goes on where it was. */
export async function eraseOrganization(
  services: ErasureServices,
  organizationId: string,
  by: { userId: string } | null = null,
): Promise<void> {
  const { database, files, now } = services;
  const due = await organizationsToErase(database, now);
  if (!due.includes(organizationId)) return;
  await removeExportsOf(database, files, organizationId);
  for (const rows of TENANT_ROWS) await eraseRows(services, organizationId, rows);
  await leaveRestaurants(database, organizationId);
  await erasePeopleOf(services, organizationId);
  await step(services, organizationId, async (transaction) => forgetInAudit(transaction, organizationId));
  for (const rows of LAST_ROWS) await eraseRows(services, organizationId, rows);
  const thing = { kind: 'organization', id: organizationId, name: '' } as const;
  await audit(database, { action: 'organization_erased', at: now, by, thing, organizationId: null });
}

/** Erases organizations that were deleted 30 days ago and can no longer be restored. */
export async function purgeOrganizations(database: Database, now: Date, files: FileStore): Promise<void> {
  for (const id of await organizationsToErase(database, now)) await eraseOrganization({ database, files, now }, id);
}

const LONGEST_S = 3600;

export function erasureWorkers({ database, files, clock }: Services): Worker[] {
  return [
    worker(
      'admin.erase_organization',
      async ({ organizationId, by }) => eraseOrganization({ database, files, now: clock() }, organizationId, by),
      { longestS: LONGEST_S },
    ),
  ];
}

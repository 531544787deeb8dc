import type { Database } from '../../platform/database/database.ts';
import { type Happening, NOTHING } from '../../platform/events/happening.ts';
import { tell } from '../../platform/events/tell.ts';
import { newlyWaiting } from '../../mapper/newly-waiting-store.ts';
import type { StoredReport } from '../report-row.ts';

interface SavedReport {
  report: Pick<StoredReport, 'id' | 'organization_id' | 'restaurant_id' | 'name' | 'status'>;
  /** The names that it waits for, those that are new to the organization with the ids they were to get. */
  names: readonly { id: string }[];
  at: Date;
}

/** Tells of a report that was saved as completed, and of names in it that nobody in the organization has met before. */
export async function tellReport(transaction: Database, { report, names, at }: SavedReport): Promise<void> {
  const event = { organizationId: report.organization_id, at };
  const about: Happening = { ...NOTHING, restaurantId: report.restaurant_id, id: report.id, name: report.name };
  if (report.status === 'completed') await tell(transaction, { ...event, type: 'report.completed', happenings: () => [about] });
  if (names.length === 0) return;
  await tell(transaction, {
    ...event,
    type: 'mapping.needed',
    async happenings() {
      const waitingNames = await newlyWaiting(
        transaction,
        report.organization_id,
        names.map(({ id }) => id),
      );
      return waitingNames === 0 ? [] : [{ ...about, waitingNames }];
    },
  });
}

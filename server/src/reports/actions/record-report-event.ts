import type { Database } from '../../platform/database/database.ts';
import { type EventPayload, NO_PAYLOAD } from '../../platform/events/event-payload.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { newlyWaiting } from '../../mapper/newly-waiting-store.ts';
import type { StoredReport } from '../report-row.ts';

interface SavedReport {
  report: Pick<StoredReport, 'id' | 'organization_id' | 'restaurant_id' | 'name' | 'status'>;
  /** The names that it waits for, those that are new to the organization with the ids they were to get. */
  names: readonly { id: string }[];
  at: Date;
}

/** Tells of a report that was saved as completed, and of names in it that nobody in the organization has met before. */
export async function recordReportEvent(transaction: Database, { report, names, at }: SavedReport): Promise<void> {
  const event = { organizationId: report.organization_id, at };
  const about: EventPayload = { ...NO_PAYLOAD, restaurantId: report.restaurant_id, id: report.id, name: report.name };
  if (report.status === 'completed')
    await recordEvent(transaction, { ...event, type: 'report.completed', payloads: () => [about] });
  if (names.length === 0) return;
  await recordEvent(transaction, {
    ...event,
    type: 'mapping.needed',
    async payloads() {
      const waitingNames = await newlyWaiting(
        transaction,
        report.organization_id,
        names.map(({ id }) => id),
      );
      return waitingNames === 0 ? [] : [{ ...about, waitingNames }];
    },
  });
}

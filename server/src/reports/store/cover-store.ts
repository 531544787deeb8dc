import type { Database } from '../../platform/database/database.ts';
import type { StoredReport } from '../report-row.ts';

interface PlaceOfReport {
  id: string;
  organizationId: string;
}

interface Cover extends Pick<StoredReport, 'name' | 'settings' | 'type' | 'variety' | 'restaurant_id'> {
  location: string;
}

/** The cover of a report that somebody without an account can open now; null where nobody can. */
export async function coverInFrontOfReaders(
  database: Database,
  { id, organizationId }: PlaceOfReport,
  now: Date,
): Promise<Cover | null> {
  const row = await database
    .selectFrom('report')
    .innerJoin('restaurant', 'restaurant.id', 'report.restaurant_id')
    .innerJoin('organization', 'organization.id', 'report.organization_id')
    .select(['report.name', 'report.settings', 'report.type', 'report.variety', 'report.restaurant_id'])
    .select(({ fn }) => fn.coalesce('restaurant.location', 'organization.location').as('location'))
    .where('report.organization_id', '=', organizationId)
    .where('report.id', '=', id)
    .where('report.status', '=', 'completed')
    .where('report.deleted_at', 'is', null)
    .where((build) =>
      build.exists(
        build
          .selectFrom('report_link')
          .select('report_link.id')
          .where('report_link.organization_id', '=', organizationId)
          .where('report_link.report_id', '=', id)
          .where('report_link.expires_at', '>', now),
      ),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** The keys of words that somebody answered for on monthly reports of the same kitchen and kind. */
export async function answeredOfMonths(
  database: Database,
  { id, organizationId }: PlaceOfReport,
  { type, variety, restaurant_id: restaurantId }: Cover,
): Promise<ReadonlySet<string>> {
  if (type !== 'monthly') return new Set();
  const rows = await database
    .selectFrom('word_notice')
    .innerJoin('report', 'report.id', 'word_notice.thing_id')
    .select('word_notice.key')
    .distinct()
    .where('word_notice.organization_id', '=', organizationId)
    .where('word_notice.thing_kind', '=', 'report')
    .where('word_notice.thing_id', '<>', id)
    .where('word_notice.seen_at', 'is not', null)
    .where('report.organization_id', '=', organizationId)
    .where('report.restaurant_id', '=', restaurantId)
    .where('report.variety', '=', variety)
    .where('report.type', '=', 'monthly')
    .execute();
  return new Set(rows.map(({ key }) => key));
}

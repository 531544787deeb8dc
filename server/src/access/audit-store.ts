import { AUDIT_FIELDS, type AuditEntry } from '@plateprint/shared/access/audit-entry.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { pageOf, type Page } from '../platform/database/page.ts';
import type { Tables } from '../platform/database/tables/tables.ts';

const PAGE = 50;

/** A thing by the name of the time; a recipient of mails, whose address the audit does not keep, by it for as long as they are kept. */
const NAME = sql<string>`case when thing_kind = 'report_mail' and thing_name = '' then coalesce((
  select email from report_mail where report_mail.id = thing_id and report_mail.organization_id = audit_entry.organization_id), '')
  else thing_name end`;

/** The audit, the newest first: of one organization, or with null of everything. Whether the caller may, was demanded before. */
export async function auditOf(
  database: Database,
  organizationId: string | null,
  { cursor }: { cursor?: string | undefined },
): Promise<Page<AuditEntry>> {
  let query = database
    .selectFrom('audit_entry')
    .selectAll()
    .select(NAME.as('name'))
    .select(sql<string>`to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('moment'));
  if (organizationId !== null) query = query.where('organization_id', '=', organizationId);
  const page = await pageOf(
    query
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE + 1),
    {
      cursor,
      limit: PAGE,
      sortedBy: 'moment',
      after: (from, [moment, id]) => from.where(sql<boolean>`(at, id) < (${moment}::timestamptz, ${id})`),
      keyOf: (row) => [row.moment, row.id],
    },
  );
  return { items: page.items.map(toEntry), next: page.next };
}

/** Every line by somebody, and every one about them, the newest first. */
export async function auditAbout(database: Database, personId: string): Promise<AuditEntry[]> {
  const rows = await database
    .selectFrom('audit_entry')
    .selectAll()
    .select(NAME.as('name'))
    .where((test) =>
      test.or([test('by_id', '=', personId), test.and([test('thing_kind', '=', 'person'), test('thing_id', '=', personId)])]),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toEntry);
}

function toEntry(row: Selectable<Tables['audit_entry']> & { name: string }): AuditEntry {
  const before = row.before as Record<string, string[]>;
  const after = row.after as Record<string, string[]>;
  const fields = AUDIT_FIELDS.filter((field) => field in before || field in after);
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.deed as AuditEntry['action'],
    by: row.by_id === null ? null : { id: row.by_id, name: row.by_name ?? '' },
    thing: { kind: row.thing_kind as AuditEntry['thing']['kind'], id: row.thing_id, name: row.name },
    organization: row.organization_id === null ? null : { id: row.organization_id, name: row.organization_name ?? '' },
    changes: fields.map((field) => ({ field, before: before[field] ?? [], after: after[field] ?? [] })),
  };
}

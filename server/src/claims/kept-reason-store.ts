import type { AuditAction } from '@plateprint/shared/access/audit-entry.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

interface Reason {
  organizationId: string;
  by: string;
  thingId: string;
  action: AuditAction;
  reason: string;
  /** The claims that it is given for; undefined: what the reason is for is known otherwise. */
  claims?: readonly string[];
  at: Date;
}

/** Milliseconds between an answer and what it was the answer for. */
const ONE_GO = 600_000;

/** Whether somebody gave this reason, or one of the reasons in it, for this thing and these claims a moment ago. */
export async function reasonIsKept(
  database: Database,
  { organizationId, by, thingId, action, reason, claims = [], at }: Reason,
): Promise<boolean> {
  const found = await database
    .selectFrom('audit_entry')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('at', '>', new Date(at.getTime() - ONE_GO))
    .where('thing_id', '=', thingId)
    .where('by_id', '=', by)
    .where('deed', '=', action)
    .where(sql<boolean>`strpos(${`\n${reason}\n`}, e'\\n' || (after -> 'reason' ->> 0) || e'\\n') > 0`)
    .where(sql<boolean>`coalesce(after -> 'claims', '[]') @> ${JSON.stringify(claims)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

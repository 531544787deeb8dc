import { randomUUID } from 'node:crypto';
import type { AuditAction, AuditField, AuditThing } from '@plateprint/shared/access/audit-entry.ts';
import { sql } from 'kysely';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import type { Database } from '../platform/database/database.ts';

type Value = string | number | boolean | null | undefined | readonly string[];
/** Values of a thing before or after a change, in the words of the time: names, not ids. */
export type AuditValues = Partial<Record<AuditField, Value>>;

export interface AuditedAction {
  action: AuditAction;
  at: Date;
  /** The person who did it; null where nobody was signed in. */
  by: { userId: string } | null;
  thing: { kind: AuditThing; id: string; name: string };
  /** The organization whose admins may read it; null for what concerns no organization. */
  organizationId: string | null;
  before?: AuditValues;
  after?: AuditValues;
}

function texts(value: Value): string[] {
  if (value === null || value === undefined) return [];
  return typeof value === 'object' ? [...value] : [String(value)];
}

/** The fields that differ, each as a list of texts. */
function differing(values: AuditValues, others: AuditValues): Record<string, string[]> {
  const fields = Object.entries(values).map(([field, value]) => [field, texts(value)] as const);
  const kept = fields.filter(([field, value]) => value.join('\n') !== texts(ownValue(others, field)).join('\n'));
  return Object.fromEntries(kept);
}

/**
 * Writes down who did what to which thing. Hand in the transaction of the action, so that neither stands without the other.
 * The names of the person and the organization are those of the moment. A change that changed nothing is not written.
 */
export async function audit(
  database: Database,
  { action, at, by, thing, organizationId, ...what }: AuditedAction,
): Promise<void> {
  const [before, after] = [differing(what.before ?? {}, what.after ?? {}), differing(what.after ?? {}, what.before ?? {})];
  const isNothing = what.before !== undefined && Object.keys(before).length + Object.keys(after).length === 0;
  if (isNothing) return;
  await database
    .insertInto('audit_entry')
    .values({
      id: randomUUID(),
      at,
      deed: action,
      by_id: by?.userId ?? null,
      // A program that goes on with something has no person: its integration's name stands.
      by_name: sql<string | null>`coalesce((select firstname || ' ' || lastname from person where id = ${by?.userId ?? null}),
        (select name from integration where id = ${by?.userId ?? null}))`,
      thing_kind: thing.kind,
      thing_id: thing.id,
      thing_name: thing.name,
      organization_id: organizationId,
      organization_name: sql<string | null>`(select name from organization where id = ${organizationId})`,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute();
}

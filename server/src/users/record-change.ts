import type { AuditDeed } from '@plateprint/shared/access/audit-entry.ts';
import { type AuditValues, audit } from '../access/audit.ts';
import type { Parts } from '../parts.ts';
import { accountOf } from './account-store.ts';
import { homeOf } from './person-store.ts';

interface Changed {
  deed: AuditDeed;
  /** Whose account; null by: somebody who followed a link, signed in by nobody. */
  person: { id: string; firstname: string; lastname: string };
  organizationId: string;
  by: { userId: string } | null;
  before?: AuditValues;
  after?: AuditValues;
}

/** Writes down what became of somebody's account, for the admins of their organization. */
export async function recordChange(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { person, ...changed }: Changed,
): Promise<void> {
  const thing = { kind: 'person' as const, id: person.id, name: `${person.firstname} ${person.lastname}`.trim() };
  await audit(database, { ...changed, at: clock(), thing });
}

/** Writes down what somebody did to their own account, for the admins of where they belong. */
export async function recordOwn(
  parts: Pick<Parts, 'database' | 'clock'>,
  personId: string,
  deed: 'recovery_code_used' | 'sessions_ended',
): Promise<void> {
  const person = await accountOf(parts.database, personId);
  if (!person) return;
  await recordChange(parts, { deed, person, organizationId: await homeOf(parts.database, personId), by: { userId: personId } });
}

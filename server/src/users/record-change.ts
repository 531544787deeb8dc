import type { AuditDeed } from '@plateprint/shared/access/audit-entry.ts';
import { type AuditValues, audit } from '../access/audit.ts';
import type { Parts } from '../parts.ts';

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

import type { AuditAction } from '@plateprint/shared/access/audit-entry.ts';
import { type AuditValues, audit } from '../../access/audit.ts';
import type { Services } from '../../platform/services.ts';
import { accountOf } from '../store/account-store.ts';
import { homeOf } from '../store/person-store.ts';

interface Changed {
  action: AuditAction;
  /** The account that was changed. `by` is null for somebody who followed a link without being signed in. */
  person: { id: string; firstname: string; lastname: string };
  organizationId: string;
  by: { userId: string } | null;
  before?: AuditValues;
  after?: AuditValues;
}

/** Writes down what became of somebody's account, for the admins of their organization. */
export async function recordChange(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { person, ...changed }: Changed,
): Promise<void> {
  const thing = { kind: 'person' as const, id: person.id, name: `${person.firstname} ${person.lastname}`.trim() };
  await audit(database, { ...changed, at: clock(), thing });
}

/** Writes down what somebody did to their own account, for the admins of where they belong. */
export async function recordOwn(
  services: Pick<Services, 'database' | 'clock'>,
  personId: string,
  action: 'recovery_code_used' | 'sessions_ended',
): Promise<void> {
  const person = await accountOf(services.database, personId);
  if (!person) return;
  await recordChange(services, {
    action,
    person,
    organizationId: await homeOf(services.database, personId),
    by: { userId: personId },
  });
}

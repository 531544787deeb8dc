import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { AuditDeed } from '@plateprint/shared/access/audit-entry.ts';
import type { AdminOrganization } from '@plateprint/shared/admin/admin-api.ts';
import { audit, type AuditValues } from '../access/audit.ts';
import type { Database } from '../database/database.ts';
import type { Parts } from '../parts.ts';
import { anyOrganization, setPlan } from './admin-organization-store.ts';

export interface OrganizationDeed {
  by: Actor;
  deed: AuditDeed;
  organization: { id: string; name: string };
  before?: AuditValues;
  after?: AuditValues;
}

/** Changes an organization and writes it down, both or neither. */
export async function changeOrganization(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { by, deed, organization: { id, name }, ...values }: OrganizationDeed,
  change: (transaction: Database) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await change(transaction);
    const thing = { kind: 'organization', id, name } as const;
    await audit(transaction, { deed, at: clock(), by, thing, organizationId: id, ...values });
  });
}

/** Moves an organization to a plan, or makes its plan active or not. */
export async function changePlan(
  parts: Pick<Parts, 'database' | 'clock'>,
  { by, deed, organizationId }: { by: Actor; deed: AuditDeed; organizationId: string },
  change: Partial<Pick<AdminOrganization, 'plan' | 'planActive'>>,
): Promise<AdminOrganization> {
  const organization = await anyOrganization(parts.database, organizationId);
  const { plan, planActive } = { ...organization, ...change };
  const before = { plan: organization.plan, active: organization.planActive };
  const values = { before, after: { plan, active: planActive } };
  await changeOrganization(parts, { by, deed, organization, ...values }, async (transaction) =>
    setPlan(transaction, organizationId, change),
  );
  return anyOrganization(parts.database, organizationId);
}

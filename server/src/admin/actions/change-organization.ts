import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { AuditAction } from '@plateprint/shared/access/audit-entry.ts';
import type { AdminOrganization } from '@plateprint/shared/admin/admin-api.ts';
import { audit, type AuditValues } from '../../access/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { anyOrganization, setPlan } from '../store/admin-organization-store.ts';

export interface OrganizationAction {
  by: Actor;
  action: AuditAction;
  organization: { id: string; name: string };
  before?: AuditValues;
  after?: AuditValues;
}

/** Changes an organization and writes it down, both or neither. */
export async function changeOrganization(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { by, action, organization: { id, name }, ...values }: OrganizationAction,
  change: (transaction: Database) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await change(transaction);
    const thing = { kind: 'organization', id, name } as const;
    await audit(transaction, { action, at: clock(), by, thing, organizationId: id, ...values });
  });
}

/** Moves an organization to a plan, or makes its plan active or not. */
export async function changePlan(
  services: Pick<Services, 'database' | 'clock'>,
  { by, action, organizationId }: { by: Actor; action: AuditAction; organizationId: string },
  change: Partial<Pick<AdminOrganization, 'plan' | 'planActive'>>,
): Promise<AdminOrganization> {
  const organization = await anyOrganization(services.database, organizationId);
  const { plan, planActive } = { ...organization, ...change };
  const before = { plan: organization.plan, active: organization.planActive };
  const values = { before, after: { plan, active: planActive } };
  await changeOrganization(services, { by, action, organization, ...values }, async (transaction) =>
    setPlan(transaction, organizationId, change),
  );
  return anyOrganization(services.database, organizationId);
}

import type { Actor } from '@plateprint/shared/access/actor.ts';
import { audit } from '../../access/audit.ts';
import type { Services } from '../../platform/services.ts';
import { changeOrganization, type OwnedOrganization } from '../organization-store.ts';

export interface OrganizationChange {
  name?: string | undefined;
  segment?: OwnedOrganization['segment'] | undefined;
  location?: string | undefined;
}

/** Changes what is named and writes it down. */
export async function editOrganization(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  actor: Actor,
  { organization, change }: { organization: OwnedOrganization; change: OrganizationChange },
): Promise<void> {
  const { id } = organization;
  const before = { name: organization.name, segment: organization.segment, location: organization.location };
  const after = {
    name: change.name ?? before.name,
    segment: change.segment ?? before.segment,
    location: change.location ?? before.location,
  };
  await database.transaction().execute(async (transaction) => {
    await changeOrganization(transaction, actor, { id, ...after });
    const thing = { kind: 'organization', id, name: after.name } as const;
    await audit(transaction, {
      action: 'organization_changed',
      at: clock(),
      by: actor,
      thing,
      organizationId: id,
      before,
      after,
    });
  });
}

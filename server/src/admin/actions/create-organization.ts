import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { AdminOrganization } from '@plateprint/shared/admin/admin-api.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { audit } from '../../access/audit.ts';
import { enterpriseOf } from '../../enterprises/enterprise-store.ts';
import { invite } from '../../organizations/actions/invite.ts';
import { organizationOf } from '../../organizations/organization-store.ts';
import type { Services } from '../../platform/services.ts';
import { anyOrganization, insertOrganization, type NewOrganization } from '../store/admin-organization-store.ts';

export interface OrganizationWish extends NewOrganization {
  adminEmail?: string | undefined;
  language?: Language | undefined;
}

/** Makes an organization, and invites its first admin when an address is given. @throws not_found for the enterprise */
export async function createOrganization(
  services: Pick<Services, 'database' | 'clock' | 'jobs'>,
  actor: Actor,
  { adminEmail, language, ...wish }: OrganizationWish,
): Promise<AdminOrganization> {
  const { database, clock } = services;
  const enterprise = wish.enterpriseId === null ? null : await enterpriseOf(database, actor, wish.enterpriseId);
  const id = await database.transaction().execute(async (transaction) => {
    const made = await insertOrganization(transaction, wish, clock());
    const { name, segment, location, plan } = wish;
    const after = { name, segment, location, plan, enterprise: enterprise?.name };
    const thing = { kind: 'organization', id: made, name } as const;
    const action = 'organization_created';
    await audit(transaction, { action, at: clock(), by: actor, thing, organizationId: made, before: {}, after });
    return made;
  });
  if (adminEmail !== undefined) {
    const organization = await organizationOf(database, actor, id);
    await invite(services, actor, { organization, email: adminEmail, role: 'organization-admin', restaurantIds: [], language });
  }
  return anyOrganization(database, id);
}

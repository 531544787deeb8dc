import { mayManageOrganization } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { demandOfPlan } from '../../access/demand.ts';
import type { Database } from '../../platform/database/database.ts';
import { organizationOf, type OwnedOrganization } from '../organization-store.ts';

/** @throws not_found, not_allowed, plan_inactive */
export async function managedOrganization(database: Database, actor: Actor, id: string): Promise<OwnedOrganization> {
  const organization = await organizationOf(database, actor, id);
  demandOfPlan(mayManageOrganization(actor, organization), actor, 'organization_settings', organization);
  return organization;
}

import { mayManageOrganization } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { demandOfPlan } from '../../access/demand.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Member, memberIfSeen } from '../store/member-store.ts';

/**
 * Somebody whom the actor may change as a member of an organization.
 * @throws not_found for a stranger's member, not_allowed for a colleague's, plan_inactive
 */
export async function managedMember(
  database: Database,
  actor: Actor,
  who: { personId: string; organizationId?: string | undefined },
): Promise<Member> {
  const member = await memberIfSeen(database, actor, who);
  if (!member) throw new AppError('not_found');
  const { organization } = member;
  demandOfPlan(mayManageOrganization(actor, organization), actor, 'organization_settings', organization);
  return member;
}

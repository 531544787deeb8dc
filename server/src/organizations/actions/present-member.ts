import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayChangeMember } from '@plateprint/shared/access/member-abilities.ts';
import type { Member } from '@plateprint/shared/organizations/organization.ts';
import type { NamedRole } from '../../access/held-roles.ts';
import type { FoundMember } from '../member-store.ts';
import type { OwnedOrganization } from '../organization-store.ts';

/** Whether a role counts in an organization; of somebody's restaurants every one is in their own. */
function countsIn({ scope }: NamedRole, { id, enterpriseId }: OwnedOrganization, isGuest: boolean): boolean {
  if (scope.kind === 'all') return true;
  if (scope.kind === 'enterprise') return scope.id === enterpriseId;
  return scope.kind === 'organization' ? scope.id === id : !isGuest;
}

export function presentMember(member: FoundMember, organization: OwnedOrganization, actor: Actor): Member {
  const isGuest = member.organizationId !== organization.id;
  const roles = member.roles.filter((role) => countsIn(role, organization, isGuest));
  return {
    id: member.id,
    firstname: member.firstname,
    lastname: member.lastname,
    email: member.email,
    created: member.created.toISOString(),
    roles,
    restaurants: member.restaurants,
    restaurantCount: member.restaurantCount,
    isGuest,
    deleted: member.deleted?.toISOString() ?? null,
    mayChange: mayChangeMember(actor, organization, { roles: member.roles.map(({ role }) => role) }),
  };
}

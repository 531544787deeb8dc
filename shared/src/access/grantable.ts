import { runs } from './abilities.ts';
import { type Actor, holds, isSuperAdmin, type OrganizationPlace } from './actor.ts';
import { ROLES, type Role, type ScopeKind, SCOPES_OF_ROLE } from './role.ts';

/**
 * The roles somebody may give and take in an organization: who runs it up to admin, an owner of its enterprise up to
 * owner. Super-admin is given in the admin area alone.
 */
export function grantableRoles(actor: Actor, organization: OrganizationPlace): Role[] {
  if (!runs(actor, organization)) return [];
  const isOwner = isSuperAdmin(actor) || holds(actor, 'enterprise-owner', { enterprise: organization.enterpriseId });
  const mayMakeOwners = isOwner && organization.enterpriseId !== null;
  const givenBy: Record<Role, boolean> = {
    'super-admin': false,
    'enterprise-owner': mayMakeOwners,
    'organization-admin': true,
    'portfolio-manager': true,
    'restaurant-user': true,
  };
  return ROLES.filter((role) => givenBy[role]);
}

export function mayGrantRole(actor: Actor, role: Role, organization: OrganizationPlace): boolean {
  return grantableRoles(actor, organization).includes(role);
}

/** The scope of a role where none is chosen: the organization, its enterprise for an owner, everything for a super-admin. */
export function usualScope(role: Role, organization: OrganizationPlace): { kind: ScopeKind; id: string } {
  const [kind] = SCOPES_OF_ROLE[role];
  const ids: Record<ScopeKind, string> = {
    all: '',
    enterprise: organization.enterpriseId ?? '',
    organization: organization.id,
    restaurant: '',
  };
  return { kind, id: ids[kind] };
}

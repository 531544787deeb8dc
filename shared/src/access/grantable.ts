import { runs } from './abilities.ts';
import { type Actor, holds, isSuperAdmin, type OrganizationPlace } from './actor.ts';
import type { Role, ScopeKind } from './role.ts';

/**
 * The roles somebody may give and take in an organization: who runs it up to admin, an owner of its enterprise up to
 * owner. Super-admin is given in the admin area alone.
 */
export function grantableRoles(actor: Actor, organization: OrganizationPlace): Role[] {
  if (!runs(actor, organization)) return [];
  const ordinary: Role[] = ['organization-admin', 'portfolio-manager', 'restaurant-user'];
  const isOwner = isSuperAdmin(actor) || holds(actor, 'enterprise-owner', { enterprise: organization.enterpriseId });
  return isOwner && organization.enterpriseId !== null ? ['enterprise-owner', ...ordinary] : ordinary;
}

export function mayGrantRole(actor: Actor, role: Role, organization: OrganizationPlace): boolean {
  return grantableRoles(actor, organization).includes(role);
}

/** What a role is held for when nobody says: the organization, its enterprise for an owner, everything for a super-admin. */
export function usualScope(role: Role, organization: OrganizationPlace): { kind: ScopeKind; id: string } {
  if (role === 'super-admin') return { kind: 'all', id: '' };
  if (role === 'enterprise-owner') return { kind: 'enterprise', id: organization.enterpriseId ?? '' };
  return { kind: 'organization', id: organization.id };
}

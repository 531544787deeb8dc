/**
 * The roles (specification, point 6), the one that reaches furthest first: where somebody has several, a list in this
 * order makes the interface show the widest.
 */
export const ROLES = ['super-admin', 'enterprise-owner', 'organization-admin', 'portfolio-manager', 'restaurant-user'] as const;
export type Role = (typeof ROLES)[number];

export const SCOPE_KINDS = ['all', 'enterprise', 'organization', 'restaurant'] as const;
export type ScopeKind = (typeof SCOPE_KINDS)[number];

/** The scopes that a role can have, the usual one first. With any other scope it gives nothing. */
export const SCOPES_OF_ROLE: Record<Role, readonly [ScopeKind, ...ScopeKind[]]> = {
  'super-admin': ['all'],
  'enterprise-owner': ['enterprise'],
  'organization-admin': ['organization'],
  'portfolio-manager': ['organization', 'restaurant'],
  'restaurant-user': ['organization', 'restaurant'],
};

/** Whether who has the role works in the restaurants of their portfolio, and reaches nothing without one. */
export function worksInRestaurants(role: Role): boolean {
  return SCOPES_OF_ROLE[role].includes('restaurant');
}

/** The role that the interface goes by: the first of the list that has a name here (specification, point 6). */
export function shownRole(permissions: readonly string[]): Role | null {
  return permissions.find((permission): permission is Role => (ROLES as readonly string[]).includes(permission)) ?? null;
}

export function isAdminOrEnterpriseOwner(role: Role | null): boolean {
  return role === 'super-admin' || role === 'organization-admin' || role === 'enterprise-owner';
}

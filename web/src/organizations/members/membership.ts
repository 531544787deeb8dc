import type { Role } from '@plateprint/shared/access/role.ts';
import type { HeldRole } from '@plateprint/shared/organizations/organization.ts';

/** The roles that reach no further than the restaurants that somebody is given. */
const WORKS_IN_RESTAURANTS: readonly Role[] = ['portfolio-manager', 'restaurant-user'];

export function needsRestaurants(role: Role): boolean {
  return WORKS_IN_RESTAURANTS.includes(role);
}

/** What is missing before somebody is invited or changed. */
export function membershipProblem(role: Role, restaurants: { size: number }): 'restaurantsMissing' | null {
  return needsRestaurants(role) && restaurants.size === 0 ? 'restaurantsMissing' : null;
}

/** The different roles of somebody, the one that reaches furthest first. */
export function rolesOf(roles: readonly HeldRole[]): Role[] {
  return [...new Set(roles.map(({ role }) => role))];
}

/** Whether somebody takes the running of the organization from themself. */
export function givesUpRunning(former: readonly Role[], chosen: Role): boolean {
  return former.includes('organization-admin') && chosen !== 'organization-admin' && chosen !== 'enterprise-owner';
}

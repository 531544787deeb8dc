import { type Role, worksInRestaurants } from '@plateprint/shared/access/role.ts';
import type { HeldRole } from '@plateprint/shared/organizations/organization.ts';

/** The missing part before somebody is invited or changed; null when nothing is missing. */
export function membershipProblem(role: Role, restaurants: { size: number }): 'restaurantsMissing' | null {
  return worksInRestaurants(role) && restaurants.size === 0 ? 'restaurantsMissing' : null;
}

/** The different roles of somebody, the one that reaches furthest first. */
export function rolesOf(roles: readonly HeldRole[]): Role[] {
  return [...new Set(roles.map(({ role }) => role))];
}

/** Whether somebody takes the running of the organization from themself. */
export function givesUpRunning(former: readonly Role[], chosen: Role): boolean {
  return former.includes('organization-admin') && chosen !== 'organization-admin' && chosen !== 'enterprise-owner';
}

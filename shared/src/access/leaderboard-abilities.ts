import { mayUseRestaurant, runs } from './abilities.ts';
import { type Actor, isSuperAdmin, type OrganizationPlace, organizationOf, type RestaurantPlace } from './actor.ts';
import { type Plan, planHas } from './plan.ts';

/** Boards are read from a restaurant one works in, by its organization's plan; reading needs no active one. */
export function mayReadLeaderboardOf(actor: Actor, restaurant: RestaurantPlace & { plan: Plan }): boolean {
  return mayUseRestaurant(actor, restaurant) && (isSuperAdmin(actor) || planHas(restaurant.plan, 'leaderboard'));
}

/**
 * May read a restaurant's name on a board: everyone of its organization where it joined, also outside the own portfolio, since
 * that is what joining means; of other organizations only those who run it. Nobody else reads it, not even a super-admin who
 * looks from another organization at a sector.
 */
export function mayNameOnLeaderboard(
  actor: Actor,
  organization: OrganizationPlace,
  looksFrom: { organizationId: string; enterpriseId: string | null },
): boolean {
  if (organization.id === looksFrom.organizationId) return actor.organizationId === organization.id || runs(actor, organization);
  const isOfOneEnterprise = organization.enterpriseId !== null && organization.enterpriseId === looksFrom.enterpriseId;
  return isOfOneEnterprise && runs(actor, organization);
}

/** Leaving is always open to those who run the organization, whatever its plan has become. */
export function mayLeaveLeaderboard(actor: Actor, restaurant: RestaurantPlace): boolean {
  return runs(actor, organizationOf(restaurant));
}

import { mayManageOrganization, mayReadOrganizationReports, mayUseRestaurant, planRefusal } from './abilities.ts';
import { type Actor, holds, organizationOf, type RestaurantPlace } from './actor.ts';

/** Adding, deleting and restoring restaurants is for those who run the organization. */
export function mayManageRestaurant(actor: Actor, restaurant: RestaurantPlace): boolean {
  return mayManageOrganization(actor, organizationOf(restaurant));
}

/** Name, location and logo: who runs the organization, and a portfolio manager in the own restaurants. */
export function mayEditRestaurant(actor: Actor, restaurant: RestaurantPlace): boolean {
  return mayManageRestaurant(actor, restaurant) || managesAlone(actor, restaurant);
}

function managesAlone(actor: Actor, restaurant: RestaurantPlace): boolean {
  const at = { restaurant: restaurant.id, organization: restaurant.organizationId };
  return (
    actor.organizationId === restaurant.organizationId &&
    actor.portfolio.includes(restaurant.id) &&
    holds(actor, 'portfolio-manager', at) &&
    planRefusal(actor, 'organization_settings', restaurant) === null
  );
}

/** May see costs: those who run the organization and the portfolio managers of its restaurants; costs never reach guests. */
export function maySeeCosts(actor: Actor, restaurant: RestaurantPlace): boolean {
  return mayUseRestaurant(actor, restaurant) && mayReadOrganizationReports(actor, organizationOf(restaurant));
}

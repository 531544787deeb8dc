import { mayReadOrganizationReports, mayReadReports, planRefusal, runs } from './abilities.ts';
import type { Actor, OrganizationPlace, RestaurantPlace } from './actor.ts';
import type { Feature } from './plan.ts';

/** Whose target it is: a kitchen's, or (null) a whole organization's. */
export interface TargetPlace {
  organization: OrganizationPlace;
  restaurant: RestaurantPlace | null;
}

/**
 * A kitchen's targets are read by whoever reads its reports. An organization's speak of all its kitchens: who sees only some of them would
 * take their sums for their own.
 */
export function mayReadTargets(actor: Actor, { organization, restaurant }: TargetPlace): boolean {
  return restaurant === null ? runs(actor, organization) : mayReadReports(actor, restaurant);
}

/** What of the subscription a place's targets need. */
export function featureOfTargets({ restaurant }: TargetPlace): Feature {
  return restaurant === null ? 'organization_reports' : 'dashboard';
}

/** Targets are set by who runs the organization, for a kitchen by who manages it among others too. */
export function maySetTargets(actor: Actor, place: TargetPlace): boolean {
  const manages = place.restaurant === null || mayReadOrganizationReports(actor, place.organization);
  return mayReadTargets(actor, place) && manages && planRefusal(actor, featureOfTargets(place), place.organization) === null;
}

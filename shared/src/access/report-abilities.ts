import {
  featuresOfReport,
  mayEditOrganizationReports,
  mayEditReports,
  mayReadOrganizationReports,
  mayReadReports,
  mayUseRestaurant,
  planRefusal,
  runs,
} from './abilities.ts';
import { type Actor, organizationOf, type RestaurantPlace } from './actor.ts';

/** A report as permissions see it: its kind, and the restaurants that an organization's report speaks of. */
export interface ReportInPlace {
  category: 'restaurant' | 'organization';
  variety: 'sales' | 'procurement';
  type: 'monthly' | 'period' | 'event';
  restaurantIds: readonly string[];
}

/**
 * A restaurant's report is read by whoever works there. An organization's by who runs it, and by a portfolio manager when
 * the restaurant it was made from and all restaurants it speaks of are of the own portfolio.
 */
export function mayReadReport(actor: Actor, report: ReportInPlace, restaurant: RestaurantPlace): boolean {
  if (report.category === 'restaurant') return mayReadReports(actor, restaurant);
  const organization = organizationOf(restaurant);
  if (!mayReadOrganizationReports(actor, organization)) return false;
  return runs(actor, organization) || [restaurant.id, ...report.restaurantIds].every((id) => actor.portfolio.includes(id));
}

export function mayEditReport(actor: Actor, report: ReportInPlace, restaurant: RestaurantPlace): boolean {
  if (report.category === 'restaurant') return mayEditReports(actor, restaurant, report);
  return mayReadReport(actor, report, restaurant) && mayEditOrganizationReports(actor, organizationOf(restaurant));
}

/** Why the plan keeps a report of a kind from being made, as the code of a problem; null when it does not. */
export function reportPlanRefusal(
  actor: Actor,
  kind: Omit<ReportInPlace, 'restaurantIds'>,
  restaurant: RestaurantPlace,
): 'plan_inactive' | 'plan_lacks' | null {
  const refusals = featuresOfReport(kind).map((feature) => planRefusal(actor, feature, restaurant));
  return refusals.find((refusal) => refusal !== null) ?? null;
}

/** What was decided about purchased names is an organization's: read and decided by whoever works in one of its restaurants. */
export function mayMapNames(actor: Actor, restaurant: RestaurantPlace): boolean {
  return mayUseRestaurant(actor, restaurant);
}

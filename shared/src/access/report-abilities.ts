import {
  featuresOfReport,
  mayEditOrganizationReports,
  mayEditReports,
  mayReadOrganizationReports,
  mayReadReports,
  mayUseRestaurant,
  type PlanRefusal,
  planRefusal,
  runs,
} from './abilities.ts';
import { type Actor, organizationOf, type OrganizationPlace, type RestaurantPlace } from './actor.ts';
import type { Feature } from './plan.ts';
import type { ReportCategory, ReportType, ReportVariety } from './report-kind.ts';

/** A report as permissions see it: its kind, and the restaurants that an organization's report speaks of. */
export interface ReportInPlace {
  category: ReportCategory;
  variety: ReportVariety;
  type: ReportType;
  restaurantIds: readonly string[];
}

/**
 * A restaurant's report is read by those who work there. An organization's by those who run it, and by a portfolio manager when
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

/**
 * May name people outside of the product who get a kitchen's reports by mail: those who run the kitchen, or the portfolio that it
 * is of.
 */
export function mayMailReports(actor: Actor, restaurant: RestaurantPlace): boolean {
  return mayReadOrganizationReports(actor, organizationOf(restaurant)) && mayReadReports(actor, restaurant);
}

/** Why the plan keeps a report of a kind from being made, as the code of a problem; null when it does not. */
export function reportPlanRefusal(
  actor: Actor,
  kind: Omit<ReportInPlace, 'restaurantIds'>,
  restaurant: RestaurantPlace,
): PlanRefusal | null {
  const refusals = featuresOfReport(kind).map((feature) => planRefusal(actor, feature, restaurant));
  return refusals.find((refusal) => refusal !== null) ?? null;
}

/**
 * May read an organization's purchased names: those who run it or work in one of its restaurants. `restaurant` is any that they
 * reach, null when there is none.
 */
export function mayMapNames(actor: Actor, organization: OrganizationPlace, restaurant: RestaurantPlace | null): boolean {
  return runs(actor, organization) || (restaurant !== null && mayUseRestaurant(actor, restaurant));
}

/** Deciding changes figures to come: it needs a plan that is active, as the recipes and reports that it is for do. */
export function mayDecideNames(actor: Actor, organization: OrganizationPlace, restaurant: RestaurantPlace | null): boolean {
  return mayMapNames(actor, organization, restaurant) && planRefusal(actor, 'recipes', organization) === null;
}

// Targets: what the reports of a place are to come to.

/** The place of a target: a kitchen, or (null) a whole organization. */
export interface TargetPlace {
  organization: OrganizationPlace;
  restaurant: RestaurantPlace | null;
}

/**
 * A kitchen's targets are read by those who read its reports. An organization's speak of all its kitchens: who sees only some of them would
 * take their sums for their own.
 */
export function mayReadTargets(actor: Actor, { organization, restaurant }: TargetPlace): boolean {
  return restaurant === null ? runs(actor, organization) : mayReadReports(actor, restaurant);
}

/** The part of the plan that a place's targets need. */
export function featureOfTargets({ restaurant }: TargetPlace): Feature {
  return restaurant === null ? 'organization_reports' : 'dashboard';
}

/** Targets are set by those who run the organization, for a kitchen by those who manage it among others too. */
export function maySetTargets(actor: Actor, place: TargetPlace): boolean {
  const manages = place.restaurant === null || mayReadOrganizationReports(actor, place.organization);
  return mayReadTargets(actor, place) && manages && planRefusal(actor, featureOfTargets(place), place.organization) === null;
}

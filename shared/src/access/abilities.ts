import type { Actor, OrganizationPlace, RestaurantPlace } from './actor.ts';
import { holds, isSuperAdmin, organizationOf } from './actor.ts';
import type { Feature, Plan } from './plan.ts';
import { planHas } from './plan.ts';
import { ROLES, worksInRestaurants } from './role.ts';
import type { ReportCategory, ReportType, ReportVariety } from './report-kind.ts';

// Reach of an actor (specification, point 6).

/** Runs an organization: its admin, the owner of its enterprise, or a super-admin. */
export function runs(actor: Actor, organization: OrganizationPlace): boolean {
  return (
    isSuperAdmin(actor) ||
    holds(actor, 'organization-admin', { organization: organization.id }) ||
    holds(actor, 'enterprise-owner', { enterprise: organization.enterpriseId })
  );
}

/** Works in a restaurant: it is in their portfolio, and their role is held for it or for its organization. */
function worksIn(actor: Actor, restaurant: RestaurantPlace): boolean {
  const at = { restaurant: restaurant.id, organization: restaurant.organizationId };
  return (
    actor.organizationId === restaurant.organizationId &&
    actor.portfolio.includes(restaurant.id) &&
    ROLES.some((role) => worksInRestaurants(role) && holds(actor, role, at))
  );
}

/** A portfolio manager of the organization, or of one of its restaurants. */
function managesPortfolioIn(actor: Actor, organization: OrganizationPlace): boolean {
  return (
    actor.organizationId === organization.id &&
    actor.roles.some(({ scope }) => holds(actor, 'portfolio-manager', { organization: organization.id, restaurant: scope.id }))
  );
}

export function mayUseRestaurant(actor: Actor, restaurant: RestaurantPlace): boolean {
  return runs(actor, organizationOf(restaurant)) || worksIn(actor, restaurant);
}

// Changes that the plan of the thing's organization allows. Reading and exporting need no plan.

/** Why the plan refuses a change, as the code of a problem. */
export type PlanRefusal = 'plan_inactive' | 'plan_lacks';

/** Null when the plan does not refuse. A super-admin is held by no plan. */
export function planRefusal(
  actor: Actor,
  feature: Feature,
  place: { plan?: Plan; planActive?: boolean } = {},
): PlanRefusal | null {
  if (isSuperAdmin(actor)) return null;
  if (!(place.planActive ?? actor.planActive)) return 'plan_inactive';
  return planHas(place.plan ?? actor.plan, feature) ? null : 'plan_lacks';
}

function planLets(actor: Actor, feature: Feature, place: { plan?: Plan; planActive?: boolean }): boolean {
  return planRefusal(actor, feature, place) === null;
}

// Recipes, ingredient bags and menus.

export function mayReadRecipes(actor: Actor, restaurant: RestaurantPlace): boolean {
  return mayUseRestaurant(actor, restaurant);
}

export function mayEditRecipes(actor: Actor, restaurant: RestaurantPlace): boolean {
  return mayUseRestaurant(actor, restaurant) && planLets(actor, 'recipes', restaurant);
}

/** The organization's own library of recipes and menus: used and copied by everyone of the organization. */
export function mayReadLibrary(actor: Actor, organization: OrganizationPlace): boolean {
  return actor.organizationId === organization.id || runs(actor, organization);
}

export function mayEditLibrary(actor: Actor, organization: OrganizationPlace): boolean {
  return (runs(actor, organization) || managesPortfolioIn(actor, organization)) && planLets(actor, 'recipes', organization);
}

export function mayReadMenus(actor: Actor, restaurant: RestaurantPlace): boolean {
  return mayUseRestaurant(actor, restaurant);
}

export function mayEditMenus(actor: Actor, restaurant: RestaurantPlace, screen: 'a4' | 'tv' = 'a4'): boolean {
  return mayUseRestaurant(actor, restaurant) && planLets(actor, screen === 'tv' ? 'tv_menus' : 'a4_menus', restaurant);
}

/** Putting a menu on a live link, or taking it off. */
export function mayShareMenus(actor: Actor, restaurant: RestaurantPlace): boolean {
  return mayUseRestaurant(actor, restaurant) && planLets(actor, 'live_links', restaurant);
}

// Reports.

export function mayReadReports(actor: Actor, restaurant: RestaurantPlace): boolean {
  return mayUseRestaurant(actor, restaurant);
}

/** A restaurant's own report; which feature it needs depends on its variety and type. */
export function mayEditReports(
  actor: Actor,
  restaurant: RestaurantPlace,
  report: { variety: ReportVariety; type: ReportType },
): boolean {
  return mayUseRestaurant(actor, restaurant) && featuresOfReport(report).every((feature) => planLets(actor, feature, restaurant));
}

/** The parts of the plan that a report of a kind needs. */
export function featuresOfReport({
  category = 'restaurant',
  variety,
  type,
}: {
  category?: ReportCategory;
  variety: ReportVariety;
  type: ReportType;
}): Feature[] {
  switch (category) {
    case 'organization':
      return ['organization_reports'];
    case 'restaurant':
      return [FEATURE_OF_VARIETY[variety], ...FEATURES_OF_TYPE[type]];
  }
}

const FEATURE_OF_VARIETY: Readonly<Record<ReportVariety, Feature>> = {
  sales: 'monthly_sales_reports',
  procurement: 'procurement_reports',
};

const FEATURES_OF_TYPE: Readonly<Record<ReportType, readonly Feature[]>> = {
  monthly: [],
  period: ['event_and_period_reports'],
  event: ['event_and_period_reports'],
};

export function mayReadOrganizationReports(actor: Actor, organization: OrganizationPlace): boolean {
  return runs(actor, organization) || managesPortfolioIn(actor, organization);
}

export function mayEditOrganizationReports(actor: Actor, organization: OrganizationPlace): boolean {
  return mayReadOrganizationReports(actor, organization) && planLets(actor, 'organization_reports', organization);
}

/** The restaurants that somebody sees in an organization report: a portfolio manager only those of the own portfolio. */
export function restaurantsInReport<R extends { id: string }>(
  actor: Actor,
  organization: OrganizationPlace,
  restaurants: readonly R[],
): R[] {
  return restaurants.filter(({ id }) => runs(actor, organization) || actor.portfolio.includes(id));
}

// Running the organization.

/** Members, invitations, logo and restaurants of an organization. */
export function mayManageOrganization(actor: Actor, organization: OrganizationPlace): boolean {
  return runs(actor, organization) && planLets(actor, 'organization_settings', organization);
}

export function mayReadLeaderboard(actor: Actor): boolean {
  return isSuperAdmin(actor) || planHas(actor.plan, 'leaderboard');
}

/** Joining or leaving the leaderboard is a choice of those who run the restaurant's organization. */
export function mayJoinLeaderboard(actor: Actor, restaurant: RestaurantPlace): boolean {
  return runs(actor, organizationOf(restaurant)) && planLets(actor, 'leaderboard', restaurant);
}

/** Which keys and addresses there are, and what was sent to them: whatever the plan has become, for those who would manage them. */
export function mayReadIntegrations(actor: Actor, organization: OrganizationPlace): boolean {
  return isAdminOf(actor, organization);
}

/** Integrations are for a super-admin or an organization-admin on professional, nobody else (specification, point 6). */
export function mayManageIntegrations(actor: Actor, organization: OrganizationPlace): boolean {
  return mayReadIntegrations(actor, organization) && planLets(actor, 'integrations', organization);
}

/** The mapper's own page; mapping inside a report or an import needs only the right to that. */
export function mayUseMapperPage(actor: Actor, organization: OrganizationPlace): boolean {
  return isAdminOf(actor, organization) && planLets(actor, 'mapper_page', organization);
}

function isAdminOf(actor: Actor, organization: OrganizationPlace): boolean {
  return isSuperAdmin(actor) || holds(actor, 'organization-admin', { organization: organization.id });
}

export function mayViewEnterprise(actor: Actor, enterprise: { id: string }): boolean {
  return (
    isSuperAdmin(actor) ||
    (holds(actor, 'enterprise-owner', { enterprise: enterprise.id }) && planHas(actor.plan, 'enterprise_views'))
  );
}

export function mayEditEnterprise(actor: Actor, enterprise: { id: string }): boolean {
  return mayViewEnterprise(actor, enterprise) && planLets(actor, 'enterprise_views', {});
}

/** `/admin` and everything below it. */
export function mayOpenAdmin(actor: Actor): boolean {
  return isSuperAdmin(actor);
}

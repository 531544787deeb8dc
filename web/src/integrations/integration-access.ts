import { mayManageIntegrations, planRefusal } from '@plateprint/shared/access/abilities.ts';
import { type Actor, isSuperAdmin, type OrganizationPlace } from '@plateprint/shared/access/actor.ts';
import type { Organization } from '@plateprint/shared/organizations/organization.ts';
import { placeOf } from '../organizations/organization-place.ts';

/** Whether somebody manages the integrations of an organization, or what stands in the way. */
export type IntegrationAccess = 'open' | 'plan_lacks' | 'plan_inactive' | 'not_admin';

export function integrationAccess(
  actor: Actor,
  organization: Pick<Organization, 'id' | 'enterprise' | 'plan'>,
): IntegrationAccess {
  const place = { ...placeOf(organization), ...planOf(organization) };
  if (mayManageIntegrations(actor, place)) return 'open';
  const onBestPlan: OrganizationPlace = { ...place, plan: 'professional', planActive: true };
  if (!mayManageIntegrations(actor, onBestPlan)) return 'not_admin';
  return planRefusal(actor, 'integrations', place) ?? 'open';
}

/** An inactive plan is shown as none. */
function planOf({ plan }: Pick<Organization, 'plan'>): Pick<OrganizationPlace, 'plan' | 'planActive'> {
  return plan === null ? { planActive: false } : { plan, planActive: true };
}

/** Whether the navigation shows the page: to everyone who could manage integrations, were the plan the right one. */
export function mayOpenIntegrations(actor: Actor): boolean {
  return isSuperAdmin(actor) || actor.roles.some(({ role }) => role === 'organization-admin');
}

import { mayUseMapperPage, planRefusal } from '@plateprint/shared/access/abilities.ts';
import { type Actor, isSuperAdmin, type OrganizationPlace } from '@plateprint/shared/access/actor.ts';

/** Whether somebody works on the mapper's page, or what stands in the way. */
export type MapperAccess = 'open' | 'plan_lacks' | 'plan_inactive' | 'not_admin';

export function mapperAccess(actor: Actor): MapperAccess {
  const place: OrganizationPlace = {
    id: actor.organizationId,
    enterpriseId: actor.enterpriseId,
    plan: actor.plan,
    planActive: actor.planActive,
  };
  if (mayUseMapperPage(actor, place)) return 'open';
  if (!mayUseMapperPage(actor, { ...place, plan: 'professional', planActive: true })) return 'not_admin';
  return planRefusal(actor, 'mapper_page', place) ?? 'open';
}

/** Whether the navigation shows the page: to everyone who could use it, were the plan the right one. */
export function mayOpenMapper(actor: Actor): boolean {
  return isSuperAdmin(actor) || actor.roles.some(({ role }) => role === 'organization-admin');
}

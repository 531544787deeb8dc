import type { Plan } from './plan.ts';
import type { Role, ScopeKind } from './role.ts';
import { SCOPES_OF_ROLE } from './role.ts';

/** A role with what it is held for; `id` is empty for the scope `all`. */
export interface GrantedRole {
  role: Role;
  scope: { kind: ScopeKind; id: string };
}

/** The caller, as permissions see it. */
export interface Actor {
  userId: string;
  roles: readonly GrantedRole[];
  /** The organization they belong to, its enterprise and its plan. */
  organizationId: string;
  enterpriseId: string | null;
  /** Ids of the restaurants they work in. */
  portfolio: readonly string[];
  plan: Plan;
  planActive: boolean;
  /** The restaurant they work in now. */
  restaurantId: string | null;
  /** Of a program that calls with a key: then no person does, and `userId` is the integration's. */
  integrationId?: string;
}

/** The author of something, as columns store it: a person or an integration. */
export interface Author {
  personId: string | null;
  integrationId: string | null;
}

export function authorOf(actor: Pick<Actor, 'userId' | 'integrationId'>): Author {
  return actor.integrationId === undefined
    ? { personId: actor.userId, integrationId: null }
    : { personId: null, integrationId: actor.integrationId };
}

/** The plan of a thing's organization; hand it in where that may be another organization than the actor's. */
interface Planned {
  plan?: Plan;
  planActive?: boolean;
}

export interface OrganizationPlace extends Planned {
  id: string;
  enterpriseId: string | null;
}

export interface RestaurantPlace extends Planned {
  id: string;
  organizationId: string;
  enterpriseId: string | null;
}

export function organizationOf({ organizationId, enterpriseId, plan, planActive }: RestaurantPlace): OrganizationPlace {
  return {
    id: organizationId,
    enterpriseId,
    ...(plan === undefined ? {} : { plan }),
    ...(planActive === undefined ? {} : { planActive }),
  };
}

/** Whether a role is held for something: for one of its kinds of scope, and for this id. */
export function holds(actor: Actor, role: Role, at: Partial<Record<ScopeKind, string | null>>): boolean {
  return actor.roles.some(
    ({ role: held, scope }) =>
      held === role && SCOPES_OF_ROLE[role].includes(scope.kind) && (scope.kind === 'all' || scope.id === at[scope.kind]),
  );
}

export function isSuperAdmin(actor: Actor): boolean {
  return holds(actor, 'super-admin', {});
}

/** Somebody who switches between organizations: they authenticate again after switching (specification, point 6). */
export function isMultiOrganizationAdmin(actor: Actor): boolean {
  const organizations = actor.roles
    .filter(({ role, scope }) => role === 'organization-admin' && scope.kind === 'organization')
    .map(({ scope }) => scope.id);
  return new Set(organizations).size > 1;
}

export function reauthenticatesAfterSwitch(actor: Actor): boolean {
  return isSuperAdmin(actor) || actor.roles.some(({ role }) => role === 'enterprise-owner') || isMultiOrganizationAdmin(actor);
}

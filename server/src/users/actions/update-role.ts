import type { Actor, GrantedRole } from '@plateprint/shared/access/actor.ts';
import { mayGrantRole, usualScope } from '@plateprint/shared/access/grantable.ts';
import { SCOPES_OF_ROLE, worksInRestaurants } from '@plateprint/shared/access/role.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { MemberRole } from '@plateprint/shared/users/member-role.ts';
import { audit } from '../../access/audit.ts';
import { demand } from '../../access/demand.ts';
import { demandAnotherAdmin } from '../../access/last-admin.ts';
import { roleRecord } from '../../access/role-record.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { managedMember } from './managed-member.ts';
import { type Member, restaurantsIn } from '../store/member-store.ts';
import { type Membership, replaceMembership, rolesHeldAt } from '../store/membership-store.ts';
import { endSessionsBut } from '../own-session-store.ts';

interface RoleChange {
  organizationId?: string | undefined;
  roles: readonly MemberRole[];
  restaurantIds: readonly string[];
}

/** Each with what it is held for; a role can be held only for what is the organization's. */
async function grantsOf(database: Database, { organization }: Member, roles: readonly MemberRole[]): Promise<GrantedRole[]> {
  const grants = roles.map(({ role, scope }) => ({ role, scope: scope ?? usualScope(role, organization) }));
  const restaurants = grants.filter(({ scope }) => scope.kind === 'restaurant').map(({ scope }) => scope.id);
  const own = new Set(await restaurantsIn(database, organization.id, restaurants));
  const isOwn = ({ role, scope }: GrantedRole): boolean => {
    if (!SCOPES_OF_ROLE[role].includes(scope.kind)) return false;
    if (scope.kind === 'restaurant') return own.has(scope.id);
    return scope.id === (scope.kind === 'enterprise' ? organization.enterpriseId : organization.id);
  };
  if (!grants.every(isOwn))
    throw new AppError('invalid_input', [{ path: 'roles', code: 'scope', message: 'Not of this organization.' }]);
  return grants;
}

async function restaurantsOf(database: Database, { organization }: Member, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const own = await restaurantsIn(database, organization.id, wanted);
  if (own.length === wanted.length) return own;
  throw new AppError('not_found', [{ path: 'restaurantIds', code: 'not_found', message: 'There is no such restaurant.' }]);
}

/** In another's organization somebody can be an admin or the owner above it: to cook there, they would have to belong to it. */
function worksElsewhere(
  { homeId, organization }: Member,
  roles: readonly GrantedRole[],
  restaurants: readonly string[],
): boolean {
  const works = roles.some(({ role }) => worksInRestaurants(role));
  return homeId !== organization.id && (works || restaurants.length > 0);
}

/**
 * Replaces the roles and restaurants that a member has in an organization.
 * @throws not_found, not_allowed, last_admin, account_elsewhere, invalid_input
 */
export async function updateRole(
  { database, clock, sessions }: Pick<Services, 'database' | 'clock' | 'sessions'>,
  actor: Actor,
  { personId, change, token }: { personId: string; change: RoleChange; token: string | null },
): Promise<Membership> {
  const member = await managedMember(database, actor, { personId, organizationId: change.organizationId });
  const at = member.organization;
  const roles = await grantsOf(database, member, change.roles);
  const restaurantIds = await restaurantsOf(database, member, change.restaurantIds);
  if (worksElsewhere(member, roles, restaurantIds)) throw new AppError('account_elsewhere');
  await database.transaction().execute(async (transaction) => {
    const staysAdmin = roles.some(({ role }) => role === 'organization-admin');
    if (!staysAdmin) await demandAnotherAdmin(transaction, at.id, personId);
    const held = await rolesHeldAt(transaction, personId, at);
    // Roles that they may not give they may not take away either.
    demand([...roles, ...held].every(({ role }) => mayGrantRole(actor, role, at)));
    const before = await roleRecord(transaction, personId);
    await replaceMembership(transaction, personId, { at, roles, restaurantIds, now: clock() });
    const thing = { kind: 'person' as const, id: personId, name: `${member.firstname} ${member.lastname}` };
    const after = await roleRecord(transaction, personId);
    await audit(transaction, { action: 'role_changed', at: clock(), by: actor, thing, organizationId: at.id, before, after });
    await endSessionsBut(transaction, personId, personId === actor.userId ? token : null);
  });
  sessions.forgetPerson(personId);
  return { roles, restaurantIds };
}

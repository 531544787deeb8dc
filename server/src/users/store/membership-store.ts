import type { GrantedRole, OrganizationPlace } from '@plateprint/shared/access/actor.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface Membership {
  roles: GrantedRole[];
  restaurantIds: string[];
}

/** The roles of somebody that an organization's place gives: held for it, for its restaurants, for its enterprise. */
export async function rolesHeldAt(database: Database, personId: string, at: OrganizationPlace): Promise<GrantedRole[]> {
  const rows = await database
    .selectFrom('role_grant')
    .select(['role', 'scope_kind', 'scope_id'])
    .where('person_id', '=', personId)
    .where(ofPlace(at))
    .execute();
  return rows.map(({ role, scope_kind: kind, scope_id: id }) => ({ role, scope: { kind, id } }) as GrantedRole);
}

function ofPlace({ id, enterpriseId }: OrganizationPlace): Expression<SqlBool> {
  return sql<SqlBool>`(
    (scope_kind = 'organization' and scope_id = ${id})
    or (scope_kind = 'enterprise' and scope_id = ${enterpriseId})
    or (scope_kind = 'restaurant' and scope_id in (select id from restaurant where organization_id = ${id})))`;
}

/** Puts roles and restaurants in the place of those that somebody has in an organization; what they have elsewhere stays. */
export async function replaceMembership(
  transaction: Database,
  personId: string,
  { at, roles, restaurantIds, now }: Membership & { at: OrganizationPlace; now: Date },
): Promise<void> {
  await transaction.deleteFrom('role_grant').where('person_id', '=', personId).where(ofPlace(at)).execute();
  await transaction
    .deleteFrom('portfolio')
    .where('person_id', '=', personId)
    .where(sql<boolean>`restaurant_id in (select id from restaurant where organization_id = ${at.id})`)
    .execute();
  await grantMembership(transaction, personId, { roles, restaurantIds, now });
}

/** Gives roles and restaurants besides those that somebody has. */
export async function grantMembership(
  transaction: Database,
  personId: string,
  { roles, restaurantIds, now }: Membership & { now: Date },
): Promise<void> {
  const grants = roles.map(({ role, scope }) => ({
    person_id: personId,
    role,
    scope_kind: scope.kind,
    scope_id: scope.id,
    created_at: now,
  }));
  if (grants.length > 0)
    await transaction
      .insertInto('role_grant')
      .values(grants)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const places = restaurantIds.map((id) => ({ person_id: personId, restaurant_id: id }));
  if (places.length > 0)
    await transaction
      .insertInto('portfolio')
      .values(places)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

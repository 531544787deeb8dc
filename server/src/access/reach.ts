import { type Actor, isSuperAdmin } from '@plateprint/shared/access/actor.ts';
import { ROLES, type Role, type ScopeKind, worksInRestaurants } from '@plateprint/shared/access/role.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables/tables.ts';

function scopes(actor: Actor, role: Role, kind: ScopeKind): string[] {
  return actor.roles.filter((granted) => granted.role === role && granted.scope.kind === kind).map((granted) => granted.scope.id);
}

function workScopes(actor: Actor, kind: ScopeKind): string[] {
  return ROLES.filter(worksInRestaurants).flatMap((role) => scopes(actor, role, kind));
}

/**
 * The restaurants somebody reaches, as a condition on `restaurant` joined with `organization`: everything for a super-admin,
 * the enterprise's for its owner, the organization's for its admin; of the portfolio what a role is held for. The sentence
 * `mayUseRestaurant` in SQL. Every tenant's read goes through here; the portfolio stays in its table, however long it is.
 */
export function withinReachOf(actor: Actor) {
  return (
    build: ExpressionBuilder<Pick<Tables, 'restaurant' | 'organization'>, 'restaurant' | 'organization'>,
  ): Expression<SqlBool> => {
    if (isSuperAdmin(actor)) return sql<SqlBool>`true`;
    const enterprises = scopes(actor, 'enterprise-owner', 'enterprise');
    const organizations = scopes(actor, 'organization-admin', 'organization');
    const [work, kitchens] = [workScopes(actor, 'organization'), workScopes(actor, 'restaurant')];
    const portfolio = build.and([
      sql<SqlBool>`restaurant.organization_id = ${actor.organizationId}`,
      sql<SqlBool>`exists (select from portfolio where person_id = ${actor.userId} and restaurant_id = restaurant.id)`,
      build.or([
        sql<SqlBool>`restaurant.organization_id = any(${work}::text[])`,
        sql<SqlBool>`restaurant.id = any(${kitchens}::text[])`,
      ]),
    ]);
    // Conditions that no role of the person needs are left out: an "or" of several tables uses no index, and most people hold one kind of
    // role.
    return build.or([
      ...(enterprises.length > 0 ? [sql<SqlBool>`organization.enterprise_id = any(${enterprises}::text[])`] : []),
      ...(organizations.length > 0 ? [sql<SqlBool>`restaurant.organization_id = any(${organizations}::text[])`] : []),
      ...(work.length + kitchens.length > 0 ? [portfolio] : []),
    ]);
  };
}

/** @throws not_found for a restaurant outside the actor's reach, as for one that is not there. */
export async function demandReach(database: Database, actor: Actor, restaurantId: string): Promise<void> {
  const row = await database
    .selectFrom('restaurant')
    .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
    .select('restaurant.id')
    .where('restaurant.id', '=', restaurantId)
    .where('restaurant.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null)
    .where(withinReachOf(actor))
    .executeTakeFirst();
  if (!row) throw new AppError('not_found', [{ path: 'restaurant', code: 'not_found', message: 'There is no such restaurant.' }]);
}

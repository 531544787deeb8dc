import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

function scopes(actor: Actor, role: string, kind: string): string[] {
  return actor.roles.filter((granted) => granted.role === role && granted.scope.kind === kind).map((granted) => granted.scope.id);
}

/**
 * The restaurants somebody reaches, as a condition on `restaurant` joined with `organization`: everything for a super-admin,
 * the enterprise's for its owner, the organization's for its admin, else the portfolio. Every tenant's read goes through here.
 */
export function withinReachOf(actor: Actor) {
  return (
    build: ExpressionBuilder<Pick<Tables, 'restaurant' | 'organization'>, 'restaurant' | 'organization'>,
  ): Expression<SqlBool> => {
    if (actor.roles.some((granted) => granted.role === 'super-admin')) return sql<SqlBool>`true`;
    const enterprises = scopes(actor, 'enterprise-owner', 'enterprise');
    const organizations = scopes(actor, 'organization-admin', 'organization');
    return build.or([
      ...(enterprises.length > 0 ? [build('organization.enterprise_id', 'in', enterprises)] : []),
      ...(organizations.length > 0 ? [build('restaurant.organization_id', 'in', organizations)] : []),
      ...(actor.portfolio.length > 0
        ? [build('restaurant.id', 'in', actor.portfolio).and('restaurant.organization_id', '=', actor.organizationId)]
        : []),
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

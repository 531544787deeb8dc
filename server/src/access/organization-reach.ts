import { type Actor, isSuperAdmin } from '@plateprint/shared/access/actor.ts';
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import type { Tables } from '../platform/database/tables/tables.ts';

type OnOrganization = (build: ExpressionBuilder<Pick<Tables, 'organization'>, 'organization'>) => Expression<SqlBool>;

function scopes(actor: Actor, role: 'enterprise-owner' | 'organization-admin', kind: 'enterprise' | 'organization'): string[] {
  return actor.roles.filter((granted) => granted.role === role && granted.scope.kind === kind).map(({ scope }) => scope.id);
}

/** The organizations somebody runs, as a condition on `organization`: the sentence `runs` in SQL. */
export function runBy(actor: Actor): OnOrganization {
  return (build) => {
    if (isSuperAdmin(actor)) return sql<SqlBool>`true`;
    return build.or([
      sql<SqlBool>`organization.enterprise_id = any(${scopes(actor, 'enterprise-owner', 'enterprise')}::text[])`,
      sql<SqlBool>`organization.id = any(${scopes(actor, 'organization-admin', 'organization')}::text[])`,
    ]);
  };
}

/** The organizations somebody sees: the own one, and those that they run. The sentence `mayReadOrganization` in SQL. */
export function seenBy(actor: Actor): OnOrganization {
  return (build) => build.or([sql<SqlBool>`organization.id = ${actor.organizationId}`, runBy(actor)(build)]);
}

/** The enterprises somebody owns, as a condition on `enterprise`. */
export function ownedBy(actor: Actor): Expression<SqlBool> {
  if (isSuperAdmin(actor)) return sql<SqlBool>`true`;
  return sql<SqlBool>`enterprise.id = any(${scopes(actor, 'enterprise-owner', 'enterprise')}::text[])`;
}

import type { Actor, OrganizationPlace } from '@plateprint/shared/access/actor.ts';
import type { Plan } from '@plateprint/shared/access/plan.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import { seenBy } from '../../access/organization-reach.ts';
import type { Database } from '../../platform/database/database.ts';

export interface Member {
  id: string;
  firstname: string;
  lastname: string;
  email: string;
  /** The organization they belong to. */
  homeId: string;
  /** The one they are looked at in. */
  organization: Required<OrganizationPlace>;
}

/** Belongs to the organization, or holds a role for it. */
function isIn(): Expression<SqlBool> {
  return sql<SqlBool>`(person.organization_id = organization.id or exists (
    select from role_grant where person_id = person.id and scope_kind = 'organization' and scope_id = organization.id))`;
}

/** Somebody as a member of an organization that the actor sees, their own when none is named; null for anybody else. */
export async function memberIfSeen(
  database: Database,
  actor: Actor,
  { personId, organizationId }: { personId: string; organizationId?: string | undefined },
): Promise<Member | null> {
  const row = await database
    .selectFrom('person')
    .innerJoin('organization', (join) => join.on(isIn()))
    .select(['person.id', 'firstname', 'lastname', 'email', 'person.organization_id', 'enterprise_id', 'plan', 'plan_active'])
    .select('organization.id as at')
    .where('person.id', '=', personId)
    .where('organization.id', '=', organizationId ?? sql<string>`person.organization_id`)
    .where('person.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null)
    .where(seenBy(actor))
    .executeTakeFirst();
  if (!row) return null;
  const { id, firstname, lastname, email, organization_id: homeId } = row;
  const organization = { id: row.at, enterpriseId: row.enterprise_id, plan: row.plan as Plan, planActive: row.plan_active };
  return { id, firstname, lastname, email, homeId, organization };
}

/** Which of these are living restaurants of the organization. */
export async function restaurantsIn(database: Database, organizationId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('restaurant')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  return rows.map(({ id }) => id);
}

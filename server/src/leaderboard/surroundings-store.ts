import type { SEGMENTS } from '@plateprint/shared/users/user.ts';
import type { OrganizationPlace } from '@plateprint/shared/access/actor.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

export interface Surroundings {
  segment: (typeof SEGMENTS)[number];
  enterpriseName: string | null;
  /** Restaurants of the organization that take part, and all of them. */
  joined: number;
  restaurants: number;
  /** Whether the restaurant that is looked from takes part. */
  takesPart: boolean;
}

/** The organization, enterprise and sector around a restaurant. The caller has checked that the actor reaches it. */
export async function surroundingsOf(
  database: Database,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<Surroundings> {
  const { rows } = await sql<Surroundings>`
    select organization.segment, enterprise.name as "enterpriseName",
      (select count(*)::integer from restaurant where organization_id = organization.id and deleted_at is null) as restaurants,
      (select count(*)::integer from restaurant
        where organization_id = organization.id and deleted_at is null and on_leaderboard) as joined,
      coalesce((select on_leaderboard from restaurant where id = ${id}), false) as "takesPart"
    from organization left join enterprise on enterprise.id = organization.enterprise_id and enterprise.deleted_at is null
    where organization.id = ${organizationId}`.execute(database);
  return rows[0] ?? { segment: 'other', enterpriseName: null, joined: 0, restaurants: 0, takesPart: false };
}

/** The organizations of an enterprise, as permissions need them; whether somebody may name them is asked of each. */
export async function organizationsOfEnterprise(database: Database, enterpriseId: string): Promise<OrganizationPlace[]> {
  const rows = await database
    .selectFrom('organization')
    .select(['id', 'enterprise_id'])
    .where('enterprise_id', '=', enterpriseId)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id, enterprise_id: enterprise }) => ({ id, enterpriseId: enterprise }));
}

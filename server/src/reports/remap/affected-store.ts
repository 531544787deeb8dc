import type { MappingDecision } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** A name with what was decided about it before. */
export interface NameWithFormers {
  key: string;
  formers: MappingDecision[];
}

/** Names of an organization by their ids, with what was decided about them before; those of others are absent. */
export async function namesWithFormers(
  database: Database,
  organizationId: string,
  ids: readonly string[],
): Promise<NameWithFormers[]> {
  const { rows } = await sql<{ key: string; formers: MappingDecision[] }>`
    select name.name_key as key, coalesce(jsonb_agg(earlier.former) filter (where earlier.former is not null), '[]') as formers
    from mapped_ingredient name left join mapped_ingredient_history earlier on earlier.mapped_id = name.id
    where name.organization_id = ${organizationId} and name.id = any(${ids}::text[])
    group by name.id`.execute(database);
  return rows;
}

/** The latest procurement reports of an organization outside the bin. */
export async function latestProcurement(database: Database, organizationId: string, most: number): Promise<string[]> {
  const rows = await database
    .selectFrom('report')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('variety', '=', 'procurement')
    .where('deleted_at', 'is', null)
    .orderBy('start_date', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

import { Diet } from '@plateprint/shared/ingredients/allergen.ts';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Of an organization's recipes what they are by their ingredients; of one where nobody can tell nothing. */
export async function dietsOf(database: Database, organizationId: string, ids: readonly string[]): Promise<Map<string, Diet>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('recipe')
    .select(['id', 'diet'])
    .where('organization_id', '=', organizationId)
    .where(sql<SqlBool>`id = any(${ids}::text[])`)
    .execute();
  return new Map(
    rows.flatMap(({ id, diet }) => {
      const known = Diet.safeParse(diet).data;
      return known ? [[id, known] as const] : [];
    }),
  );
}

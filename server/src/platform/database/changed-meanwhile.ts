import type { Author } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { newerVersion } from '@plateprint/shared/kernel/api/version.ts';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** A thing that was changed after the version that a save started from. */
interface Overtaken {
  table: 'menu' | 'menu_plan' | 'recipe' | 'report' | 'target';
  id: string;
  organizationId: string;
  /** The person or program that saves. */
  by: Author;
}

/** The refusal of a save that another has overtaken; it says whether the same person did that. */
export async function changedMeanwhile(database: Database, { table, id, organizationId, by }: Overtaken): Promise<AppError> {
  const { rows } = await sql<{ saved_by: string | null }>`
    select saved_by from ${sql.table(table)} where id = ${id} and organization_id = ${organizationId}`.execute(database);
  return new AppError('changed_meanwhile', [newerVersion(rows[0]?.saved_by ?? null, by.personId)]);
}

import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { binEnds } from '../platform/database/bin.ts';
import { dropPicture } from '../platform/storage/uploads.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import type { LogoChange, LogoState } from './logo-change.ts';

/** The owner of a logo. The caller has checked that the actor reaches it. */
export interface LogoOwner {
  kind: 'organization' | 'restaurant';
  id: string;
}

/** Changes a logo by its state at the moment. @returns paths of files that nothing needs any more. */
export async function changeLogo(
  transaction: Database,
  { kind, id }: LogoOwner,
  change: (state: LogoState) => LogoChange | null,
): Promise<LogoChange> {
  const { rows } = await sql<{ logo: string | null; former: string | null; since: Date | null }>`
    select logo, former_logo as former, logo_deleted_at as since from ${sql.table(kind)} where id = ${id} for update`.execute(
    transaction,
  );
  const [row] = rows;
  const changed = row ? change({ logo: row.logo, former: row.former, formerSince: row.since }) : null;
  if (!changed) throw new AppError('not_found');
  const { logo, former, formerSince } = changed.next;
  await sql`
    update ${sql.table(kind)} set logo = ${logo}, former_logo = ${former}, logo_deleted_at = ${formerSince} where id = ${id}`.execute(
    transaction,
  );
  return changed;
}

/** Removes the files of logos that can no longer be put back. */
export async function purgeLogos(database: Database, now: Date, files: FileStore): Promise<void> {
  for (const table of ['organization', 'restaurant'] as const) {
    const { rows } = await sql<{ path: string }>`
      with gone as (select id, former_logo from ${sql.table(table)}
        where former_logo is not null and logo_deleted_at <= ${binEnds(now)} for update)
      update ${sql.table(table)} set former_logo = null, logo_deleted_at = null from gone
      where gone.id = ${sql.table(table)}.id returning gone.former_logo as path`.execute(database);
    for (const { path } of rows) await dropPicture(files, path);
  }
}

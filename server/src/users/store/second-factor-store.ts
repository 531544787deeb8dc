import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';

function hashOfCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

export interface StoredFactor {
  secret: Buffer;
  confirmed: Date | null;
}

export async function factorOf(database: Database, personId: string): Promise<StoredFactor | null> {
  const row = await database
    .selectFrom('second_factor')
    .select(['secret', 'confirmed_at as confirmed'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row ?? null;
}

/** The sealed secrets that count, the newest few. */
export async function newestSecrets(database: Database): Promise<Buffer[]> {
  const rows = await database
    .selectFrom('second_factor')
    .select('secret')
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ secret }) => secret);
}

/** Keeps a secret that is not confirmed yet, in the place of another such; one that counts is not touched. */
export async function keepUnconfirmed(
  database: Database,
  personId: string,
  { secret, now }: { secret: Buffer; now: Date },
): Promise<boolean> {
  const row = await database
    .insertInto('second_factor')
    .values({ person_id: personId, secret, created_at: now, last_step: null })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ secret, created_at: now, last_step: null })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function confirmFactor(database: Database, personId: string, now: Date): Promise<void> {
  await database.updateTable('second_factor').set({ confirmed_at: now }).where('person_id', '=', personId).execute();
}

/** Takes the code of a time step, once: false when it or a later one was taken before. */
export async function takeStep(database: Database, personId: string, step: number): Promise<boolean> {
  const row = await database
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where((build) => build.or([build('last_step', 'is', null), build('last_step', '<', step)]))
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a recovery code, once. */
export async function takeRecoveryCode(
  database: Database,
  personId: string,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  const row = await database
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('code_hash', '=', hashOfCode(code))
    .where('used_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function replaceRecoveryCodes(database: Database, personId: string, codes: readonly string[]): Promise<void> {
  await database.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
  const rows = codes.map((code) => ({ person_id: personId, code_hash: hashOfCode(code) }));
  if (rows.length > 0) await database.insertInto('recovery_code').values(rows).execute();
}

export async function recoveryCodesLeft(database: Database, personId: string): Promise<number> {
  const { left } = await database
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

export async function deleteFactor(database: Database, personId: string): Promise<void> {
  await database.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
  await database.deleteFrom('second_factor').where('person_id', '=', personId).execute();
}

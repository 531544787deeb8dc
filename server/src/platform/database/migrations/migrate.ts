import type pg from 'pg';
import { CHANGED, mendOf } from './former-migrations.ts';
import { knownMigrations, type Migration, titleOf } from './migration-files.ts';
import { appliedMigrations, insertMigration, makeMigrationTable, renumberMigrations } from './migration-store.ts';
import { type Applied, type SchemaPlan, schemaPlan, type Subject } from './schema-plan.ts';
import { LOCKS } from '../locks/locks.ts';
import { underLock } from '../locks/under-lock.ts';

const DATABASE: Subject = {
  name: 'The database',
  ofNewer: 'start a newer Plateprint',
  ofStrange: 'start the version that made it, or restore a backup that this version knows',
};

interface MigrationOptions {
  /** Called with each thing that was mended. */
  say?: (line: string) => void;
  /** The migrations that are applied, by their numbers, for rows of a former time; every one when absent. */
  only?: ReadonlySet<number>;
}

/**
 * Brings the schema up to date, each migration in a transaction of its own; what a known former version left under other
 * numbers or with other statements is mended before.
 * @returns the number of the schema.
 * @throws in one line when the database has what this code does not know: it must not write into it.
 */
export async function migrate(pool: pg.Pool, { say, only }: MigrationOptions = {}): Promise<number> {
  const known = (await knownMigrations()).filter(({ number }) => only?.has(number) ?? true);
  return underLock(pool, LOCKS.migrations, async () => {
    const client = await pool.connect();
    try {
      await bringUp(client, known, say);
    } finally {
      client.release();
    }
    return known.at(-1)?.number ?? 0;
  });
}

async function bringUp(client: pg.PoolClient, known: readonly Migration[], say: MigrationOptions['say']): Promise<void> {
  const applied = await appliedMigrations(client);
  const plan = schemaPlan(DATABASE, applied, known);
  await makeMigrationTable(client);
  await inTransaction(client, async () => mend(client, { applied, plan, say }));
  for (const migration of plan.missing) {
    await inTransaction(client, async () => {
      await client.query(migration.sql);
      await insertMigration(client, migration);
    });
  }
}

async function inTransaction(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

interface Mending {
  applied: readonly Applied[];
  plan: SchemaPlan;
  say: MigrationOptions['say'];
}

/** Makes of what a former version applied what this one knows, and writes the checksums down. */
async function mend(client: pg.PoolClient, { applied, plan, say }: Mending): Promise<void> {
  const kept = new Map(applied.map((row) => [row.number, row.checksum]));
  const unlike = plan.applied.filter(({ from, migration }) => kept.get(from) !== migration.checksum || from !== migration.number);
  for (const { migration } of unlike) await mendContent(client, { migration, kept, say });
  for (const { from, migration } of unlike)
    if (from !== migration.number)
      say?.(`database: migration ${titleOf({ ...migration, number: from })} is ${titleOf(migration)} now`);
  await renumberMigrations(client, unlike);
}

async function mendContent(
  client: pg.PoolClient,
  { migration, kept, say }: { migration: Migration; kept: ReadonlyMap<number, string | null>; say: MigrationOptions['say'] },
): Promise<void> {
  const former = CHANGED.find(({ number, name }) => number === migration.number && name === migration.name);
  if (!former || kept.get(former.number) === migration.checksum) return;
  const { rows } = await client.query<{ former: boolean }>(former.sign);
  if (!rows[0]?.former) return;
  await client.query(await mendOf(former));
  say?.(`database: migration ${titleOf(migration)} had former statements, what they lacked was added`);
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { diskOf, freeReserve } from '../disk/reserve-file.ts';
import { databaseOn, type OpenDatabase } from './database.ts';
import { embeddedCluster } from './embedded/cluster.ts';
import { guardServer } from './embedded/guard-server.ts';
import { sweepHalfMade } from './embedded/initialise-cluster.ts';
import { takeOwnership } from './embedded/ownership.ts';
import { migrate } from './migrations/migrate.ts';
import { poolOn } from './pool.ts';

/** At the end running queries may take this long; then the server closes their connections. */
const LONGEST_FAREWELL_MS = 3000;

/** Makes the product's database unless it is there. */
export async function createDatabase(owner: Client): Promise<void> {
  const { rowCount } = await owner.query(`select 1 from pg_database where datname = 'plateprint'`);
  if (rowCount === 0) await owner.query('create database plateprint');
}

/** @throws in one line when another product runs on the folder, or when the schema is newer than this code. */
export async function openEmbedded(dataDir: string, say: (line: string) => void): Promise<OpenDatabase> {
  const cluster = await embeddedCluster(dataDir, say);
  await freeReserve(cluster.home, await diskOf(cluster.home));
  const wasRunning = await cluster.running();
  await cluster.start();
  const owner = await takeOwnership(cluster).catch(async (error: unknown) => {
    if (!wasRunning) await cluster.stop();
    throw error;
  });
  if (!owner) throw new Error(`Another Plateprint is running on ${dataDir}: stop it first, or set DATA_DIR to another folder.`);
  if (wasRunning) say('database: took over the PostgreSQL server that an earlier run left behind');
  if (!cluster.folder.startsWith(dataDir))
    say(`database: PostgreSQL runs as the user "postgres", which cannot enter ${dataDir}: its files are in ${cluster.folder}`);

  const pool = poolOn(await cluster.url('plateprint'), say);
  const guard = guardServer(owner, cluster, { pool, say });
  const close = async (): Promise<void> => {
    await guard.rest();
    await Promise.race([pool.end(), pause(LONGEST_FAREWELL_MS, undefined, { ref: false })]);
    await cluster.stop();
  };
  try {
    await sweepHalfMade(cluster.folder);
    await createDatabase(owner);
    return {
      database: databaseOn(pool),
      pool,
      schema: await migrate(pool, { say }),
      kind: 'embedded',
      home: cluster.home,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

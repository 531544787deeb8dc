import type pg from 'pg';
import { embeddedCluster } from '../database/embedded/cluster.ts';
import { takeOwnership } from '../database/embedded/ownership.ts';
import { createDatabase } from '../database/open-embedded.ts';
import { poolOn } from '../database/pool.ts';

interface Where {
  databaseUrl: string | undefined;
  dataDir: string;
  say: (line: string) => void;
  /** Whether a product may run on the embedded database meanwhile. */
  mayRun: boolean;
}

/** Does something with the product's database, which is not migrated for it; the embedded one is started for as long as it takes. */
export async function withDatabase<T>(
  { databaseUrl, dataDir, say, mayRun }: Where,
  action: (pool: pg.Pool) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return withPool(databaseUrl, say, action);
  const cluster = await embeddedCluster(dataDir, say);
  const wasRunning = await cluster.running();
  if (wasRunning && mayRun) return withPool(await cluster.url('plateprint'), say, action);
  await cluster.start();
  const owner = await takeOwnership(cluster);
  if (!owner) throw new Error(`A Plateprint is running on ${dataDir}: stop it first.`);
  try {
    await createDatabase(owner);
    return await withPool(await cluster.url('plateprint'), say, action);
  } finally {
    await owner.end();
    await cluster.stop();
  }
}

async function withPool<T>(url: string, say: (line: string) => void, action: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = poolOn(url, say);
  try {
    return await action(pool);
  } finally {
    await pool.end();
  }
}

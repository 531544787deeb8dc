import pg from 'pg';
import { type Database, databaseOn } from './database.ts';
import { type Cluster, embeddedCluster } from './embedded/cluster.ts';
import { migrate } from './migrate.ts';

/** Held for as long as the product runs: two products on one data folder would each stop the other's server. */
const OWNER_LOCK = 7_261_002;

export interface OpenDatabase {
  database: Database;
  pool: pg.Pool;
  schema: number;
  kind: 'embedded' | 'server';
  close: () => Promise<void>;
}

interface Where {
  /** Any PostgreSQL ≥ 15; absent: the embedded one in `dataDir`. */
  url?: string;
  dataDir: string;
  say: (line: string) => void;
}

export async function openDatabase({ url, dataDir, say }: Where): Promise<OpenDatabase> {
  return url ? openServer(url, say) : openEmbedded(dataDir, say);
}

function poolOn(url: string, say: (line: string) => void): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 20, idleTimeoutMillis: 30_000, connectionTimeoutMillis: 10_000 });
  pool.on('error', (error) => say(`database: a waiting connection was lost (${error.message})`));
  // Without this a dropped connection that is in use would end the process.
  pool.on('connect', (client) => client.on('error', (error) => say(`database: a connection was lost (${error.message})`)));
  return pool;
}

async function openServer(url: string, say: (line: string) => void): Promise<OpenDatabase> {
  const pool = poolOn(url, say);
  const schema = await migrate(pool);
  return { database: databaseOn(pool), pool, schema, kind: 'server', close: () => pool.end() };
}

async function createDatabase(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url.replace(/\/plateprint$/, '/postgres') });
  await admin.connect();
  try {
    const { rowCount } = await admin.query(`select 1 from pg_database where datname = 'plateprint'`);
    if (rowCount === 0) await admin.query('create database plateprint');
  } finally {
    await admin.end();
  }
}

async function takeOwnership(url: string, dataDir: string): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const { rows } = await owner.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK]);
  if (rows[0]?.taken) return owner;
  await owner.end();
  throw new Error(`Another Plateprint is running on ${dataDir}: stop it first, or set DATA_DIR to another folder.`);
}

async function openEmbedded(dataDir: string, say: (line: string) => void): Promise<OpenDatabase> {
  const cluster = await embeddedCluster(dataDir);
  if (cluster.adopted) say('database: took over the PostgreSQL server that an earlier run left behind');
  await cluster.start();
  const url = await cluster.url();
  await createDatabase(url);
  const owner = await takeOwnership(url, dataDir);
  if (!cluster.folder.startsWith(dataDir))
    say(`database: PostgreSQL runs as the user "postgres", so its files are in ${cluster.folder}`);

  // The port may change at a restart: connections are made through a pool whose address can be renewed.
  const pool = poolOn(url, say);
  const schema = await migrate(pool);
  const guard = guardServer(cluster, owner, pool, say);
  return {
    database: databaseOn(pool),
    pool,
    schema,
    kind: 'embedded',
    async close() {
      guard.rest();
      await pool.end();
      await cluster.stop();
    },
  };
}

/** Notices at once when the server is gone (its own connection ends) and starts it again, at the same address. */
function guardServer(cluster: Cluster, first: pg.Client, pool: pg.Pool, say: (line: string) => void): { rest: () => void } {
  let resting = false;
  const watch = (owner: pg.Client): void => {
    owner.on('error', () => undefined);
    owner.once('end', () => {
      if (!resting) void revive();
    });
  };
  const revive = async (): Promise<void> => {
    say('database: the PostgreSQL server stopped, starting it again');
    for (let wait = 200; !resting; wait = Math.min(wait * 2, 5000)) {
      try {
        await cluster.start();
        const url = await cluster.url();
        pool.options.connectionString = url;
        const owner = new pg.Client({ connectionString: url });
        await owner.connect();
        await owner.query('select pg_advisory_lock($1)', [OWNER_LOCK]);
        watch(owner);
        say('database: the PostgreSQL server runs again');
        return;
      } catch {
        await new Promise((next) => setTimeout(next, wait));
      }
    }
  };
  watch(first);
  return {
    rest: () => {
      resting = true;
      first.end().catch(() => undefined);
    },
  };
}

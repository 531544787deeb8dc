import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSalesReport } from '@plateprint/shared/reports/api/report-api.ts';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from './support/empty-database.ts';
import { openObjectStore } from './support/object-store.ts';
import { openProduct, type Product } from './support/product.ts';
import { buildApp, workersOf } from '../src/app.ts';
import { readConfiguration } from '../src/platform/configuration.ts';
import { demoId } from '../src/demo/demo-id.ts';
import { DEMO_PASSWORD } from '../src/demo/demo-people.ts';
import { migrate } from '../src/platform/database/migrations/migrate.ts';
import { databaseOn } from '../src/platform/database/database.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { bossJobs } from '../src/platform/jobs/boss.ts';
import type { Mailer } from '../src/platform/mail/mail.ts';
import type { Services } from '../src/platform/services.ts';
import { bucketFileStore } from '../src/platform/storage/bucket-file-store.ts';
import { diskFileStore } from '../src/platform/storage/file-store.ts';
import { withDatabase } from '../src/platform/backup/open-database.ts';
import { restoreBackup } from '../src/platform/backup/restore-backup.ts';
import { keptTables } from '../src/platform/backup/table-store.ts';
import { writeBackup } from '../src/platform/backup/write-backup.ts';
import { sessionsOf } from '../src/users/who-sends.ts';

const ROOT = join(import.meta.dirname, '../..');

let place = '';
let product: Product;
let objects: Awaited<ReturnType<typeof openObjectStore>>;
const pools: Pool[] = [];

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'plateprint-backup-'));
  await chmod(place, 0o755);
  product = await openProduct();
  await makeReport();
  objects = await openObjectStore();
});
afterAll(async () => {
  await Promise.all(pools.map(async (pool) => pool.end()));
  await product.close();
  await objects.close();
  await rm(place, { recursive: true, force: true });
});

const at = (name: string): string => join(place, name);
const now = new Date('2026-11-22T12:00:00Z');

/** From which triggers work months out: what they write is backed up as well. */
async function makeReport(): Promise<void> {
  const { id, restaurant_id } = await product.database
    .selectFrom('recipe')
    .select(['id', 'restaurant_id'])
    .where('restaurant_id', '=', demoId('matsalen'))
    .executeTakeFirstOrThrow();
  const chef = await product.as('chef');
  await chef(createSalesReport, {
    params: { id: restaurant_id },
    body: {
      name: 'May',
      category: 'restaurant',
      variety: 'sales',
      type: 'monthly',
      startDate: '2025-05-01',
      settings: {},
      recipes: [{ key: '1', id, name: 'Dish', servings: 10 }],
      status: 'completed',
    },
  });
}

async function poolOnEmpty(): Promise<{ url: string; pool: Pool }> {
  const url = await emptyDatabase();
  const pool = new Pool({ connectionString: url, max: 3 });
  pools.push(pool);
  return { url, pool };
}

/** Every table's rows as one hash of their texts, calculated columns included. */
async function contentOf(pool: Pool): Promise<Record<string, string>> {
  const client = await pool.connect();
  const prints: Record<string, string> = {};
  for (const { name } of await keptTables(client)) {
    const { rows } = await client.query<{ print: string }>(
      `select count(*) || ':' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text collate "C")), '') as print from "${name}" t`,
    );
    prints[name] = rows[0]?.print ?? '';
  }
  client.release();
  return prints;
}

test('what is backed up while people write is restored row by row and byte by byte, into a database and a bucket elsewhere', async () => {
  const files = diskFileStore(at('files'));
  await files.put('uploads/logos/one.png', new Uint8Array([1, 2, 3]));
  await files.put('uploads/logos/empty.png', new Uint8Array());
  const over = new AbortController();
  const write = async (count: number): Promise<unknown> =>
    product.services.pool.query(`update recipe set draft = jsonb_set(draft, '{note}', to_jsonb($1::text))`, [
      `ä "\\\t\n${count}`,
    ]);
  await write(0);
  const writer = (async () => {
    for (let count = 1; !over.signal.aborted; count += 1) await write(count);
  })();
  const made = await writeBackup(at('one'), { pool: product.services.pool, files, version: '1.2.3', now });
  over.abort();
  await writer;
  const rowsOf = (table: string): number => made.tables.find(({ name }) => name === table)?.rows ?? 0;
  expect(rowsOf('recipe')).toBeGreaterThan(50);
  expect(rowsOf('restaurant_month')).toBeGreaterThan(0);

  const [{ pool }, bucket] = [await poolOnEmpty(), bucketFileStore(objects.bucket)];
  await restoreBackup(at('one'), { pool, files: bucket, replace: false });
  expect(Buffer.from((await bucket.get('uploads/logos/one.png')) ?? []).toJSON().data).toEqual([1, 2, 3]);
  expect(await bucket.get('uploads/logos/empty.png')).toHaveLength(0);
  // One moment was kept: every recipe has the same note. Backed up again at rest it is the same to the letter.
  const notes = await pool.query(`select distinct draft -> 'note' as note from recipe`);
  expect(notes.rowCount).toBe(1);
  await writeBackup(at('two'), { pool, files: bucket, version: '1.2.3', now });
  const third = await poolOnEmpty();
  await restoreBackup(at('two'), { pool: third.pool, files: diskFileStore(at('files-three')), replace: false });
  expect(await contentOf(third.pool)).toEqual(await contentOf(pool));
  expect(await readFile(at('files-three/uploads/logos/one.png'))).toEqual(Buffer.from([1, 2, 3]));
  // The references between tables are there again, and the schema is the migrations’.
  const constraints = `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as says from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`;
  expect((await third.pool.query(constraints)).rows).toEqual((await product.services.pool.query(constraints)).rows);
  const resting = `select tgname from pg_trigger where not tgisinternal and tgenabled = 'D'`;
  expect((await third.pool.query(resting)).rows).toEqual([]);
});

test('a database that is not empty is left alone unless it is to be replaced, and never while somebody is on it', async () => {
  const files = diskFileStore(at('none'));
  await writeBackup(at('small'), { pool: product.services.pool, files, version: '1.2.3', now });
  const { url, pool } = await poolOnEmpty();
  // By connections of their own: those of the restore are nobody else's.
  const before = new Pool({ connectionString: url });
  await migrate(before);
  await before.end();
  await expect(restoreBackup(at('small'), { pool, files, replace: false })).rejects.toThrow('The database is not empty');
  const guest = new Pool({ connectionString: url });
  await guest.query('select 1');
  await expect(restoreBackup(at('small'), { pool, files, replace: true })).rejects.toThrow('in use by 1 other connections');
  await guest.end();
  await restoreBackup(at('small'), { pool, files, replace: true });
  expect(Object.keys(await contentOf(pool))).toContain('recipe');
  await expect(writeBackup(at('small'), { pool, files, version: '1', now })).rejects.toThrow('is not empty');
});

test('a backup that is damaged, broken off or of the future is refused before anything is changed', async () => {
  const files = diskFileStore(at('none'));
  const { pool } = await poolOnEmpty();
  await writeBackup(at('harmed'), { pool: product.services.pool, files, version: '1.2.3', now });
  const manifest = await readFile(at('harmed/manifest.json'), 'utf8');
  const restore = async (): Promise<unknown> => restoreBackup(at('harmed'), { pool, files, replace: false });
  const kept = JSON.parse(manifest) as { migrations: object[] };
  const ofTheFuture = { number: 9999, name: 'from_the_future', checksum: 'x' };
  const newer = { ...kept, migrations: [...kept.migrations, ofTheFuture] };
  await writeFile(at('harmed/manifest.json'), JSON.stringify(newer));
  await expect(restore()).rejects.toThrow('restore it with a newer Plateprint');
  // A version that kept no list of its migrations said their newest number alone.
  await writeFile(at('harmed/manifest.json'), JSON.stringify({ ...kept, schema: 9999, migrations: undefined }));
  await expect(restore()).rejects.toThrow('restore it with a newer Plateprint');
  await writeFile(at('harmed/manifest.json'), manifest);
  await appendFile(at('harmed/tables/person.copy.gz'), 'x');
  await expect(restore()).rejects.toThrow('person.copy.gz is not what was written');
  await rm(at('harmed/tables/person.copy.gz'));
  await expect(restore()).rejects.toThrow('person.copy.gz is missing');
  await rm(at('harmed/manifest.json'));
  await expect(restore()).rejects.toThrow('no backup, or one that was broken off');
  expect((await pool.query(`select 1 from pg_class where relname = 'person'`)).rowCount).toBe(0);
});

/** The product on a database, with the queue that it has while it runs, and a post office of its own. */
async function running(database: Pool, post: Mailer['send']) {
  const services: Services = { ...product.services, pool: database, database: databaseOn(database), mailer: { send: post } };
  const jobs = bossJobs(database, () => undefined);
  const own = { ...services, jobs, sessions: sessionsOf(services.database, services.clock) };
  const app = await buildApp(own, { configuration: readConfiguration({ NODE_ENV: 'test' }, place), version: 'test' });
  await jobs.start(workersOf(own));
  return { app, jobs };
}

test('what waited and what was being done at the time of a backup is done where it is restored', async () => {
  const source = await poolOnEmpty();
  const files = diskFileStore(at('none'));
  await writeBackup(at('before'), { pool: product.services.pool, files, version: '1.2.3', now });
  await restoreBackup(at('before'), { pool: source.pool, files, replace: false });
  // The post office keeps the first letter in its hands; the second waits behind it.
  const [inHand, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const busy = await running(source.pool, async () => {
    inHand.resolve();
    await letGo.promise;
  });
  const asking = ['chef@demo.plateprint.test', 'owner@demo.plateprint.test'];
  for (const email of asking) {
    const asked = await busy.app.inject({ method: 'POST', url: '/api/users/request-reset-password', payload: { email } });
    expect(asked.statusCode).toBe(200);
    await inHand.promise;
  }
  const made = await writeBackup(at('busy'), { pool: source.pool, files, version: '1.2.3', now });
  letGo.resolve();
  await busy.jobs.stop();
  await busy.app.close();
  expect(made.jobs?.rows).toBe(2);

  const target = await poolOnEmpty();
  await restoreBackup(at('busy'), { pool: target.pool, files, replace: false });
  const mails: string[] = [];
  const restored = await running(target.pool, async ({ to }) => void mails.push(to));
  await expect.poll(() => mails.toSorted(), { timeout: 20_000 }).toEqual(asking);
  await restored.jobs.stop();
  await restored.app.close();
  // A damaged list of them is refused.
  await writeFile(at('busy/jobs.json'), '[]');
  const { pool } = await poolOnEmpty();
  await expect(restoreBackup(at('busy'), { pool, files, replace: false })).rejects.toThrow('jobs.json is not what was written');
}, 120_000);

const run = promisify(execFile);

const people = async (pool: Pool): Promise<number | null> => (await pool.query(`select id from person`)).rowCount;

async function script(name: string, environment: NodeJS.ProcessEnv, ...words: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', ...environment };
  const { stdout } = await run(process.execPath, [join(ROOT, 'scripts', `${name}.ts`), ...words], { env });
  return stdout;
}

test('a backup made by its command is restored into an embedded database, which a product runs on and a person signs in to', async () => {
  const { connectionString } = product.services.pool.options;
  const source = { DATABASE_URL: connectionString, DATA_DIR: at('data-one') };
  expect(await script('backup', source, at('living'))).toMatch(/schema \d+, \d+ rows of \d+ tables, 0 files, 0 jobs/);
  expect((await readdir(at('living'))).toSorted()).toEqual(['jobs.json', 'manifest.json', 'tables']);
  const target = { DATA_DIR: at('data-two') };
  expect(await script('restore', target, at('living'))).toContain('Restored what was kept at');

  // As a start does: owns the cluster, brings the schema up to date, answers.
  const opened = await openDatabase({ dataDir: at('data-two'), say: () => undefined });
  const sessions = sessionsOf(opened.database, product.services.clock);
  const app = await buildApp(
    { ...product.services, ...opened, sessions },
    { configuration: readConfiguration({ NODE_ENV: 'test' }, place), version: 'test' },
  );
  const body = { email: 'chef@demo.plateprint.test', password: DEMO_PASSWORD };
  const reply = await app.inject({ method: 'POST', url: '/api/users/sign-in', payload: body });
  expect([reply.statusCode, String(reply.headers['set-cookie'])]).toEqual([200, expect.stringContaining('plateprint=')]);
  // Meanwhile it may be backed up, and nothing else.
  const where = { databaseUrl: undefined, dataDir: at('data-two'), say: () => undefined };
  expect(await withDatabase({ ...where, mayRun: true }, people)).toBeGreaterThan(0);
  await expect(withDatabase({ ...where, mayRun: false }, people)).rejects.toThrow('stop it first');
  await app.close();
  await opened.close();
}, 180_000);

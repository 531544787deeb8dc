import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { findBinaries } from '../src/platform/database/embedded/binaries.ts';
import { isPostgres, readPostmaster } from '../src/platform/database/embedded/postmaster-file.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { launchProduct, type RunningProduct, type Start, startProduct } from './support/running-product.ts';

/** Several starts of a whole product each: a slow machine is no fault, what hangs is. */
vi.setConfig({ testTimeout: 600_000 });

/** Above it everybody may enter. */
let place = '';
const running: RunningProduct[] = [];
const elsewhere: string[] = [];

async function run(start: Start): Promise<RunningProduct> {
  const product = await startProduct(start);
  running.push(product);
  return product;
}

async function serverIn(cluster: string): Promise<number> {
  return (await readPostmaster(cluster))?.pid ?? 0;
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'plateprint-running-'));
  await chmod(place, 0o755);
});
afterEach(async () => {
  for (const product of running.splice(0)) if (product.process.exitCode === null) await product.end('SIGTERM');
});
afterAll(async () => {
  for (const folder of [place, ...elsewhere]) await rm(folder, { recursive: true, force: true });
});

const isRoot = process.getuid?.() === 0;

describe.runIf(inject('server').kind === 'embedded')('the product as a process', () => {
  test('makes its data folder, ends at SIGTERM with code 0 though a request hangs, and leaves no server', async () => {
    const dataDir = join(place, 'new', 'data');
    const product = await run({ dataDir });
    const server = await serverIn(join(dataDir, 'postgres'));
    expect(await isPostgres(server)).toBe(true);
    // Somebody began a request and never finishes it.
    const { port } = new URL(product.address);
    const slow = connect(Number(port), '127.0.0.1', () => slow.write('POST /api/users/sign-in HTTP/1.1\r\nHost: x\r\nContent-'));
    slow.on('error', () => undefined);
    await new Promise((sent) => slow.once('connect', sent));
    expect(await product.end('SIGTERM')).toMatchObject({ code: 0 });
    slow.destroy();
    expect(await isPostgres(server)).toBe(false);
  });

  test('a SIGTERM while it starts ends it as well, without a server left behind', async () => {
    const dataDir = join(place, 'new', 'data');
    const product = await launchProduct({ dataDir });
    await expect.poll(async () => isPostgres(await serverIn(join(dataDir, 'postgres'))), { timeout: 120_000 }).toBe(true);
    const server = await serverIn(join(dataDir, 'postgres'));
    expect(await product.end('SIGTERM')).toMatchObject({ code: 0 });
    expect(await isPostgres(server)).toBe(false);
  });

  test('a first start that is killed again and again leaves nothing that the next one stumbles over', async () => {
    const dataDir = join(place, 'often-killed');
    for (const milliseconds of [400, 800, 1300]) {
      const product = await launchProduct({ dataDir });
      await pause(milliseconds);
      await product.end('SIGKILL');
    }
    const product = await run({ dataDir });
    expect((await fetch(`${product.address}/api/health`)).status).toBe(200);
    expect(await product.end('SIGTERM')).toMatchObject({ code: 0 });
  });

  test('a killed one leaves its server, which the next start takes over and says so', async () => {
    const dataDir = join(place, 'new', 'data');
    const killed = await run({ dataDir });
    const orphan = await serverIn(join(dataDir, 'postgres'));
    await killed.end('SIGKILL');
    expect(await isPostgres(orphan)).toBe(true);
    const next = await run({ dataDir });
    expect(next.said()).toContain('took over the PostgreSQL server that an earlier run left behind');
    expect(await serverIn(join(dataDir, 'postgres'))).toBe(orphan);
    // A second one is refused in one line, and does no harm.
    const second = await launchProduct({ dataDir });
    await new Promise((ended) => second.process.once('close', ended));
    expect(second.process.exitCode).toBe(1);
    expect(second.said()).toBe(
      `Another Plateprint is running on ${dataDir}: stop it first, or set DATA_DIR to another folder.\n`,
    );
    expect((await fetch(`${next.address}/api/health`)).status).toBe(200);
    // Nor does one whose port is taken leave a server of its own.
    const other = await launchProduct({ dataDir: join(place, 'other'), port: Number(new URL(next.address).port) });
    await new Promise((ended) => other.process.once('close', ended));
    expect(other.process.exitCode).toBe(1);
    expect(other.said()).toContain('EADDRINUSE');
    expect(await isPostgres(await serverIn(join(place, 'other/postgres')))).toBe(false);
    await next.end('SIGTERM');
    expect(await isPostgres(orphan)).toBe(false);
  });

  test.runIf(isRoot)('runs as an ordinary user with everything in its own folder', async () => {
    const [uid, gid] = ['-u', '-g'].map((kind) => Number(execFileSync('id', [kind, 'nobody']).toString())) as [number, number];
    const dataDir = join(place, 'of-nobody');
    await mkdir(dataDir, { mode: 0o700 });
    await chown(dataDir, uid, gid);
    const product = await run({ dataDir, account: { uid, gid }, environment: { HOME: dataDir } });
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(uid);
    expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600);
    expect(await product.end('SIGTERM')).toMatchObject({ code: 0 });
  });

  test.runIf(isRoot)(
    'as root below a private folder it says where its database is, and starts afresh after the folder',
    async () => {
      const home = join(place, 'private');
      await mkdir(home, { mode: 0o700 });
      const dataDir = join(home, 'data');
      const first = await run({ dataDir });
      const cluster = /its files are in (\S+)/.exec(first.said())?.[1] ?? '';
      elsewhere.push(dirname(cluster));
      expect(cluster).toMatch(/^\/var\/lib\/plateprint\//);
      expect(await isPostgres(await serverIn(cluster))).toBe(true);
      expect(await first.end('SIGTERM')).toMatchObject({ code: 0 });

      await rm(dataDir, { recursive: true });
      const second = await run({ dataDir });
      const aside = /was moved to (\S+)/.exec(second.said())?.[1] ?? '';
      expect(aside.startsWith(`${cluster}.left-`)).toBe(true);
      expect((await stat(join(aside, 'PG_VERSION'))).isFile()).toBe(true);
      expect(second.said()).toContain('The database was empty: the demo was put in');
    },
  );

  test.runIf(isRoot)('programs that the server’s user cannot reach are copied once, whole', async () => {
    const copyTo = join(place, 'programs');
    const programs = await findBinaries(async () => false, copyTo);
    expect(programs.initdb.startsWith(copyTo)).toBe(true);
    const [uid, gid] = ['-u', '-g'].map((kind) => Number(execFileSync('id', [kind, 'postgres']).toString())) as [number, number];
    expect(execFileSync(programs.initdb, ['--version'], { uid, gid, cwd: '/' }).toString()).toContain('(PostgreSQL) 18');
    const made = (await stat(programs.initdb)).ctimeMs;
    await findBinaries(async () => false, copyTo);
    expect((await stat(programs.initdb)).ctimeMs).toBe(made);
  });
});

test('with DATABASE_URL two products share a database, fill it once, and make no server of their own', async () => {
  const environment = { DATABASE_URL: await emptyDatabase() };
  const nodes = await Promise.all(['one', 'two'].map(async (name) => run({ dataDir: join(place, name), environment })));
  expect(nodes.filter((node) => node.said().includes('the demo was put in'))).toHaveLength(1);
  const ends = await Promise.all(nodes.map(async (node) => node.end('SIGTERM')));
  expect(ends.map(({ code }) => code)).toEqual([0, 0]);
  for (const name of ['one', 'two']) expect(await readdir(join(place, name))).not.toContain('postgres');
});

test('a database that does not answer ends the start with one line', async () => {
  const product = await launchProduct({
    dataDir: join(place, 'three'),
    environment: { DATABASE_URL: 'postgres://plate:secret@localhost:9/print' },
  });
  await new Promise((ended) => product.process.once('close', ended));
  expect(product.process.exitCode).toBe(1);
  expect(product.said().trim().split('\n')).toEqual([expect.stringContaining('ECONNREFUSED')]);
  expect(product.said()).not.toContain('secret');
});

import { chmod, mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { isPostgres, readPostmaster } from './embedded/postmaster-file.ts';
import { openDatabase } from './open-database.ts';

let folder = '';
let said: string[] = [];
let open: OpenDatabase | undefined;

async function start(): Promise<OpenDatabase> {
  said = [];
  open = await openDatabase({ dataDir: folder, say: (line) => void said.push(line) });
  return open;
}

async function stop(): Promise<void> {
  await open?.close();
  open = undefined;
}

async function serverPid(): Promise<number> {
  return (await readPostmaster(join(folder, 'postgres')))?.pid ?? 0;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateprint-embedded-'));
  await chmod(folder, 0o755); // the server's user enters it
});
afterEach(stop);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.runIf(inject('server').kind === 'embedded')('the embedded database', () => {
  test('two first starts at once: one has the folder, the other is refused, and nothing half-made stays', async () => {
    const starts = await Promise.allSettled(
      [1, 2].map(async () => openDatabase({ dataDir: folder, say: (line) => void said.push(line) })),
    );
    open = starts.find((each) => each.status === 'fulfilled')?.value;
    const refused = starts.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    expect(refused).toEqual([
      `Error: Another Plateprint is running on ${folder}: stop it first, or set DATA_DIR to another folder.`,
    ]);
    await expect(open?.pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
    expect((await readdir(folder)).toSorted()).toEqual(['postgres', 'postgres-password']);
  });

  test('keeps what was written over a restart, and its server ends with it', async () => {
    const { pool, kind } = await start();
    expect(kind).toBe('embedded');
    await pool.query('create table if not exists kept (word text)');
    await pool.query('truncate kept');
    await pool.query(`insert into kept values ('soup')`);
    const pid = await serverPid();
    expect(await isPostgres(pid)).toBe(true);
    await stop();
    // Its file is gone before the last of the process is.
    await expect.poll(() => isPostgres(pid), { timeout: 30_000 }).toBe(false);
    const again = await start();
    expect((await again.pool.query('select word from kept')).rows).toEqual([{ word: 'soup' }]);
    expect(said).toEqual([]);
  });

  test('a write is on the disk before it is answered, and only this machine can connect, with a password', async () => {
    const { pool } = await start();
    const shown = async (name: string) => (await pool.query<Record<string, string>>(`show ${name}`)).rows[0]?.[name];
    expect(await shown('fsync')).toBe('on');
    expect(await shown('synchronous_commit')).toBe('on');
    expect(await shown('listen_addresses')).toBe('127.0.0.1');
    const { rows } = await pool.query<{ auth_method: string }>('select distinct auth_method from pg_hba_file_rules');
    expect(rows).toEqual([{ auth_method: 'scram-sha-256' }]);
  });

  test('a second product on the folder is refused in one line, and the first goes on', async () => {
    const { pool } = await start();
    const second: string[] = [];
    await expect(openDatabase({ dataDir: folder, say: (line) => void second.push(line) })).rejects.toThrow(
      `Another Plateprint is running on ${folder}: stop it first, or set DATA_DIR to another folder.`,
    );
    expect(second).toEqual([]);
    await expect(pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
  });

  test('when the server is killed it is started again, and the same pool works', async () => {
    const { pool, database } = await start();
    await pool.query('create table survivors (number integer)');
    await pool.query('insert into survivors values (1)');
    const killed = await serverPid();
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => said.at(-1), { timeout: 40_000 }).toBe('database: the PostgreSQL server runs again');
    expect(said).toContain('database: the PostgreSQL server stopped, starting it again');
    expect(await serverPid()).not.toBe(killed);
    expect((await pool.query('select number from survivors')).rows).toEqual([{ number: 1 }]);
    await expect(database.selectFrom('recipe').select('id').execute()).resolves.toEqual([]);
    // The guard watches the new server as well.
    process.kill(await serverPid(), 'SIGKILL');
    said.length = 0;
    await expect.poll(() => said.at(-1), { timeout: 40_000 }).toBe('database: the PostgreSQL server runs again');
    expect((await pool.query('select number from survivors')).rows).toEqual([{ number: 1 }]);
  });

  test('a stop while the server is being started again leaves no server', async () => {
    await start();
    process.kill(await serverPid(), 'SIGKILL');
    await expect.poll(() => said.length, { timeout: 30_000 }).toBeGreaterThan(0);
    await stop();
    await pause(300);
    await expect.poll(async () => isPostgres(await serverPid()), { timeout: 30_000 }).toBe(false);
  });

  test('a stop does not wait for ever for somebody who never gives a connection back', async () => {
    const { pool } = await start();
    const held = await pool.connect();
    held.on('error', () => undefined);
    const pid = await serverPid();
    await stop();
    held.release(true);
    // Asked to go at once it goes; how soon the system forgets it is the machine's.
    await expect.poll(() => isPostgres(pid), { timeout: 30_000 }).toBe(false);
  });

  test('what a first start left half-made when it was killed is swept away, a fresh one is not', async () => {
    for (const name of ['postgres.0ld.part', 'postgres.new.part']) await mkdir(join(folder, name));
    await utimes(join(folder, 'postgres.0ld.part'), 0, 0);
    await start();
    expect((await readdir(folder)).toSorted()).toEqual(['postgres', 'postgres-password', 'postgres.new.part']);
  });

  test('a database whose password is lost is reported in one line and left alone', async () => {
    await rm(join(folder, 'postgres-password'));
    await expect(start()).rejects.toThrow(
      `The database in ${folder}/postgres is there, but ${folder}/postgres-password is not: put it back.`,
    );
    expect(await isPostgres(await serverPid())).toBe(false);
  });
});

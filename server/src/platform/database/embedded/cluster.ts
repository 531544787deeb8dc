import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { makeFolder } from '../../storage/data-folder.ts';
import { findBinaries } from './binaries.ts';
import { makePassword, readPassword } from './cluster-password.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import { forgetStalePostmaster, readPostmaster } from './postmaster-file.ts';
import { canReach, serverUser } from './server-user.ts';

const run = promisify(execFile);
/** Where server and data live when the server's user cannot enter the data folder (as root below a private home). */
const SYSTEM_FOLDER = '/var/lib/plateprint';
/** A start is tried again: the port may be taken meanwhile, or the processes of a crashed server may still be leaving. */
const STARTS = 5;
const LONGEST_START_MS = 60_000;

export interface Cluster {
  /** Where its folder lies. */
  home: string;
  folder: string;
  running: () => Promise<boolean>;
  /** Starts the server when it is not running, and waits until it is ready. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** The address of one of its databases. */
  url: (database: string) => Promise<string>;
}

async function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function isCluster(folder: string): Promise<boolean> {
  return stat(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

async function lastWords(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n');
  return lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? '';
}

/** PostgreSQL 18 in `dataDir/postgres`, on loopback, at a free port, with a generated password. */
export async function embeddedCluster(dataDir: string, say: (line: string) => void): Promise<Cluster> {
  const user = await serverUser();
  await makeFolder(dataDir);
  const isPrivate = !(await canReach(user, resolve(dataDir)));
  const home = isPrivate
    ? join(SYSTEM_FOLDER, createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12))
    : resolve(dataDir);
  const folder = join(home, 'postgres');
  const log = join(folder, 'server.log');
  const { initdb, pgCtl } = await findBinaries((path) => canReach(user, path), SYSTEM_FOLDER);
  const control = (...words: string[]) => run(pgCtl, [...words, '-D', folder, '-s'], { ...user, cwd: home });

  const running = async (): Promise<boolean> => {
    await forgetStalePostmaster(folder);
    return control('status').then(
      () => true,
      () => false,
    );
  };
  const stop = async (): Promise<void> => {
    if (await running()) await control('stop', '-m', 'fast', '-w', '-t', '30');
  };
  /** False when the server was stopping and is gone now. */
  const becomesReady = async (): Promise<boolean> => {
    for (let waited = 0; waited < LONGEST_START_MS; waited += 50) {
      if ((await readPostmaster(folder))?.ready) return true;
      if (!(await running())) return false;
      await pause(50);
    }
    throw new Error(`PostgreSQL in ${folder} is not ready after ${LONGEST_START_MS / 1000} s: see ${log}.`);
  };
  const start = async (): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      if ((await running()) && (await becomesReady())) return;
      const options = `-p ${await freePort()} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=120 -c shared_buffers=256MB`;
      try {
        await control('start', '-w', '-t', String(LONGEST_START_MS / 1000), '-l', log, '-o', options);
        return;
      } catch {
        if (tries === STARTS) throw new Error(`PostgreSQL in ${folder} does not start: ${await lastWords(log)} (${log})`);
        await pause(200 * tries);
      }
    }
  };

  let password = await readPassword(dataDir);
  if (password === null && (await isCluster(folder))) {
    if (!isPrivate) throw new Error(`The database in ${folder} is there, but ${dataDir}/postgres-password is not: put it back.`);
    // Its data folder was deleted by its owner: what is left here belongs to nobody, and nobody can open it.
    await stop();
    const aside = `${folder}.left-${new Date().toISOString().replaceAll(':', '-')}`;
    await rename(folder, aside);
    say(`database: ${dataDir} is new, the database of an earlier folder of that name was moved to ${aside}`);
  }
  password ??= await makePassword(dataDir);
  if (!(await isCluster(folder))) await initialiseCluster(folder, { initdb, user, password });
  return {
    home,
    folder,
    running,
    start,
    stop,
    url: async (database) => `postgres://plateprint:${password}@127.0.0.1:${(await readPostmaster(folder))?.port}/${database}`,
  };
}

import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Binaries, findBinaries } from './binaries.ts';
import { canReach, serverUser, type ServerUser } from './server-user.ts';

const run = promisify(execFile);
/** Where server and data live when the server's user cannot enter the data folder (as root below a private home). */
const SYSTEM_FOLDER = '/var/lib/plateprint';

export interface Cluster {
  folder: string;
  /** True when a server that an earlier, killed Plateprint left running was taken over. */
  adopted: boolean;
  url: () => Promise<string>;
  /** Starts the server when it is not running; harmless when it is. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function password(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres-password');
  if (await exists(file)) return (await readFile(file, 'utf8')).trim();
  const made = randomBytes(24).toString('base64url');
  await writeFile(file, `${made}\n`, { mode: 0o600 });
  return made;
}

async function initialise(binaries: Binaries, user: ServerUser, folder: string, secret: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o755 });
  await mkdir(folder, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const secretFile = join(tmpdir(), `plateprint-${randomBytes(6).toString('hex')}`);
  await writeFile(secretFile, secret, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) await chown(secretFile, user.uid, user.gid);
  try {
    await run(
      binaries.initdb,
      [
        '-D',
        folder,
        '-U',
        'plateprint',
        '-A',
        'scram-sha-256',
        '--pwfile',
        secretFile,
        '-E',
        'UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      { ...user, cwd: folder },
    );
  } catch (error) {
    // A half-made cluster would be taken for a whole one at the next start.
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(secretFile, { force: true });
  }
}

/**
 * After a reboot the number in `postmaster.pid` may belong to some other program, which `pg_ctl` takes for the server.
 * Only a process that is certainly not PostgreSQL makes the file stale.
 */
async function forgetStalePid(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  const command = await run('ps', ['-p', String(pid), '-o', 'comm=']).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
  if (command !== '' && !command.includes('postgres')) await rm(file, { force: true });
}

/** PostgreSQL 18 in `dataDir/postgres`, on loopback, at a free port, with a generated password. */
export async function embeddedCluster(dataDir: string): Promise<Cluster> {
  const user = await serverUser();
  await mkdir(dataDir, { recursive: true });
  const own = resolve(dataDir, 'postgres');
  const private_ = !(await canReach(user, resolve(dataDir)));
  const folder = private_
    ? join(SYSTEM_FOLDER, createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12), 'postgres')
    : own;
  const binaries = await findBinaries((path) => canReach(user, path), SYSTEM_FOLDER);
  const secret = await password(dataDir);
  const inFolder = { ...user, cwd: private_ ? SYSTEM_FOLDER : resolve(dataDir) };

  if (!(await exists(join(folder, 'PG_VERSION')))) await initialise(binaries, user, folder, secret);
  const running = async (): Promise<boolean> =>
    run(binaries.pgCtl, ['status', '-D', folder], inFolder).then(
      () => true,
      () => false,
    );

  const start = async (): Promise<void> => {
    if (await running()) return;
    const options = `-p ${await freePort()} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=120 -c shared_buffers=256MB`;
    await run(
      binaries.pgCtl,
      ['start', '-D', folder, '-w', '-t', '60', '-s', '-l', join(folder, 'server.log'), '-o', options],
      inFolder,
    );
  };
  await forgetStalePid(folder);
  const adopted = await running();
  return {
    folder,
    adopted,
    start,
    async stop() {
      await run(binaries.pgCtl, ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '30', '-s'], inFolder).catch(() => undefined);
    },
    async url() {
      const port = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[3]?.trim();
      return `postgres://plateprint:${secret}@127.0.0.1:${port}/plateprint`;
    },
  };
}

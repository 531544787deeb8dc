import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const MB = 1024 * 1024;
/** The user of a process in there: PostgreSQL refuses to be root, and wants an account that has a name. */
const NOBODY = '65534';

/** A file system of limited size, in a namespace of our own, for which nobody needs to be root. */
export interface SmallDisk {
  /** Its folder, for those who run within it. */
  folder: string;
  /** The command that runs another within it. */
  within: readonly string[];
  free: () => Promise<number>;
  /** Fills it until so many megabytes are free; with 0 nothing more fits in. */
  fill: (leftMegabytes: number) => Promise<void>;
  /** Removes what filled it. */
  empty: () => Promise<void>;
  /** The names in a folder of it. */
  names: (path?: string) => Promise<string[]>;
  /** The content of a file in it. */
  text: (path: string) => Promise<string>;
  end: () => Promise<void>;
}

/** Why there can be no such disk here; null where there can. */
export async function whyNoSmallDisk(): Promise<string | null> {
  const mount = 'mount -t tmpfs -o size=1m tmpfs /mnt && exec unshare -U true';
  return promisify(execFile)('unshare', ['-Urm', 'sh', '-c', mount]).then(
    () => null,
    (error: unknown) => `no namespace of one's own can be made: ${String(error).split('\n')[0]}`,
  );
}

export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'plateprint-small-'));
  const mount = `mount -t tmpfs -o size=${megabytes}m,mode=0755 tmpfs ${folder} && echo ready && exec sleep infinity`;
  const holder: ChildProcess = spawn('unshare', ['-Urm', 'sh', '-c', mount], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (holder.stdout) await once(holder.stdout, 'data');
  const seen = `/proc/${holder.pid}/root${folder}`;
  const free = async (): Promise<number> => {
    const { bavail, bsize } = await statfs(seen);
    return bavail * bsize;
  };
  return {
    folder,
    within: [
      ...['nsenter', '-t', String(holder.pid)].concat('-U', '-m', '--preserve-credentials', '--'),
      ...['unshare', '-U'].concat(`--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'),
    ],
    free,
    async fill(leftMegabytes) {
      for (let at = 0; ; at += 1) {
        const bytes = (await free()) - leftMegabytes * MB;
        if (bytes <= 0) return;
        await writeFile(join(seen, `filling-${Date.now()}-${at}`), Buffer.alloc(bytes, 1)).catch(() => undefined);
        if (leftMegabytes > 0) return;
        await pause(10);
      }
    },
    async empty() {
      for (const name of await readdir(seen)) if (name.startsWith('filling-')) await rm(join(seen, name));
    },
    names: async (path = '') => readdir(join(seen, path)),
    text: async (path) => readFile(join(seen, path), 'utf8'),
    async end() {
      holder.kill('SIGKILL');
      if (await stat(folder).catch(() => null)) await rm(folder, { recursive: true, force: true });
    },
  };
}

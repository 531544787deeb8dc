import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeWhole } from './write-whole.ts';

/** Where uploaded and made files live. Keys are ours: letters, digits, `-`, `_`, `.` and `/`, never a person's file name. */
export interface FileStore {
  put: (key: string, content: Uint8Array) => Promise<{ sha256: string }>;
  get: (key: string) => Promise<Uint8Array | null>;
  remove: (key: string) => Promise<void>;
}

/** A store that can say what it holds: what backups and moves need. */
export interface ListedFileStore extends FileStore {
  /** Every file, in no promised order; sizes in bytes. */
  list: () => AsyncIterable<{ key: string; size: number }>;
}

const KEY = /^[\w-]+(?:\/[\w.-]+)*$/;

/** @throws what no key of ours is, whichever store it is asked of. */
export function checkKey(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`not a file key: ${key}`);
  return key;
}

export function diskFileStore(folder: string): ListedFileStore {
  const pathOf = (key: string): string => join(folder, checkKey(key));
  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await writeWhole(path, content);
      return { sha256: createHash('sha256').update(content).digest('hex') };
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      for await (const key of glob('**/*', { cwd: folder, exclude: ['**/*.part'] })) {
        const found = await stat(join(folder, key)).catch(() => null); // removed meanwhile
        if (found?.isFile()) yield { key, size: found.size };
      }
    },
  };
}

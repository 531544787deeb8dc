import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where uploaded and made files live. Keys are ours: letters, digits, `-`, `_`, `.` and `/`, never a person's file name. */
export interface FileStore {
  put: (key: string, content: Uint8Array) => Promise<{ sha256: string }>;
  get: (key: string) => Promise<Uint8Array | null>;
  remove: (key: string) => Promise<void>;
}

const KEY = /^[\w-]+(?:\/[\w.-]+)*$/;

export function diskFileStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!KEY.test(key) || key.includes('..')) throw new Error(`not a file key: ${key}`);
    return join(folder, key);
  };
  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Written beside and renamed: a reader never meets half a file.
      const part = `${path}.${randomUUID()}.part`;
      await writeFile(part, content, { flush: true });
      await rename(part, path);
      return { sha256: createHash('sha256').update(content).digest('hex') };
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

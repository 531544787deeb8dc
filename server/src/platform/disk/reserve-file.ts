import { randomFillSync } from 'node:crypto';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Disk, HELD_BYTES, LAST_BYTES } from './reserve.ts';

const fileIn = (folder: string): string => join(folder, 'reserve');
const CHUNK_BYTES = 1024 * 1024;

/** The file system of a folder, as somebody who is not root may use it. One that does not tell has no size. */
export async function diskOf(folder: string): Promise<Disk> {
  return statfs(folder).then(
    ({ bsize, blocks, bavail }) => ({ size: bsize * blocks, free: bsize * bavail }),
    () => ({ size: 0, free: 0 }),
  );
}

/** Bytes that no file system makes smaller, written out: what is only promised is not there when it is needed. */
export async function holdReserve(folder: string): Promise<void> {
  if (await stat(fileIn(folder)).catch(() => null)) return;
  const part = `${fileIn(folder)}.part`;
  try {
    const file = await open(part, 'w', 0o600);
    try {
      const chunk = Buffer.alloc(CHUNK_BYTES);
      for (let at = 0; at < HELD_BYTES; at += CHUNK_BYTES) await file.writeFile(randomFillSync(chunk));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, fileIn(folder));
  } catch {
    await rm(part, { force: true }).catch(() => undefined); // held when there is room for it
  }
}

/** Gives the held bytes to the database where it has almost none left. @returns whether there were any */
export async function freeReserve(folder: string, { size, free }: Disk): Promise<boolean> {
  if (size === 0 || free >= LAST_BYTES) return false;
  return rm(fileIn(folder)).then(
    () => true,
    () => false,
  );
}

import type { ListedFileStore } from './file-store.ts';

export interface Moved {
  copied: number;
  /** Were there already, of the same size. */
  there: number;
  bytes: number;
}

/** Copies what the other store lacks and leaves the first as it is: broken off, it is begun again and goes on where it was. */
export async function moveFiles(from: ListedFileStore, to: ListedFileStore): Promise<Moved> {
  const sizes = new Map<string, number>();
  for await (const { key, size } of to.list()) sizes.set(key, size);
  const moved = { copied: 0, there: 0, bytes: 0 };
  for await (const { key, size } of from.list()) {
    if (sizes.get(key) === size) {
      moved.there += 1;
      continue;
    }
    const content = await from.get(key);
    if (content === null) continue; // removed meanwhile
    await to.put(key, content);
    moved.copied += 1;
    moved.bytes += content.length;
  }
  return moved;
}

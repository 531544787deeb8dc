/** A file of its own on the disk. */
export interface FilePlace {
  folder: FileSystemDirectoryHandle;
  name: string;
}

/** In the browser's own file system for this site. */
const PLACE = 'archive-pages';
/** Milliseconds: an archive is saved at once, and its download has been read by then. */
const KEPT = 120_000;

/**
 * A folder for the pages of one archive, so that ten pictures of ten megabytes are not in memory: an archive is read from it when it is saved.
 * Removed two minutes later, else with the next archive or when somebody signs out. Null where a browser has no such place.
 */
export async function openPageFolder(): Promise<FileSystemDirectoryHandle | null> {
  try {
    const root = await navigator.storage.getDirectory();
    const all = await root.getDirectoryHandle(PLACE, { create: true });
    const now = Date.now();
    for await (const name of all.keys()) if (now - Number.parseInt(name, 10) > KEPT) await remove(all, name);
    const own = `${now}-${crypto.randomUUID()}`;
    setTimeout(() => void remove(all, own), KEPT);
    return await all.getDirectoryHandle(own, { create: true });
  } catch {
    return null;
  }
}

/** Removes what is left of archives, whoever made them. */
export async function forgetPageFolders(): Promise<void> {
  const root = await navigator.storage?.getDirectory?.();
  if (root) await remove(root, PLACE);
}

/** What is still read stays until the next time. */
async function remove(folder: FileSystemDirectoryHandle, name: string): Promise<void> {
  await folder.removeEntry(name, { recursive: true }).catch(() => undefined);
}

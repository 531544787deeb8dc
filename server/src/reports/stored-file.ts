import { hash } from 'node:crypto';
import type { FileStore } from '../platform/storage/file-store.ts';

/** Where a body is in the file store, as the database has it. */
interface Address {
  key: string | null;
  /** Of the bytes, in hexadecimal. */
  sha256: string | null;
  /** How many were put there. */
  bytes: number | null;
}

/** The bytes of a body that was moved. @throws when the file store has none there, or others */
export async function storedFile(files: FileStore, { key, sha256, bytes }: Address): Promise<Uint8Array | null> {
  if (key === null) return null;
  const content = await files.get(key);
  if (content === null) throw new Error(`The file store has no ${key}, which a report is made of: bring it back from a backup.`);
  if (content.length !== bytes)
    throw new Error(`${key} in the file store has ${content.length} bytes of the ${bytes} that were put there.`);
  if (hash('sha256', content) !== sha256) throw new Error(`${key} in the file store has other bytes than were put there.`);
  return content;
}

import { join } from 'node:path';
import type { Bucket } from './bucket.ts';
import { bucketFileStore } from './bucket-file-store.ts';
import { diskFileStore, type ListedFileStore } from './file-store.ts';

/** In the bucket when one is configured, else in the data folder. */
export function openFileStore({ bucket, dataDir }: { bucket: Bucket | null; dataDir: string }): ListedFileStore {
  return bucket ? bucketFileStore(bucket) : diskFileStore(join(dataDir, 'files'));
}

/** Asks a bucket for its first page, so that a wrong name or key shows at the start and not at the first picture. */
export async function askFileStore(files: ListedFileStore): Promise<void> {
  for await (const _first of files.list()) return;
}

import { join } from 'node:path';
import { readConfiguration } from '../server/src/platform/configuration.ts';
import { oneLine } from '../server/src/platform/failures/one-line.ts';
import { diskFileStore } from '../server/src/platform/storage/file-store.ts';
import { moveFiles } from '../server/src/platform/storage/move-files.ts';
import { openFileStore } from '../server/src/platform/storage/open-file-store.ts';

/** `npm run files:move`: copies DATA_DIR/files into the bucket of FILES_URL; what is there already is passed over. */
const configuration = readConfiguration(process.env, join(import.meta.dirname, '..'));
if (!configuration.bucket) {
  console.error('Set FILES_URL and the S3_… variables to the bucket first.');
  process.exit(1);
}
moveFiles(diskFileStore(join(configuration.dataDir, 'files')), openFileStore(configuration)).then(
  ({ copied, there, bytes }) =>
    console.log(`Copied ${copied} files (${bytes} bytes); ${there} were there. The disk is as it was.`),
  (error: unknown) => {
    console.error(oneLine(error));
    process.exit(1);
  },
);

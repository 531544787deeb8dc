import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { withDatabase } from '../server/src/platform/backup/open-database.ts';
import { writeBackup } from '../server/src/platform/backup/write-backup.ts';
import { readConfiguration } from '../server/src/platform/configuration.ts';
import { oneLine } from '../server/src/platform/failures/one-line.ts';
import { openFileStore } from '../server/src/platform/storage/open-file-store.ts';

/** `npm run backup -- <folder>`: the database of one moment and the files, with the product's own configuration; it may run. */
const root = join(import.meta.dirname, '..');
const KEY =
  'The secret key is not in it: keep SECRET_KEY, or the file secret-key of the data folder, in another place. Without it authenticator apps must be set up anew.';

async function backup(folder: string): Promise<void> {
  const configuration = readConfiguration(process.env, root);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const files = openFileStore(configuration);
  const made = await withDatabase({ ...configuration, say: console.log, mayRun: true }, async (pool) =>
    writeBackup(resolve(folder), { pool, files, version, now: new Date() }),
  );
  const rows = made.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${folder}: schema ${made.schema}, ${rows} rows of ${made.tables.length} tables, ${made.files.length} files, ${made.jobs?.rows ?? 0} jobs that wait.\n${KEY}`,
  );
}

const [folder, ...others] = process.argv.slice(2);
if (!folder || others.length > 0) {
  console.error('npm run backup -- <new folder>');
  process.exit(1);
}
backup(folder).catch((error: unknown) => {
  console.error(oneLine(error));
  process.exit(1);
});

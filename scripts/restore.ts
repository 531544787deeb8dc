import { join, resolve } from 'node:path';
import { withDatabase } from '../server/src/platform/backup/open-database.ts';
import { restoreBackup } from '../server/src/platform/backup/restore-backup.ts';
import { readConfiguration } from '../server/src/platform/configuration.ts';
import { oneLine } from '../server/src/platform/failures/one-line.ts';
import { openFileStore } from '../server/src/platform/storage/open-file-store.ts';

/** `npm run restore -- <folder> [--replace]`: puts a backup into the database and the file store of the configuration. */
const root = join(import.meta.dirname, '..');

async function restore(folder: string, replace: boolean): Promise<void> {
  const configuration = readConfiguration(process.env, root);
  const files = openFileStore(configuration);
  const { at, schema, tables, jobs } = await withDatabase({ ...configuration, say: console.log, mayRun: false }, async (pool) =>
    restoreBackup(resolve(folder), { pool, files, replace }),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored what was kept at ${at}: schema ${schema}, ${rows} rows of ${tables.length} tables, the files beside them.${
      jobs ? ` ${jobs.rows} jobs wait for the next start.` : ' It is of a version that kept no jobs.'
    }`,
  );
}

const words = process.argv.slice(2);
const [folder, ...others] = words.filter((word) => word !== '--replace');
if (!folder || others.length > 0) {
  console.error('npm run restore -- <folder of a backup> [--replace]');
  process.exit(1);
}
restore(folder, words.includes('--replace')).catch((error: unknown) => {
  console.error(oneLine(error));
  process.exit(1);
});

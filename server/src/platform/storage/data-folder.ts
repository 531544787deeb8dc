import { constants } from 'node:fs';
import { access, lstat, mkdir, opendir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Bucket } from './bucket.ts';
import { codeOf, fileProblem } from './file-problem.ts';

/** The part of the configuration that says where things are stored. */
interface Keeping {
  dataDir: string;
  databaseUrl: string | undefined;
  bucket: Bucket | null;
  production: boolean;
  secretKey: string | undefined;
  smtpUrl: string | undefined;
}

/**
 * Makes the data folder unless it is there, and looks whether everything that is kept in it can be written. With the database,
 * files, mails and the secret key elsewhere nothing is, and it need not be there.
 * @throws in one line what cannot be used, and why
 */
export async function openDataFolder(configuration: Keeping): Promise<void> {
  const { dataDir, databaseUrl, bucket, production, secretKey, smtpUrl } = configuration;
  const folders = [...(bucket ? [] : ['files']), ...(smtpUrl === undefined ? ['outbox'] : [])];
  const isUsed = databaseUrl === undefined || folders.length > 0 || !production || secretKey === undefined;
  if (!isUsed) return;
  await mustBeFolder(`The data folder ${dataDir} (DATA_DIR)`, dataDir);
  for (const name of folders) {
    const folder = join(dataDir, name);
    if (await isThere(folder)) await mustBeFolder(`The folder ${folder}`, folder);
  }
}

async function mustBeFolder(name: string, folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw fileProblem(name, error);
  }
}

/**
 * Makes a folder and those above it, unless they are there. Node's own `recursive` never ends where a folder is there in which
 * the system makes none (`/proc`).
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return mustOpen(folder, error);
    if (codeOf(error) !== 'ENOENT' || (await isThere(dirname(folder)))) throw error;
    await makeFolder(dirname(folder), mode);
    await mkdir(folder, { mode });
  }
}

/** @throws the failure of making it where what is there is no folder; its own where it cannot be opened */
async function mustOpen(folder: string, failure: unknown): Promise<void> {
  const opened = await opendir(folder).catch((error: unknown) => {
    throw codeOf(error) === 'ENOTDIR' ? failure : error;
  });
  await opened.close();
}

/** A link that leads nowhere is there as well. */
async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    (error: unknown) => codeOf(error) !== 'ENOENT',
  );
}

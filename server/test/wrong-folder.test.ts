import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfiguration } from '../src/platform/configuration.ts';
import { openDataFolder } from '../src/platform/storage/data-folder.ts';
import { launchProduct, type Start } from './support/running-product.ts';

vi.setConfig({ testTimeout: 120_000 });

let place = '';
const isRoot = process.getuid?.() === 0;
/** Somebody who is not root, to whom folders can be closed: ourselves, unless we are. */
const account = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;

function idOf(kind: string): number {
  return Number(execFileSync('id', [kind, 'nobody']).toString());
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'plateprint-wrong-folder-'));
  await chmod(place, 0o755);
});
afterAll(async () => rm(place, { recursive: true, force: true }));

/** The lines and the code of a start that ends by itself. One that goes on or hangs is ended after a minute, with no code. */
async function ended(start: Start): Promise<{ code: number | null; lines: string[] }> {
  const product = await launchProduct(start);
  const hangs = setTimeout(() => product.process.kill('SIGKILL'), 60_000);
  await new Promise((closed) => product.process.once('close', closed));
  clearTimeout(hangs);
  return { code: product.process.exitCode, lines: product.said().trim().split('\n') };
}

/** A data folder with one thing in it that is not what it should be. */
async function folderWith(name: string, spoil: (path: string) => Promise<unknown>): Promise<string> {
  const folder = await mkdtemp(join(place, 'folder-'));
  await chmod(folder, 0o755);
  await spoil(join(folder, name));
  return folder;
}

describe('a start that cannot use its data folder says why in one line and ends with 1', () => {
  test.each(['development', 'production'])('because it is a file (%s)', async (mode) => {
    const dataDir = join(place, `file-${mode}`);
    await writeFile(dataDir, '');
    const { code, lines } = await ended({ dataDir, environment: { NODE_ENV: mode } });
    expect(lines).toEqual([`The data folder ${dataDir} (DATA_DIR) is a file and no folder.`]);
    expect(code).toBe(1);
  });

  test('because it may not be written', async () => {
    const dataDir = await folderWith('', async (path) => chmod(path, 0o555));
    const { code, lines } = await ended({ dataDir, ...(account ? { account } : {}) });
    expect(lines).toEqual([`The data folder ${dataDir} (DATA_DIR) may not be used by the account that Plateprint runs as.`]);
    expect(code).toBe(1);
  });

  test('because its log cannot be opened', async () => {
    const dataDir = await folderWith('plateprint.log', async (path) => mkdir(path));
    const { code, lines } = await ended({ dataDir });
    expect(lines).toEqual([`The log ${dataDir}/plateprint.log is a folder and no file.`]);
    expect(code).toBe(1);
  });

  test('because its secret key is none, and leaves no database running', async () => {
    const dataDir = await folderWith('secret-key', async (path) => writeFile(path, 'half a k'));
    const { code, lines } = await ended({ dataDir });
    expect(lines).toEqual([`The secret key in ${dataDir}/secret-key must be 32 bytes, in hexadecimal or base64.`]);
    expect(code).toBe(1);
  });

  test('because its database’s folder is a file', async () => {
    const dataDir = await folderWith('postgres', async (path) => writeFile(path, ''));
    const { code, lines } = await ended({ dataDir });
    expect(lines).toEqual([expect.stringContaining(`${dataDir}/postgres`)]);
    expect(code).toBe(1);
  });
});

const opened = (environment: NodeJS.ProcessEnv): Promise<void> => openDataFolder(readConfiguration(environment, '/'));
const S3 = { FILES_URL: 's3://bucket', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
const ELSEWHERE = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://x@localhost/y',
  SMTP_URL: 'smtp://localhost',
  SECRET_KEY: 'ab'.repeat(32),
  ...S3,
};

test.each(['DATABASE_URL', 'SMTP_URL', 'SECRET_KEY', 'FILES_URL', 'NODE_ENV'])(
  'the folder is asked for while %s leaves something to be kept in it',
  async (variable) => {
    const dataDir = join(place, 'asked-for');
    await writeFile(dataDir, '');
    const environment = { ...ELSEWHERE, DATA_DIR: dataDir };
    await expect(opened({ ...environment, [variable]: '' })).rejects.toThrow('is a file and no folder');
    await expect(opened(environment)).resolves.toBeUndefined();
  },
);

test.each([
  ['files', { ...ELSEWHERE, FILES_URL: '' }],
  ['outbox', { ...ELSEWHERE, SMTP_URL: '' }],
])('the folder of %s is looked at too', async (name, environment) => {
  const dataDir = await folderWith(name, async (path) => writeFile(path, ''));
  const refused = `The folder ${dataDir}/${name} is a file and no folder.`;
  await expect(opened({ ...environment, DATA_DIR: dataDir })).rejects.toThrow(refused);
});

test('a parent that is a file, and a link that leads nowhere', async () => {
  const file = await folderWith('file', async (path) => writeFile(path, ''));
  await expect(opened({ DATA_DIR: join(file, 'file', 'data') })).rejects.toThrow('lies below a file');
  const link = await folderWith('link', async (path) => symlink('/nowhere/at/all', path));
  await expect(opened({ DATA_DIR: join(link, 'link') })).rejects.toThrow(/^The data folder .*\.$/);
});

// Node's own way of making folders above each other never ends there.
test.runIf(process.platform === 'linux')('a place where nothing can be made', async () => {
  await expect(opened({ DATA_DIR: '/proc/nothing' })).rejects.toThrow('cannot be made');
});

test('a crash that never stops, before anything is open, is reported once and ends the process with 1', async () => {
  const crashing = 'setInterval(() => { if (process.listenerCount("uncaughtException") > 0) throw new Error("burnt") }, 1)';
  const { code, lines } = await ended({
    dataDir: join(place, 'crashing'),
    environment: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(crashing)}` },
  });
  expect(lines.filter((line) => line === 'Error: burnt')).toHaveLength(1);
  expect(code).toBe(1);
});

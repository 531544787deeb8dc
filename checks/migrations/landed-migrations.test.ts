import { execFile } from 'node:child_process';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { landedRefusals, recordMigrations } from './landed-migrations.ts';

const run = promisify(execFile);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateprint-migrations-'));
  await add('0001_first.sql');
  await add('0002_second.sql');
  await recordMigrations(folder);
});
afterEach(async () => rm(folder, { recursive: true, force: true }));

async function add(file: string, sql = `select '${file}';`): Promise<void> {
  await writeFile(join(folder, file), sql);
}

const git = async (...words: string[]) =>
  run('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.test', ...words], { cwd: folder });

async function committed(): Promise<void> {
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'x');
}

const refused = async (): Promise<string[]> => (await landedRefusals(folder)).map(({ file, rule }) => `${file} ${rule}`);

test('the product’s own migrations are as they landed', async () => {
  expect(await landedRefusals(join(import.meta.dirname, '../../server/migrations'))).toEqual([]);
});

test('what is recorded and new is fine; what is not recorded is refused until it is', async () => {
  expect(await refused()).toEqual([]);
  await add('0003_third.sql');
  expect(await refused()).toEqual(['0003_third.sql is not recorded: npm run migrations:record']);
  expect(await recordMigrations(folder)).toEqual(['0003_third.sql']);
  expect(await refused()).toEqual([]);
});

test('other statements, another name and a removal are refused', async () => {
  await add('0001_first.sql', 'select 1; -- and a word');
  await rename(join(folder, '0002_second.sql'), join(folder, '0004_second.sql'));
  expect(await refused()).toEqual([
    '0001_first.sql landed with other statements: what is to change comes in a new migration',
    'SHA256SUMS 0002_second.sql landed and is gone: it keeps its number and name for ever',
    '0004_second.sql is not recorded: npm run migrations:record',
  ]);
});

test('two of one number, and a number left out, are refused', async () => {
  await add('0002_other.sql');
  await add('0005_far.sql');
  await recordMigrations(folder);
  expect(await refused()).toEqual(['SHA256SUMS 0002_other.sql is not number 3', 'SHA256SUMS 0005_far.sql is not number 4']);
});

test('a record that was changed with its migration is found by the history, where there is one', async () => {
  await git('init', '--quiet');
  await committed();
  await add('0003_third.sql');
  await recordMigrations(folder);
  await committed();
  expect(await refused()).toEqual([]);
  await rm(join(folder, 'SHA256SUMS'));
  await add('0002_second.sql', 'select 2;');
  await recordMigrations(folder);
  await committed();
  const found = await refused();
  expect(found).toHaveLength(2);
  expect(found[0]).toMatch(/^SHA256SUMS in commit \w+ this line was 0002_second\.sql/);
});

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Refusal } from './refusal.ts';

/**
 * A migration that landed keeps its number, its name and its statements for ever: databases have been made with it. `SHA256SUMS`
 * beside the files is the record of what landed, to which lines are only added; `git log` knows every record that there was.
 */
const RECORD = 'SHA256SUMS';
const run = promisify(execFile);

/** Sums that the history has and no database: a comment was put right within minutes, before anything ran with them. */
const CORRECTED = new Map([
  [
    'aa29a8aafa437dc2b552d995d098acc7299c85da42a8a28df11fe1dc55a0543b',
    '0067_audit_without_addresses.sql: without its word `checked`',
  ],
]);

interface Line {
  file: string;
  sum: string;
}

/** As `sha256sum` writes it. */
function linesOf(record: string): Line[] {
  return record
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ sum: line.slice(0, 64), file: line.slice(66) }));
}

async function filesOf(folder: string): Promise<Line[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  return Promise.all(
    files.map(async (file) => ({
      file,
      sum: createHash('sha256')
        .update(await readFile(join(folder, file)))
        .digest('hex'),
    })),
  );
}

/** Every record that the commits of this history have, oldest first; none where there is no history, as in a release's archive. */
async function formerRecords(folder: string): Promise<{ commit: string; lines: Line[] }[]> {
  const git = async (...words: string[]): Promise<string> => (await run('git', words, { cwd: folder })).stdout;
  const log = await git('log', '--format=%h', '--reverse', '--', RECORD).catch(() => '');
  const commits = log.split('\n').filter((line) => line !== '');
  return Promise.all(commits.map(async (commit) => ({ commit, lines: linesOf(await git('show', `${commit}:./${RECORD}`)) })));
}

const at = (file: string, line: number, rule: string): Refusal => ({ file, line, rule });

/** Files in a folder of migrations that differ from their record, or have none yet. */
export async function landedRefusals(folder: string): Promise<Refusal[]> {
  const [record, files] = [linesOf(await readFile(join(folder, RECORD), 'utf8').catch(() => '')), await filesOf(folder)];
  return [...ofFiles(record, files), ...ofRecord(record), ...(await ofHistory(folder, record))];
}

function ofFiles(record: readonly Line[], files: readonly Line[]): Refusal[] {
  const sums = new Map(files.map(({ file, sum }) => [file, sum]));
  const recorded = new Set(record.map(({ file }) => file));
  const unlike = record.flatMap(({ file, sum }, index) => {
    if (!sums.has(file)) return [at(RECORD, index + 1, `${file} landed and is gone: it keeps its number and name for ever`)];
    return sums.get(file) === sum
      ? []
      : [at(file, 1, 'landed with other statements: what is to change comes in a new migration')];
  });
  const unrecorded = files.filter(({ file }) => !recorded.has(file));
  return [...unlike, ...unrecorded.map(({ file }) => at(file, 1, 'is not recorded: npm run migrations:record'))];
}

/** Numbers follow each other, so that two branches that add one meet in the record. */
function ofRecord(record: readonly Line[]): Refusal[] {
  return record.flatMap(({ file }, index) =>
    Number(file.slice(0, 4)) === index + 1 ? [] : [at(RECORD, index + 1, `${file} is not number ${index + 1}`)],
  );
}

async function ofHistory(folder: string, record: readonly Line[]): Promise<Refusal[]> {
  return (await formerRecords(folder)).flatMap(({ commit, lines }) => {
    const index = lines.findIndex(
      ({ file, sum }, line) => record[line]?.file !== file || (record[line].sum !== sum && !CORRECTED.has(sum)),
    );
    if (index < 0) return [];
    const rule = `in commit ${commit} this line was ${lines[index]?.file}: number again, in the commit that adds it, what did not land`;
    return [at(RECORD, index + 1, rule)];
  });
}

/** Adds the migrations that are not recorded yet. @returns their files */
export async function recordMigrations(folder: string): Promise<string[]> {
  const recorded = new Set(linesOf(await readFile(join(folder, RECORD), 'utf8').catch(() => '')).map(({ file }) => file));
  const added = (await filesOf(folder)).filter(({ file }) => !recorded.has(file));
  await appendFile(join(folder, RECORD), added.map(({ file, sum }) => `${sum}  ${file}\n`).join(''));
  return added.map(({ file }) => file);
}

if (import.meta.main) {
  const added = await recordMigrations(join(import.meta.dirname, '../../server/migrations'));
  console.log(added.length === 0 ? 'Every migration is recorded.' : `Recorded: ${added.join(', ')}`);
}

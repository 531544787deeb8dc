import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { Release, releases } from '../server/test/releases/releases.ts';

/**
 * `npm run release:keep -- --commit <commit> --database <url>`: names a released state in `server/migrations/releases.json`, and
 * keeps a small dump of its demo, on which every later version is started by a test. The database is one that a product of that
 * commit filled and left, on a PostgreSQL server whose `pg_dump` is on the path; all but a few of its reports are removed.
 */
const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const RELEASES = join(root, 'server/migrations/releases.json');
const MOST_BYTES = 300_000;

const git = async (...words: string[]): Promise<string> => (await run('git', words, { cwd: root, maxBuffer: 2 ** 26 })).stdout;

/** Every migration of a commit, with the SHA-256 of its file. */
async function migrationsOf(commit: string): Promise<Record<string, string>> {
  const files = (await git('ls-tree', '--name-only', `${commit}:server/migrations`)).split('\n');
  const sums = files
    .filter((file) => file.endsWith('.sql'))
    .map(async (file) => {
      const sql = await git('show', `${commit}:server/migrations/${file}`);
      return [file, createHash('sha256').update(sql).digest('hex')] as const;
    });
  return Object.fromEntries(await Promise.all(sums));
}

/** Of each kind of report the two with the fewest bytes stay. */
const FEW = `delete from report where id not in (
  select id from (
    select report.id, row_number() over (
      partition by report.variety, report.status order by coalesce(sum(octet_length(body.body)), 0), report.id
    ) as place
    from report left join report_body body on body.report_id = report.id
    group by report.id
  ) ranked where place <= 2)`;

async function dumpOf(url: string): Promise<Buffer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(FEW);
  await client.end();
  const words = ['--no-owner', '--no-privileges', '--rows-per-insert=100', url];
  const { stdout } = await run('pg_dump', words, { maxBuffer: 2 ** 28 });
  // Words for psql alone, which newer versions of pg_dump begin and end with.
  return gzipSync(stdout.replaceAll(/^\\(?:un)?restrict .*$/gm, ''), { level: 9 });
}

async function keep(commit: string, url: string): Promise<void> {
  const migrations = await migrationsOf(commit);
  const schema = Math.max(...Object.keys(migrations).map((file) => Number(file.slice(0, 4))));
  const [short = commit, date] = (await git('log', '-1', '--format=%h %cs', '--abbrev=7', commit)).trim().split(' ');
  const dump = await dumpOf(url);
  if (dump.length > MOST_BYTES) throw new Error(`The dump has ${dump.length} bytes, more than ${MOST_BYTES}.`);
  await writeFile(join(root, `server/test/releases/${short}.sql.gz`), dump);
  const named = [...(await releases()), Release.parse({ commit: short, date, schema, migrations })];
  await writeFile(RELEASES, `${JSON.stringify(named, null, 2)}\n`);
  console.log(`${short}: schema ${schema}, ${dump.length} bytes`);
}

const { values } = parseArgs({ options: { commit: { type: 'string' }, database: { type: 'string' } } });
if (!values.commit || !values.database) {
  console.error('npm run release:keep -- --commit <commit> --database <url of a demo that it filled>');
  process.exit(1);
}
await keep(values.commit, values.database);

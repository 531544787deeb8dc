import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { landedRefusals } from './landed-migrations.ts';
import type { Refusal } from './refusal.ts';
import { type Statement, statementsOf } from './sql-statements.ts';

/**
 * While nodes are brought up to date one after another, the former version runs beside the new schema. So a migration adds;
 * what it takes away, tightens or holds up for long is refused unless a comment before the statement answers for it:
 *   -- unused since <release>: why      for what is dropped or renamed
 *   -- checked: why                     for the rest: how long it locks, why the former version fulfils it
 * The rule in words: docs/deployment.md.
 */
/** Migrations before this one were there before the rule, and nothing was running yet. */
const FIRST = 12;

/** Landed before this check, or without its word, and looked through by hand: a landed migration is never edited, not even its comments. */
const LOOKED_THROUGH: Record<string, string> = {
  '0012_integrations.sql':
    'sold_name.decided_by may be null only where a program decided, which no program could before; the references are of new columns without a value',
  '0013_leaderboard.sql': 'indexes of two small tables, and months worked out once of reports, which locks none of them',
  '0014_mapper.sql':
    'the former version names the key of mapped_ingredient_use in no statement, and fulfils the new check; the table has some rows for each report',
  '0015_erasure.sql':
    'indexes of people and of the audit, whose million rows take a second; the function is replaced by one that forbids less',
  '0064_report_mail_ends.sql': 'the index of a table with some open links for each report: milliseconds',
};

type Excuse = 'unused since' | 'checked';

const RULES: readonly { finds: RegExp; rule: string; excuse: Excuse }[] = [
  {
    finds: /\bdrop (?:table|column|view|type|function)\b/,
    rule: 'drops what the former version may use',
    excuse: 'unused since',
  },
  {
    finds: /^alter table (?:if exists )?(?:only )?\S+ drop (?!constraint|not null)\S/,
    rule: 'drops a column',
    excuse: 'unused since',
  },
  { finds: /\brename (?:to|column|constraint)?\b/, rule: 'renames what the former version may use', excuse: 'unused since' },
  { finds: /\balter (?:column )?\S+ (?:set data )?type\b/, rule: 'changes a type: the table is written anew', excuse: 'checked' },
  { finds: /\bset not null\b/, rule: 'forbids null: the former version may write it, and every row is read', excuse: 'checked' },
  {
    finds: /\bdrop constraint\b/,
    rule: 'drops a constraint: the former version may name it in `on conflict`',
    excuse: 'checked',
  },
  { finds: /\bdrop not null\b/, rule: 'allows null where the former version reads a value', excuse: 'checked' },
  { finds: /\bdrop (?:unique )?index\b/, rule: 'drops an index that the former version may need', excuse: 'checked' },
  { finds: /^(?:update|delete from|truncate|lock)\b/, rule: 'writes or locks rows: for how long?', excuse: 'checked' },
];

const NEVER: readonly { finds: RegExp; rule: string }[] = [
  {
    finds: /\bconcurrently\b|^vacuum\b/,
    rule: 'cannot run in a transaction: build it by hand before, and say `if not exists` here',
  },
];

/** The rules that the statements of one migration break. */
export function refusalsOf(file: string, sql: string): Refusal[] {
  const statements = statementsOf(sql);
  const own = new Set(
    statements.flatMap(({ text }) => /^create (?:unlogged )?table (?:if not exists )?(\S+)/.exec(text)?.[1] ?? []),
  );
  return statements.flatMap((statement) => {
    if (own.has(tableOf(statement.text))) return [];
    const broken = [...fixedRules(statement), ...addedColumns(statement), ...addedConstraints(statement), ...indexes(statement)];
    return broken.map((rule) => ({ file, line: statement.line, rule }));
  });
}

/** The table that a statement changes, or makes an index of. */
function tableOf(text: string): string {
  const changed = /^(?:alter table (?:if exists )?(?:only )?|update |delete from |truncate (?:table )?)(\S+)/.exec(text);
  return (changed ?? /^create (?:unique )?index .*? on (?:only )?(\S+)/.exec(text))?.[1] ?? '';
}

const isExcused = ({ comments }: Statement, excuse: Excuse): boolean =>
  excuse === 'checked' ? /\bchecked: \S/.test(comments) : /\bunused since \S+: \S/.test(comments);

function fixedRules(statement: Statement): string[] {
  const broken = RULES.filter(({ finds, excuse }) => finds.test(statement.text) && !isExcused(statement, excuse));
  return [...broken, ...NEVER.filter(({ finds }) => finds.test(statement.text))].map(({ rule }) => rule);
}

function addedColumns(statement: Statement): string[] {
  return statement.text
    .split(/\badd column\b/)
    .slice(1)
    .flatMap((column) => {
      const isMissing = /\bnot null\b/.test(column) && !/\bdefault\b|\bgenerated\b/.test(column);
      if (isMissing) return ['adds a column that may not be null and has no default: the former version leaves it out'];
      const isRewritten = /\bgenerated always\b|\bdefault [^,]*\b(?:random\w*|gen_\w+|clock_timestamp)\(/.test(column);
      return isRewritten && !isExcused(statement, 'checked')
        ? ['adds a calculated column: the table is written anew under a lock']
        : [];
    });
}

function addedConstraints(statement: Statement): string[] {
  const { text } = statement;
  if (!/\badd (?:constraint\b|check\b|foreign key\b|unique\b|primary key\b)/.test(text)) return [];
  if (/\bnot valid\b/.test(text) || isExcused(statement, 'checked')) return [];
  return ['adds a constraint that the former version may not fulfil, and reads every row: say `not valid`, or why it is quick'];
}

function indexes(statement: Statement): string[] {
  if (!/^create (?:unique )?index\b/.test(statement.text) || isExcused(statement, 'checked')) return [];
  return ['makes an index of a table that is there: nobody writes to it meanwhile'];
}

/** Every refusal of the migrations in a folder. */
export async function migrationRefusals(folder: string): Promise<Refusal[]> {
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.sql') && Number(file.slice(0, 4)) >= FIRST && !(file in LOOKED_THROUGH))
    .toSorted();
  const found = files.map(async (file) => refusalsOf(file, await readFile(join(folder, file), 'utf8')));
  return (await Promise.all(found)).flat();
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../../server/migrations');
  const refusals = [...(await landedRefusals(folder)), ...(await migrationRefusals(folder))];
  for (const { file, line, rule } of refusals) console.error(`server/migrations/${file}:${line} ${rule}`);
  console.log(
    refusals.length === 0
      ? 'Every migration is as it landed, and the former version can run beside it.'
      : `${refusals.length} things about migrations are refused.`,
  );
  process.exitCode = refusals.length === 0 ? 0 : 1;
}

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationRefusals, refusalsOf } from './migrations.ts';
import { statementsOf } from './sql-statements.ts';

const rulesOf = (sql: string): string[] => refusalsOf('0099_test.sql', sql).map(({ rule }) => rule);

test('every migration lets the former version run beside it', async () => {
  expect(await migrationRefusals(join(import.meta.dirname, '../../server/migrations'))).toEqual([]);
});

test.each([
  ['drop table menu;', 'drops what'],
  ['alter table menu drop column name;', 'drops what'],
  ['alter table menu drop name;', 'drops a column'],
  ['alter table menu rename column name to title;', 'renames'],
  ['alter table menu rename to card;', 'renames'],
  ['ALTER TABLE menu\n  ALTER COLUMN portions TYPE bigint;', 'changes a type'],
  ['alter table menu alter portions set data type bigint;', 'changes a type'],
  ['alter table menu add column season text not null;', 'has no default'],
  ['alter table menu add column a text, add column b text not null;', 'has no default'],
  ['alter table menu add column size integer generated always as (length(name)) stored;', 'written anew'],
  ['alter table menu add column key text default gen_random_uuid()::text;', 'written anew'],
  ['alter table menu alter column name set not null;', 'forbids null'],
  ['alter table menu alter column name drop not null;', 'allows null'],
  ['alter table menu drop constraint menu_pkey;', 'drops a constraint'],
  ['alter table menu add constraint small check (portions < 9);', 'adds a constraint'],
  ['alter table menu add foreign key (a) references b (id);', 'adds a constraint'],
  ['create index menu_name on menu (name);', 'makes an index'],
  ['create unique index menu_name on menu (name);', 'makes an index'],
  ['create index concurrently menu_name on menu (name);', 'cannot run in a transaction'],
  ['drop index menu_name;', 'drops an index'],
  ["update menu set name = '' where name is null;", 'writes or locks'],
  ['delete from menu;', 'writes or locks'],
  ['-- checked: nobody reads it\ndrop table menu;', 'drops what'],
  ["select 'unused since 1.0: a text is no comment'; drop table menu;", 'drops what'],
])('%s is refused: %s', (sql, rule) => {
  expect(rulesOf(sql)).toContainEqual(expect.stringContaining(rule));
});

test.each([
  'create table season (id text primary key, name text not null);\ncreate index season_name on season (name);\nalter table season add check (name <> $$$$);',
  'alter table menu add column season text;',
  'alter table menu add column season text not null default $$summer$$;',
  'alter table menu add column season_id text references season (id);',
  'alter table menu add constraint small check (portions < 9) not valid;',
  '-- unused since 0.2.0: menus have titles\nalter table menu drop column name;',
  '-- checked: 2 s on 10 million rows, built by hand before\ncreate index if not exists menu_name on menu (name);',
  'create function f() returns void language sql as $$ delete from menu; drop table menu $$;',
  "comment on table menu is 'drop table; rename to';",
])('%s is let be', (sql) => {
  expect(rulesOf(sql)).toEqual([]);
});

test('a comment answers for the statement that it stands before, and for no other', () => {
  const sql = '-- unused since 0.2.0: nothing left\ndrop table menu;\n\ndrop table recipe;';
  expect(refusalsOf('0099_test.sql', sql)).toEqual([
    { file: '0099_test.sql', line: 4, rule: 'drops what the former version may use' },
  ]);
});

test('statements are told apart though texts, bodies and comments have semicolons', () => {
  const sql = `select ';' as a; -- one; two\ncreate function f() returns void language sql as $body$ select 1; $body$;\n/* ; */ select "a;b"`;
  expect(statementsOf(sql).map(({ text, line }) => [text, line])).toEqual([
    ["select '' as a", 1],
    ["create function f() returns void language sql as ''", 2],
    ['select a;b', 3],
  ]);
});

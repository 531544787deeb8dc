import { expect, test } from 'vitest';
import type { Tables } from '../../server/src/platform/database/tables/tables.ts';
import { plantedProject } from './planted-project.ts';
import { foreignTables, tablesNamed } from './sql-of-areas.ts';
import { OWNED } from './table-owners.ts';

const ALL = { owned: { recipes: ['recipe'], menus: ['menu', 'live_link'] }, writtenByOthers: [], readByOthers: [] };

const faultsOf = async (source: string, law: Parameters<typeof foreignTables>[1] = ALL): Promise<string[]> =>
  foreignTables(await plantedProject({ 'server/src/menus/store/menu-store.ts': source }), law);

test('an area names its own tables, and words that are none', async () => {
  expect(await faultsOf("export const a = (db: any) => db.selectFrom('menu as m').innerJoin('live_link', 'a', 'b');")).toEqual(
    [],
  );
  expect(await faultsOf('// from recipe\nexport const a = sql`select 1 from generate_series(1, 2)`;')).toEqual([]);
});

test.each([
  ['the query builder', "db.updateTable('recipe').set({})", 'menus writes recipe, which is of recipes'],
  ['a join of it', "db.selectFrom('menu').leftJoin('recipe as r', 'a', 'b')", 'menus reads recipe, which is of recipes'],
  ['a list of tables', "db.selectFrom(['menu', 'recipe'])", 'menus reads recipe, which is of recipes'],
  ['SQL that is written out', 'sql`insert into recipe (id) values (1)`', 'menus writes recipe, which is of recipes'],
  ['a join that is written out', 'sql`select 1 from menu join recipe r on true`', 'menus reads recipe, which is of recipes'],
])('another area’s table in %s is caught', async (_, expression, fault) => {
  expect(await faultsOf(`export const a = (db: any) => ${expression};`)).toEqual([expect.stringContaining(fault)]);
});

test('what is removed is written, not read as well', () => {
  expect(tablesNamed('a.ts', 'sql`delete from menu using live_link`')).toEqual([
    { table: 'menu', isWritten: true },
    { table: 'menu', isWritten: true },
    { table: 'live_link', isWritten: false },
  ]);
});

test('a reason lets a table be read but not written, and is taken out when nobody needs it', async () => {
  const law = { ...ALL, readByOthers: [{ area: 'menus', table: 'recipe', why: 'names of dishes' }] };
  expect(await faultsOf("export const a = (db: any) => db.selectFrom('recipe');", law)).toEqual([]);
  expect(await faultsOf("export const a = (db: any) => db.deleteFrom('recipe');", law)).toEqual([
    expect.stringContaining('menus writes recipe'),
    'menus names recipe no longer: take the reason out',
  ]);
});

test('every table of the database is of one area', () => {
  // Where a table is left that no area owns, this does not compile.
  const isEachOwned: [Exclude<keyof Tables, (typeof OWNED)[keyof typeof OWNED][number]>] extends [never] ? true : false = true;
  expect(isEachOwned).toBe(true);
  const owned = Object.values(OWNED).flat();
  expect(owned).toHaveLength(new Set(owned).size);
});

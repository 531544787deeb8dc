import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { isTest, readLaw } from './area-law.ts';
import { pathsUnder } from './modules.ts';
import { OWNED, READ_BY_OTHERS, type Reason, WRITTEN_BY_OTHERS } from './table-owners.ts';

interface Named {
  table: string;
  isWritten: boolean;
}

const WRITES = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const READS = new Set(['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'from', 'using']);
const WRITTEN_SQL = /\b(?:insert into|update|delete from)\s+([a-z_]{1,60})/gu;
const READ_SQL = /\b(?:from|join|using)\s+([a-z_]{1,60})/gu;

/** The words behind `from`, `join`, `update` and the like in a module: of the query builder, and of SQL that is written out. */
export function tablesNamed(path: string, source: string): Named[] {
  const named: Named[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      const method = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
      if (!WRITES.has(method) && !READS.has(method)) return;
      const tables = first?.type === 'ArrayExpression' ? first.elements : [first];
      for (const each of tables)
        if (each?.type === 'Literal' && typeof each.value === 'string')
          named.push({ table: each.value.split(' ')[0] ?? '', isWritten: WRITES.has(method) });
    },
    TemplateElement: ({ value: { raw } }) => {
      const written = [...raw.matchAll(WRITTEN_SQL)].map(([, table = '']) => table);
      const read = [...raw.matchAll(READ_SQL)].map(([, table = '']) => table);
      named.push(...written.map((table) => ({ table, isWritten: true })));
      named.push(...read.map((table) => ({ table, isWritten: written.includes(table) })));
    },
  }).visit(parseSync(path, source).program);
  return named;
}

interface TableLaw {
  owned: Readonly<Record<string, readonly string[]>>;
  writtenByOthers: readonly Reason[];
  readByOthers: readonly Reason[];
}

const LAW: TableLaw = { owned: OWNED, writtenByOthers: WRITTEN_BY_OTHERS, readByOthers: READ_BY_OTHERS };

/** Where an area's SQL names a table of another area without a reason, and reasons that nobody needs any more. */
export async function foreignTables(root: string, { owned, writtenByOthers, readByOthers }: TableLaw = LAW): Promise<string[]> {
  const { order } = await readLaw(root);
  const ownerOf = new Map(Object.entries(owned).flatMap(([area, tables]) => tables.map((table) => [table, area])));
  const found: string[] = [];
  const needed = new Set<Reason>();
  for (const area of order)
    for (const path of await pathsUnder(root, [`server/src/${area}`])) {
      if (isTest(path)) continue;
      for (const { table, isWritten } of tablesNamed(path, await readFile(join(root, path), 'utf8'))) {
        const owner = ownerOf.get(table);
        // Who reaches what hangs on everybody's rows: that is what access is asked.
        if (owner === undefined || owner === area || (area === 'access' && !isWritten)) continue;
        const reason = (isWritten ? writtenByOthers : readByOthers).find((each) => each.area === area && each.table === table);
        if (reason) needed.add(reason);
        else
          found.push(`${path}: ${area} ${isWritten ? 'writes' : 'reads'} ${table}, which is of ${owner}: let its store do that`);
      }
    }
  const idle = [...writtenByOthers, ...readByOthers].filter((reason) => !needed.has(reason));
  return [...new Set([...found, ...idle.map(({ area, table }) => `${area} names ${table} no longer: take the reason out`)])];
}

if (import.meta.main) {
  const found = await foreignTables(join(import.meta.dirname, '../..'));
  for (const each of found) console.error(each);
  console.log(found.length === 0 ? 'Each table is of one area.' : `${found.length} times SQL reaches into another area.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}

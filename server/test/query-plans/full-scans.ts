import type pg from 'pg';
import { formOf, type SeenStatement } from './seen-statements.ts';

/** A table that a statement reads from its beginning to its end. */
export interface FullScan {
  table: string;
  /** The statement without the lengths of its lists. */
  statement: string;
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Node[];
}

/** So many of a list that was sent: a page asks for some things, not for a tenth of all that there are. */
const OF_A_LIST = 20;

/** The tables that PostgreSQL would read wholly for a statement with its values, as it plans it now. */
export async function fullScansOf(
  client: pg.ClientBase,
  { text, values }: SeenStatement,
  partial: ReadonlySet<string>,
): Promise<FullScan[]> {
  const short = values.map((value): unknown => (Array.isArray(value) ? value.slice(0, OF_A_LIST) : value));
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(`explain (format json) ${text}`, short);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  const tables = plan ? readWholly(plan, { isEnded: false, partial }) : [];
  return [...new Set(tables)].map((table) => ({ table, statement: formOf(text) }));
}

/** Indexes of some of a table's rows: who reads such a one wholly reads no table wholly. */
export async function partialIndexes(client: pg.ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  );
  return new Set(rows.map(({ name }) => name));
}

interface Above {
  /** Something above takes some rows and no more: an index that is read in its order is not read to its end. */
  isEnded: boolean;
  partial: ReadonlySet<string>;
}

function readWholly(node: Node, { isEnded, partial }: Above): string[] {
  const type = node['Node Type'];
  const table = node['Relation Name'];
  const isWholeIndex =
    /^Index (?:Only )?Scan/u.test(type) && node['Index Cond'] === undefined && !partial.has(node['Index Name'] ?? '');
  const endsHere = type === 'Limit' || (isEnded && !/Sort$|Aggregate$|Hash$|WindowAgg$/u.test(type));
  const below = (node.Plans ?? []).flatMap((plan) => readWholly(plan, { isEnded: endsHere, partial }));
  return (type === 'Seq Scan' || (isWholeIndex && !isEnded)) && table !== undefined ? [table, ...below] : below;
}

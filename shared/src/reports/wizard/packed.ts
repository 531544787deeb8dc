import * as z from 'zod/mini';
import { ownValue } from '../../kernel/own-value.ts';
import { finished, type Stepwise } from '../../kernel/reading/stepwise.ts';

type Plain = string | number | boolean | null;

/** A list of 50,000 is not looked through at once: what stands in it is parsed with the row that it belongs to. */
const Values = z.custom<readonly unknown[]>(Array.isArray);
const PackedColumn = z.union([z.object({ texts: Values }), z.object({ values: Values }), z.object({ same: z.unknown() })]);
type PackedColumn = z.infer<typeof PackedColumn>;

/** More than any report has; a damaged number makes no endless list. */
const MOST_ROWS = 1_000_000;

/**
 * Rows in a compact form for the browser's small storage: a column at a time, each text once, and one value where a column
 * holds the same in every row. 50,000 purchased rows become about 3 million characters in place of 14 million.
 */
export const Packed = z.object({
  rows: z.number().check(z.int(), z.minimum(0), z.maximum(MOST_ROWS)),
  /** By field: the value of all rows, or of each row. A text is its place in `texts`. */
  columns: z.record(z.string(), PackedColumn),
  texts: Values,
});
export type Packed = z.infer<typeof Packed>;

export function packRows(rows: readonly Readonly<Record<string, Plain>>[]): Packed {
  return finished(packedInSteps(rows));
}

/** The same a column at a time, for many rows. */
export function* packedInSteps(rows: readonly Readonly<Record<string, Plain>>[]): Stepwise<Packed> {
  const texts: string[] = [];
  const places = new Map<string, number>();
  const placeOf = (text: string): number => {
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, texts.length);
    return texts.push(text) - 1;
  };
  const columnOf = ([field, first]: [string, Plain]): [string, PackedColumn] => {
    const values = rows.map((row) => ownValue(row, field) ?? null);
    if (values.every((value) => value === first)) return [field, { same: first }];
    if (values.every((value) => value === null || typeof value === 'string'))
      return [field, { texts: values.map((value) => (typeof value === 'string' ? placeOf(value) : null)) }];
    return [field, { values }];
  };
  const columns: [string, PackedColumn][] = [];
  const fields = Object.entries(rows[0] ?? {});
  for (const field of fields) {
    columns.push(columnOf(field));
    yield columns.length / fields.length;
  }
  return { rows: rows.length, columns: Object.fromEntries(columns), texts };
}

/** A row by its place, from 0: its values are as they were stored, for the schema of the row to parse. */
export function unpackedRow({ columns, texts }: Packed, at: number): Record<string, unknown> {
  return Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, valueOf(column, at, texts)]));
}

function valueOf(column: PackedColumn, at: number, texts: readonly unknown[]): unknown {
  if ('texts' in column) {
    const place = column.texts[at] ?? null;
    return typeof place === 'number' ? (texts[place] ?? null) : place;
  }
  return 'values' in column ? (column.values[at] ?? null) : column.same;
}

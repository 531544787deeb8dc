import * as z from 'zod/mini';

import { ownValue } from '../../kernel/own-value.ts';
import { finished, type Stepwise } from '../../kernel/reading/stepwise.ts';

const Plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);
type Plain = z.infer<typeof Plain>;
const PackedColumn = z.union([
  z.object({ same: Plain }),
  z.object({ texts: z.array(z.nullable(z.number())) }),
  z.object({ values: z.array(Plain) }),
]);
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
  texts: z.array(z.string()),
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

export function unpackRows({ rows, columns, texts }: Packed): Record<string, Plain>[] {
  const fields = Object.entries(columns);
  return Array.from({ length: rows }, (_, at) =>
    Object.fromEntries(fields.map(([field, column]) => [field, valueOf(column, at, texts)])),
  );
}

function valueOf(column: PackedColumn, at: number, texts: readonly string[]): Plain {
  if ('same' in column) return column.same;
  if ('values' in column) return column.values[at] ?? null;
  const place = column.texts[at] ?? null;
  return place === null ? null : (texts[place] ?? null);
}

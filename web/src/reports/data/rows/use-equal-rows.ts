import { useMemo } from 'react';

interface EqualRows<Row> {
  /** The first row of each name. */
  seen: readonly Row[];
  /** How many rows have the name of this one, where each name stands once; else 1. */
  equal: (row: Row) => number;
}

/** Rows of one name as one, for what is answered of one is answered of all. `nameOf` stays the same function. */
export function useEqualRows<Row>(rows: readonly Row[], nameOf: (row: Row) => string, isGrouped: boolean): EqualRows<Row> {
  return useMemo(() => {
    if (!isGrouped) return { seen: rows, equal: () => 1 };
    const first = new Map<string, Row>();
    const counts = new Map<string, number>();
    for (const row of rows) {
      const name = nameOf(row);
      if (!first.has(name)) first.set(name, row);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return { seen: [...first.values()], equal: (row: Row) => counts.get(nameOf(row)) ?? 1 };
  }, [rows, nameOf, isGrouped]);
}

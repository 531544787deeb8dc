import type { ComparedBy, SortOrder } from './comparison-query.ts';
import type { RowOfSums } from './compare.ts';

type Row = RowOfSums;

/** The number that a row is sorted by; null when it is unknown. */
const AMOUNTS: Record<Exclude<ComparedBy, 'name'>, (row: Row) => number | null> = {
  co2: ({ co2 }) => co2?.value ?? null,
  per_portion: ({ perPortion }) => perPortion?.value ?? null,
  per_kg: ({ perKg }) => perKg?.value ?? null,
  low_share: ({ lowShare }) => lowShare,
  change: ({ change }) => change && change.now.value / change.former.value,
  coverage: ({ coverage }) => coverage,
  months: ({ reports, monthsExpected }) => (monthsExpected > 0 ? reports / monthsExpected : null),
  servings: ({ totalServings }) => totalServings,
};

/** How rows are sorted unless somebody says otherwise: names from A on, numbers from the largest on. */
export function usualOrder(by: ComparedBy): SortOrder {
  return by === 'name' ? 'ascending' : 'descending';
}

/** Rows in an order that does not depend on the one they came in; what is unknown stands last, of equals by name and id. */
export function sortedRows<R extends Row>(rows: readonly R[], by: ComparedBy, order: SortOrder = usualOrder(by)): R[] {
  const sign = order === 'ascending' ? 1 : -1;
  if (by === 'name') return rows.toSorted((a, b) => sign * byName(a, b));
  const amountOf = AMOUNTS[by];
  return rows.toSorted((a, b) => {
    const [one, other] = [amountOf(a), amountOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byName(a, b);
    return sign * (one - other) || byName(a, b);
  });
}

const NAMES = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function byName(a: Row, b: Row): number {
  return NAMES.compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
}

/** Rows whose name holds what is looked for, whatever its case. */
export function rowsNamed<R extends Row>(rows: readonly R[], search: string | undefined): R[] {
  const part = (search ?? '').trim().toLowerCase();
  return rows.filter(({ name }) => name.toLowerCase().includes(part));
}

import { foldHeader } from '../../kernel/spreadsheet/find-columns.ts';

/** How a row that sums up others is called, folded as headings are. */
const TOTAL_WORDS = [
  'total',
  'totals',
  'grand total',
  'sub total',
  'subtotal',
  'sum',
  'summa',
  'summe',
  'gesamt',
  'gesamtsumme',
  'zwischensumme',
  'endsumme',
  'totalt',
  'totalsumma',
  'delsumma',
  'sum totalt',
  'i alt',
  'ialt',
  'totalsum',
  'delsum',
  'samlet',
  'total general',
  'sous total',
  'somme',
  'totaal',
  'subtotaal',
  'eindtotaal',
  'som',
  'sum total',
  'summa totalt',
  'slutsumma',
  'totaler',
  'gesamtergebnis',
  'insgesamt',
  'totaux',
  'totalen',
];

interface Counted {
  name: string;
  /** The first words of the row, in whichever column: "Summa" stands below the numbers of articles. */
  label?: string;
  /** The content of the column that is counted. */
  quantity: number | null;
}

/**
 * Which rows sum up the ones above them, by place. A row is one when it is called so, or when it has no name and holds the
 * sum of all rows above. Called "Total wellness bowl" it is one only when its number is such a sum, too.
 */
export function totalsRows(rows: readonly Counted[]): ReadonlySet<number> {
  const found = new Set<number>();
  let [all, since] = [0, 0];
  let counted = 0;
  for (const [at, { name, label = '', quantity }] of rows.entries()) {
    const called = howCalled(name.trim() === '' ? label : name);
    const isSum = quantity !== null && counted > 1 && (isNear(quantity, all) || isNear(quantity, since));
    if (called === 'exactly' || (called === 'partly' && isSum) || (name.trim() === '' && isSum)) {
      found.add(at);
      since = 0;
      continue;
    }
    if (quantity === null) continue;
    all += quantity;
    since += quantity;
    counted++;
  }
  return found;
}

function howCalled(name: string): 'exactly' | 'partly' | null {
  const folded = foldHeader(name);
  if (TOTAL_WORDS.includes(folded)) return 'exactly';
  return TOTAL_WORDS.some((word) => folded.startsWith(`${word} `) || folded.endsWith(` ${word}`)) ? 'partly' : null;
}

function isNear(value: number, sum: number): boolean {
  return sum !== 0 && Math.abs(value - sum) <= Math.max(0.01, Math.abs(sum) * 1e-6);
}

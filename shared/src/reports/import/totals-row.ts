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
  // What an invoice or a list sums up at its end, with tax and without.
  'gesamtbetrag',
  'nettobetrag',
  'bruttobetrag',
  'rechnungsbetrag',
  'nettosumme',
  'bruttosumme',
  'total ht',
  'total ttc',
  'montant total',
  'total net',
  'net total',
  'totaal excl btw',
  'totaal incl btw',
  'totaalbedrag',
  'total exkl moms',
  'total inkl moms',
  'summa exkl moms',
  'summa inkl moms',
  'sum eks mva',
  'sum inkl mva',
  'i alt ekskl moms',
  'i alt inkl moms',
  // What a page carries over to the next.
  'ubertrag',
  'carried forward',
  'brought forward',
  'a reporter',
  'report a nouveau',
  'overfort',
  'overfores',
  'transporteras',
  'over te brengen',
];

interface Counted {
  name: string;
  /** The first words of the row, in whichever column: "Summa" stands below the numbers of articles. */
  label?: string;
  /** The content of the column that is counted. */
  quantity: number | null;
  /** A supplier's list often sums up its money alone: "Summa mejeri". */
  money?: number | null;
}

const SUMMED = ['quantity', 'money'] as const;

/** What the rows above come to: all of them, and those since the last one that summed up. */
class Sums {
  private readonly of = SUMMED.map((column) => ({ column, all: 0, since: 0, counted: 0 }));

  isMet(row: Counted): boolean {
    const said = this.of.filter(({ column }) => typeof row[column] === 'number');
    // Where both are summed up, both must agree: eggs that weigh as much as all above are no sum.
    return (
      said.length > 0 &&
      said.every(({ column, all, since, counted }) => {
        const value = row[column] ?? 0;
        return counted > 1 && (isNear(value, all) || isNear(value, since));
      })
    );
  }

  begin(): void {
    for (const each of this.of) each.since = 0;
  }

  add(row: Counted): void {
    for (const each of this.of) {
      const value = row[each.column];
      if (typeof value !== 'number') continue;
      each.all += value;
      each.since += value;
      each.counted++;
    }
  }
}

/**
 * Which rows sum up the ones above them, by place. A row is one when it is called so, or when it has no name and holds the
 * sum of all rows above. Called "Total wellness bowl" it is one only when its number or its money is such a sum, too.
 */
export function totalsRows(rows: readonly Counted[]): ReadonlySet<number> {
  const found = new Set<number>();
  const sums = new Sums();
  for (const [at, row] of rows.entries()) {
    const { name, label = '' } = row;
    const called = howCalled(name.trim() === '' ? label : name);
    const isSum = sums.isMet(row);
    if (called === 'exactly' || (called === 'partly' && isSum) || (name.trim() === '' && isSum)) {
      found.add(at);
      sums.begin();
    } else sums.add(row);
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

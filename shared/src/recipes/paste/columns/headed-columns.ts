import { isHeadOfColumns, isHeadOfNames, isHeadOfAmounts } from './column-heads.ts';

const LONGEST_ROW = 300;
const FEWEST_COLUMNS = 3;
const MARKS = ['\t', ';'];

/** "PU HT", "Preis/kg", "Cost": what stands below is money. */
const MONEY =
  /^(?:p\.?u\.?(?: h\.?t\.?)?|pris|prix|preis|prijs|price|costs?|kostnad|kostpris|kosten|coûts?|(?:e|v)k(?:[- ]preis)?|montant|beløb|belopp|betrag|bedrag|[€$£])(?: (?:ht|net|netto|excl|exkl|ex\. moms|inkl|unitaire|total))?(?: ?(?:\/|per|pr\.?|pro|par) ?\p{L}{1,8})?(?: ?\(?[€$£]\)?)?$/iu;
/** "50 g pr. barn": what one of those who eat gets, and no more of the food. */
const PER_HEAD = /^(?:ca\.? ?)?\d[\d.,]* ?\p{L}{1,6}\.? (?:pr\.?|per|pro|par|je) \p{L}/iu;
/** "Bemærkning", "Observations": what is said beside a food. */
const REMARK =
  /^(?:notes?|remarks?|comments?|bem|bemerkung(?:en)?|bemerkning(?:er)?|bemærkning(?:er)?|merknad(?:er)?|anm|anmerkung(?:en)?|anmärkning(?:ar)?|kommentar(?:er)?|hinweise?|observations?|remarques?|opm|opmerking(?:en)?|zusatz|prep(?:aration)?)\.?$/iu;
/** "$4.36", "7,20 €", "kr 12,50": money says so itself. */
const PRICE = /^(?:(?:[$€£]|kr\.?|eur|usd|gbp|sek|nok|dkk) ?\d[\d.,]*|\d[\d.,]* ?(?:[$€£]|kr\.?|eur|:-))$/iu;
const FEWEST_PRICES = 3;

/**
 * Leaves of a table whose first row names its columns what says a food and its amount: a column of prices is none, nor what a remark says of each guest
 * ("50 g pr. barn"). Tabs part the cells, whatever mark did. Prices that say so themselves come off without any head.
 */
export function withHeadedColumns(rows: readonly string[]): readonly string[] {
  const read = rows.map((row) => (row.length > LONGEST_ROW ? null : cellsIn(row)));
  const head = read.findIndex((row) => row !== null && isHead(row.cells));
  const heads = read[head];
  const kept = rows.map((row, at) => {
    const cells = read[at];
    if (!heads || at < head || !cells || cells.mark !== heads.mark || cells.cells.length > heads.cells.length) return row;
    if (at === head) return row;
    return keptOf(cells.cells, heads.cells).join('\t');
  });
  return withoutPrices(kept);
}

interface Cells {
  mark: string;
  cells: string[];
}

function cellsIn(row: string): Cells | null {
  const mark = MARKS.find((each) => row.includes(each));
  return mark === undefined ? null : { mark, cells: row.split(mark).map((cell) => cell.trim()) };
}

/** Words alone, one of them for the names and one for the amounts. */
function isHead(cells: readonly string[]): boolean {
  if (cells.length < FEWEST_COLUMNS || cells.some((cell) => /\d/u.test(cell))) return false;
  return (
    cells.some(isHeadOfNames) &&
    cells.some(isHeadOfAmounts) &&
    isHeadOfColumns(cells.filter((cell) => !MONEY.test(cell)).join(' '))
  );
}

/** What is said of a food in the column behind its name stands with it: "Kartoffeln, geschält". */
function keptOf(cells: readonly string[], heads: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const head = heads[at] ?? '';
    if (MONEY.test(head) || (REMARK.test(head) && PER_HEAD.test(cell))) continue;
    const isSaidOfName = REMARK.test(head) && isHeadOfNames(heads[at - 1] ?? '') && kept.length > 0;
    if (!isSaidOfName) kept.push(cell);
    else if (cell !== '') kept.push(`${kept.pop() ?? ''}, ${cell}`);
  }
  return withoutEmptyEnd(kept);
}

function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}

function withoutPrices(rows: readonly string[]): readonly string[] {
  const priced = rows.map((row) => {
    const read = row.length > LONGEST_ROW ? null : cellsIn(row);
    return read && read.cells.length >= FEWEST_COLUMNS && read.cells.some((cell) => PRICE.test(cell)) ? read : null;
  });
  if (priced.filter((row) => row !== null).length < FEWEST_PRICES) return rows;
  return rows.map((row, at) => {
    const read = priced[at];
    return read ? withoutEmptyEnd(read.cells.filter((cell) => !PRICE.test(cell))).join(read.mark) : row;
  });
}

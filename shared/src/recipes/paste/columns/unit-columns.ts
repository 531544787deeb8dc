/** So many rows with a unit in a cell of its own are set so on purpose. */
const FEWEST_ROWS = 3;
const LONGEST_ROW = 200;

const UNITS = new Set(
  'kg g gr mg hg l lt ltr litre litres liter dl cl ml pièce pièces piece pieces pce pc pcs u unité unités st stk styck stück stuk stuks botte bunt bund bundt bos bunch bte boîte boite can dose dåse burk boks blik sachet pkt pk ea each'.split(
    ' ',
  ),
);
const NUMBER = /^\d{1,6}(?:[.,]\d{1,4})?$/u;
/** A slash, a semicolon, an upright or a tab between two cells. */
const GAP = /[\t;|]| \/ /u;

/**
 * Rows of three cells, the unit in one of its own: "Beurre / kg / 0,8", "Butter; 1,5; kg". Each becomes its name and its amount, as in a list
 * of two columns; a row among them that says no amount ("Sel, poivre / PM") keeps its two cells, and every other row stays as it was.
 */
export function withJoinedUnits(rows: readonly string[]): readonly string[] {
  const cells = rows.map((row) => (row.length > LONGEST_ROW ? [] : cellsOf(row)));
  const joined = cells.map(joinedOf);
  if (joined.filter((row) => row !== null).length < FEWEST_ROWS) return rows;
  return rows.map((row, at) => {
    const [name = '', beside = '', ...more] = cells[at] ?? [];
    const isAmong = Boolean(joined[at - 1] ?? joined[at + 1]) && more.length === 0 && /^\p{L}/u.test(beside);
    return joined[at] ?? (isAmong ? `${name}\t${beside}` : row);
  });
}

function cellsOf(row: string): string[] {
  return row
    .split(GAP)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '' && cell !== '-');
}

function joinedOf([name = '', second = '', third = '', ...more]: readonly string[]): string | null {
  if (more.length > 0 || !/^\p{L}/u.test(name)) return null;
  if (isUnit(second) && NUMBER.test(third)) return `${name}\t${third} ${second}`;
  return NUMBER.test(second) && isUnit(third) ? `${name}\t${second} ${third}` : null;
}

function isUnit(cell: string): boolean {
  return UNITS.has(cell.toLowerCase().replace(/\.$/u, ''));
}

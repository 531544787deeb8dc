/** "%", "Andel", "Anteil in %": over a column that says which part of the batch each line is. */
const SHARE =
  /^(?:(?:andel|anteil|share|part|aandeel|proportion)?\s?(?:i|in|en)?\s?(?:%|pct\.?|percent(?:age)?|procent|prosent|prozent|pourcent(?:age)?)|andel|anteil|share|aandeel)$/iu;
const LONGEST = 300;
const FEWEST_CELLS = 3;

/** Takes a column of shares off a table: the 36 % of a batch are no amount beside its 18 kg, and no total of them. */
export function withoutShares(rows: readonly string[]): readonly string[] {
  const head = rows.findIndex(isHead);
  const above = rows[head];
  if (above === undefined) return rows;
  const [mark, column] = [markOf(above), shareIn(above)];
  return rows.map((row, at) => {
    if (at < head || row.length > LONGEST) return row;
    const cells = row.split(mark);
    return cells.length > column && cells.length >= FEWEST_CELLS ? cells.toSpliced(column, 1).join(mark) : row;
  });
}

/** Words alone: in "Vinegar⇥12⇥%" the sign is a unit, and no column below it is one of shares. */
function isHead(row: string): boolean {
  return row.length <= LONGEST && !/\d/u.test(row) && cellsOf(row).length >= FEWEST_CELLS && shareIn(row) !== -1;
}

function shareIn(row: string): number {
  return cellsOf(row).findIndex((cell) => SHARE.test(cell.trim()));
}

function markOf(row: string): string {
  return row.includes('\t') ? '\t' : ';';
}

function cellsOf(row: string): string[] {
  return row.split(markOf(row));
}

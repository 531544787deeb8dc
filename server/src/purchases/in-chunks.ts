/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const ROWS = 1000;

export function* inChunks<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += ROWS) yield rows.slice(from, from + ROWS);
}

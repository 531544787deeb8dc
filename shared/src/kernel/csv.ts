/** A cell: a number stands with a decimal point, unknown is empty. */
export type CsvCell = string | number | null;

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as CSV (RFC 4180, UTF-8 with a mark, so that spreadsheets read å and œ); no text of it is run as a formula. */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvField).join(',')).join('\r\n')}\r\n`;
}

function csvField(cell: CsvCell): string {
  if (cell === null) return '';
  const text = String(cell);
  const harmless = FORMULA.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const LONGEST = 160;
const FEWEST_SPACES = /\t+| {2,}/u;
const PAGE = /^(?:(?:p|pp|s|page|side|sid|sida|seite|blz)\.?\s?)?\d{1,4}$/iu;

/** A text without what a book prints over its page: "MEAT DISHES   97", "64   HØSTMAT", over a name that stands apart. */
export function withoutRunningHead(text: string): string {
  const rows = text.split(/\r\n?|\n/u);
  const at = rows.findIndex((row) => row.trim() !== '');
  const row = rows[at]?.trim() ?? '';
  if (row.length > LONGEST) return text;
  const cells = row.split(FEWEST_SPACES);
  const [first = '', second = ''] = cells;
  if (cells.length !== 2 || PAGE.test(first) === PAGE.test(second)) return text;
  const next = rows.slice(at + 1).find((each) => each.trim() !== '');
  if (next === undefined || /\d/u.test(next) || rows[at + 1]?.trim() !== '') return text;
  return rows.slice(at + 1).join('\n');
}

import { kindOfHeading } from './lines/pasted-line.ts';
import { RECIPE_WORDS } from './recipe-words.ts';
import { yieldInSentence } from './yields/pasted-mention.ts';
import { servingsBeside, servingsIn } from './yields/pasted-servings.ts';

const LONGEST = 160;
const GAP = /\t+| {2,}| [~•·|–—] /u;
const WIDE = /\t| {2}/u;
const PAGE = /^(?:[-–—~] ?)?(?:(?:p|pp|s|page|side|sid|sida|seite|blz)\.?\s?)?\d{1,4}(?: ?[-–—~])?$/iu;
/** A page, a chapter and a section stand in one row. */
const MOST_CELLS = 4;
const WORDS = Object.values(RECIPE_WORDS);

/**
 * A text without what a book prints over its page: "MEAT DISHES   97", "64   HØSTMAT" over a name that stands apart and says for how many
 * it is, a page by itself, and the page in "Skillet cornbread   87" over "Serves 8". Over anything else the number is how many the dish is for.
 */
export function withoutRunningHead(text: string): string {
  const rows = text.split(/\r\n?|\n/u);
  const at = rows.findIndex((row) => row.trim() !== '');
  const row = rows[at]?.trim() ?? '';
  if (row.length > LONGEST) return text;
  const cells = row.split(GAP);
  const others = cells.filter((cell) => !PAGE.test(cell));
  if (cells.length > MOST_CELLS || cells.length - others.length !== 1) return text;
  const below = rows.slice(at + 1);
  const [next, third] = below.filter((each) => each.trim() !== '').slice(0, 2);
  if (next === undefined) return text;
  const [name] = others;
  if (saysServings(next)) return others.length === 1 && WIDE.test(row) ? [name, ...below].join('\n') : text;
  const isApart = below[0]?.trim() === '' && !/\d/u.test(next) && !isHeading(next);
  return isApart && third !== undefined && saysServings(third) ? below.join('\n') : text;
}

function saysServings(row: string): boolean {
  const line = row.trim();
  return WORDS.some(
    (words) =>
      (servingsIn(line, words) ?? servingsBeside(line, words)) !== null ||
      (line.length <= LONGEST && !/^\d/u.test(line) && yieldInSentence(line, words) !== null),
  );
}

function isHeading(row: string): boolean {
  return WORDS.some((words) => kindOfHeading(row.trim(), words) !== null);
}

import { kindOfHeading } from './lines/pasted-line.ts';
import { RECIPE_WORDS } from './recipe-words.ts';
import { yieldInSentence } from './yields/pasted-mention.ts';
import { servingsBeside, servingsIn } from './yields/pasted-servings.ts';

const LONGEST = 160;
const FEWEST_SPACES = /\t+| {2,}/u;
const PAGE = /^(?:(?:p|pp|s|page|side|sid|sida|seite|blz)\.?\s?)?\d{1,4}$/iu;
const WORDS = Object.values(RECIPE_WORDS);

/**
 * A text without what a book prints over its page: "MEAT DISHES   97", "64   HØSTMAT" over a name that stands apart and says for how many
 * it is, and the page in "Skillet cornbread   87" over "Serves 8". Over anything else the number is how many the dish is for.
 */
export function withoutRunningHead(text: string): string {
  const rows = text.split(/\r\n?|\n/u);
  const at = rows.findIndex((row) => row.trim() !== '');
  const row = rows[at]?.trim() ?? '';
  if (row.length > LONGEST) return text;
  const cells = row.split(FEWEST_SPACES);
  const [first = '', second = ''] = cells;
  if (cells.length !== 2 || PAGE.test(first) === PAGE.test(second)) return text;
  const below = rows.slice(at + 1);
  const [next, third] = below.filter((each) => each.trim() !== '').slice(0, 2);
  if (next === undefined) return text;
  if (saysServings(next)) return [PAGE.test(first) ? second : first, ...below].join('\n');
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

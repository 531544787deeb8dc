import { phraseTables } from '../../../ingredients/phrase/words/phrase-tables.ts';
import { NAME_LANGUAGES } from '../../../kernel/language.ts';
import { onceFor } from '../../../kernel/reading/once-for.ts';
import { withoutEnd } from '../../../kernel/reading/ends.ts';

/** So many rows with a unit in a cell of its own are set so on purpose. */
const FEWEST_ROWS = 3;
const LONGEST_ROW = 200;

/** Written in cells alone, or in another language than the rest of the row. */
const CELLS = ['gr', 'lt', 'ltr', 'liter', 'u', 'unité', 'unités', 'unite', 'unites', 'bunt', 'ea', 'each'];

/** Made when a row is first asked: reading the tables of all languages takes longer than a page has. */
const unitsOf = onceFor(
  (cells: readonly string[]): ReadonlySet<string> =>
    new Set([...cells, ...NAME_LANGUAGES.flatMap((language) => [...phraseTables(language).unitOf.keys()])]),
);
const NUMBER = /^\d{1,6}(?:[.,]\d{1,4})?$/u;
/** A slash, a semicolon, an upright or a tab between two cells. */
const GAP = /[\t;|]| \/ /u;
/** A comma between words is followed by a space, one between cells is not. */
const COMMA = /,(?!\s)/u;
/** "Blomkål, fryst;5 kg": a name and its amount with a semicolon between. */
const NAME_AND_AMOUNT = /^\s*(\p{L}[^;]*);\s*((?:ca\.?\s?)?\d{1,6}(?:[.,]\d{1,4})?\s?\p{L}{1,10}\.?)$/u;

/**
 * Rows of cells, the unit in one of its own: "Beurre / kg / 0,8", "Butter; 1,5; kg", "Hvedemel;0,8;kg;gluten", "Onions diced,1.5,kg". Each becomes
 * its name and its amount, as in a list of two columns; a row among them that says no amount ("Sel, poivre / PM") keeps its two cells, and
 * every other row stays as it was. What stands in cells behind the amount says what is in the food, and none of its amount; as what it is bought
 * ("surgelé") stays with it.
 */
export function withJoinedUnits(rows: readonly string[]): readonly string[] {
  return withAmountsBeside(withUnitsJoined(rows));
}

function withUnitsJoined(rows: readonly string[]): readonly string[] {
  const cells = rows.map((row) => (row.length > LONGEST_ROW ? [] : cellsOf(row, GAP)));
  const joined = rows.map((row, at) => joinedOf(cells[at] ?? []) ?? withPreparation(cells[at] ?? []) ?? joinedByCommas(row));
  if (joined.filter((row) => row !== null).length < FEWEST_ROWS) return rows;
  return rows.map((row, at) => {
    const [name = '', beside = '', ...more] = cells[at] ?? [];
    const isAmong = Boolean(joined[at - 1] ?? joined[at + 1]) && more.length === 0 && /^\p{L}/u.test(beside);
    return joined[at] ?? (isAmong ? `${name}\t${beside}` : row);
  });
}

function withAmountsBeside(rows: readonly string[]): readonly string[] {
  const found = rows.map((row) => (row.length > LONGEST_ROW ? null : NAME_AND_AMOUNT.exec(withoutEnd(row, /[\s;]/u))));
  if (found.filter((each) => each !== null).length < FEWEST_ROWS) return rows;
  return rows.map((row, at) => {
    const [, name = '', amount = ''] = found[at] ?? [];
    return name === '' ? row : `${name.trimEnd()}\t${amount}`;
  });
}

function cellsOf(row: string, mark: RegExp): string[] {
  return row
    .split(mark)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '' && cell !== '-');
}

/** So many cells may stand behind the amount: what it may cause, a price, a remark. */
const MOST_BEHIND = 2;

/** As what a food is bought: it tells which kind of it. What is done with it ("steamed") is said of the work. */
const BOUGHT = new Set(
  `frozen chilled tinned canned tin dried vacuum fryst frysta djupfryst konserv konserverad burk torkad frossen frosne fryst hermetikk hermetisk boks
  tørket frost frosset dåse konserves tørret tk tiefgekühlt gefroren dose dosen konserve getrocknet surgelé surgelés surgelée surgelées congelé congelés
  boîte boîtes conserve bocal séché séchés sec diepvries bevroren blik conserven gedroogd`.split(/\s+/u),
);
const WEIGHED = /\d\s?\p{L}/u;

function joinedOf([name = '', second = '', third = '', ...more]: readonly string[]): string | null {
  if (more.length > MOST_BEHIND || more.some((cell) => /^[\d½¼¾⅓⅔]/u.test(cell)) || !/^\p{L}/u.test(name)) return null;
  const bought =
    more.length === 1 && BOUGHT.has(/^\p{L}+/u.exec(more[0]?.toLowerCase() ?? '')?.[0] ?? '') && !WEIGHED.test(more[0] ?? '');
  const behind = bought ? ` (${more[0]})` : '';
  if (NUMBER.test(third) && isUnit(second)) return `${name}\t${third} ${second}${behind}`;
  return NUMBER.test(second) && isUnit(third) ? `${name}\t${second} ${third}${behind}` : null;
}

/** "Courgettes | kg | 2,5": a row of a list, wherever in a text it stands. */
export function isAmountInCells(row: string): boolean {
  return row.length <= LONGEST_ROW && joinedOf(cellsOf(row, GAP)) !== null;
}

const AMOUNT = /^(?:\d{1,6}(?:[.,]\d{1,4})?|\d{1,3} ?[½¼¾⅓⅔]|[½¼¾⅓⅔]|\d{1,3}(?: \d)?\/\d)$/u;

/** "3⇥bunch⇥Cilantro⇥rough chop": what is done to it stands behind its name, and is no part of it. */
function withPreparation([amount = '', unit = '', name = '', done = '', ...more]: readonly string[]): string | null {
  const isRow = AMOUNT.test(amount) && /^\p{L}{1,8}\.?$/u.test(unit) && /^\p{L}/u.test(name);
  return isRow && /^\p{L}/u.test(done) && !/\d/u.test(done) && more.length === 0 ? `${amount} ${unit} ${name}, ${done}` : null;
}

/** "Potatoes, peeled,13,kg": commas within the name have a space behind them. */
function joinedByCommas(row: string): string | null {
  return row.length > LONGEST_ROW || GAP.test(row) ? null : joinedOf(cellsOf(row, COMMA));
}

function isUnit(cell: string): boolean {
  const lower = cell.toLowerCase();
  const units = unitsOf(CELLS);
  return units.has(lower) || units.has(lower.replace(/\.$/u, '').replace(/\(s\)$/u, ''));
}

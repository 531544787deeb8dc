import { parseLine } from '../../ingredients/phrase/parse-line.ts';
import type { Language } from '../../kernel/language.ts';
import { isMeasure } from '../../units/kinds-of-unit.ts';

/** "Köttbullar⇥12", "Muffins⇥12 stk": what a dish and its servings look like in two cells, and a counted food as well. */
const COUNTED_CELLS = /^\p{L}[^\t]*\t\s*\d{1,4}(?:\s*(\p{L}+)\.?)?\s*$/u;
/** Stands where a name would, to read what is written beside it. */
const ANY_NAME = 'qqq';
/** So many rows with a measure in their second cell make a table of ingredients. */
const ROWS_OF_A_TABLE = 2;

/** Whether the name stands in one cell and a measured amount in the next: "Flour⇥6 000 g". */
export function isNameAndMeasure(row: string, language: Language): boolean {
  const [name = '', beside = '', ...more] = row
    .split('\t')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  if (more.length > 0 || !/^\p{L}/u.test(name) || !/[\d½¼¾⅓⅔]/u.test(beside)) return false;
  const { unit, name: left } = parseLine(`${beside} ${ANY_NAME}`, language);
  return isMeasure(unit) && left === ANY_NAME;
}

/** Whether rows are a table of ingredients, their amounts behind their names. */
export function areNamesAndMeasures(rows: readonly string[], language: Language): boolean {
  return rows.filter((row) => row.includes('\t') && isNameAndMeasure(row, language)).length >= ROWS_OF_A_TABLE;
}

/** A dish and its servings in two cells; of a measure nobody is served. */
export function isServedInCells(text: string, language: Language): boolean {
  const cells = COUNTED_CELLS.exec(text);
  return cells !== null && (cells[1] === undefined || !isMeasure(parseLine(`1 ${cells[1]} ${ANY_NAME}`, language).unit));
}

import { partsOfLine } from '../../ingredients/amount/parts-of-line.ts';
import { parseLine } from '../../ingredients/phrase/parse-line.ts';
import { withoutOpenPlurals } from '../../ingredients/phrase/clean-line.ts';
import { withoutMisreadSigns } from '../../ingredients/phrase/words/misread-signs.ts';
import type { IngredientPhrase } from '../../ingredients/phrase/ingredient-phrase.ts';
import type { Language } from '../../kernel/language.ts';
import { isNutrition, isRowOfPipes, kindOfHeading, tidyLine } from './lines/pasted-line.ts';
import { rowsWithAmountsBehind } from './columns/amounts-behind.ts';
import { withFormRows } from './form-rows.ts';
import { withBareHeads } from './head-pieces.ts';
import { withHeadCells } from './head-cells.ts';
import { hasLabel, isNamedPaper } from './introduced-title.ts';
import { productionList } from './production-list.ts';
import { servingsIn } from './yields/pasted-servings.ts';
import { peopleAlone, yieldInHeading } from './yields/pasted-yield.ts';
import { rowsWithAmountsInFront } from './columns/amounts-in-front.ts';
import { withHeadedColumns } from './columns/headed-columns.ts';
import { withOneAmount } from './columns/gross-and-net.ts';
import { withoutRowNumbers } from './columns/row-numbers.ts';
import { withoutShares } from './columns/share-columns.ts';
import { areNamesAndMeasures, isNameAndMeasure, isServedInCells } from './two-columns.ts';
import { withRunningLists } from './lines/running-list.ts';
import { withJoinedUnits } from './columns/unit-columns.ts';
import type { RecipeWords } from './words/recipe-words.ts';

/** A line of a pasted text that is not blank, with what it says by itself. */
export interface WrittenLine {
  written: string;
  /** Without bullets and markup, and with the signs that were meant where a scanner took others. */
  text: string;
  /** The same with the signs that stand there. */
  asWritten: string;
  heading: ReturnType<typeof kindOfHeading>;
  servings: number | null;
  phrase: IngredientPhrase;
  blankBefore: boolean;
  /** Stands over the columns of a list, and is no line of it. */
  isTableHead: boolean;
  /** A row of a table that holds names and amounts: what it counts are no servings. */
  isRow: boolean;
  /** One of a list whose amounts stand behind the names: no dish with its servings. */
  isListed: boolean;
}

/** The lines of a text, and for how many portions its columns are, where it is a production kitchen's list. */
export interface WrittenText {
  lines: WrittenLine[];
  portions: number | null;
}

/** No recipe has more lines: what is behind them is kept as its method, unread. */
export const MOST_READ_LINES = 2000;
/** A longer line is a page without line ends: nothing in it is an ingredient, and it is not taken apart. */
export const LONGEST_READ_LINE = 2000;

/** In a list of dashes "-5 kg flour" is one more of it; alone it stays as it was written, and in doubt. */
const MINUS = /^\s*[-−–]\d/u;
/** So many rows with an amount on either side of a tab are set in two columns. */
const ROWS_IN_COLUMNS = 2;

export function linesOf(text: string, language: Language, words: RecipeWords): WrittenText {
  const lines: WrittenLine[] = [];
  let blankBefore = true;
  const rows = joinedServings(
    withColumns(
      withJoinedUnits(
        withoutShares(
          withOneAmount(
            withoutRowNumbers(
              withHeadedColumns(
                withBareHeads(
                  withHeadCells(withFormRows(withRunningLists(text.split(/\r\n?|\n/u), language, words), words), words),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
    words,
  );
  const isTable = areNamesAndMeasures(rows, language);
  const behind = rowsWithAmountsBehind(rows.slice(0, MOST_READ_LINES), language, words);
  const inFront = rowsWithAmountsInFront(rows.slice(0, MOST_READ_LINES), language);
  const list = productionList(rows.slice(0, MOST_READ_LINES), language);
  const shown = list ? rows.map((row, at) => ({ at, written: list.lines.get(at) ?? row })) : partedRows(rows, language);
  const minuses = rows.filter((row) => /^\s*[-−–]/u.test(row)).length;
  for (const { at, written } of shown) {
    const asWritten = tidyLine(written);
    const tidy = withoutMisreadSigns(withoutOpenPlurals(asWritten));
    if (tidy === '') {
      blankBefore = true;
      continue;
    }
    const isMinus = MINUS.test(written) && minuses === 1;
    const isRead = lines.length < MOST_READ_LINES && tidy.length <= LONGEST_READ_LINE;
    const isRow =
      behind.has(at) ||
      inFront.has(at) ||
      (isTable &&
        lines.length > 0 &&
        !isFormLabel(tidy, words) &&
        (isServedInCells(tidy, language) || isNameAndMeasure(tidy, language)));
    const servings = servingsIn(tidy, words) ?? peopleAlone(tidy, words);
    const isOfTable = lines.length > 0 && servings === null && isRowOfPipes(written) && /^\p{L}/u.test(tidy);
    // "Recette : Aligot" names the dish, where "Recette" alone stands over the steps.
    const heading = isRead && !hasLabel(tidy) && !isNamedPaper(tidy) ? kindOfHeading(tidy, words) : null;
    lines.push({
      written,
      text: isMinus ? `-${tidy}` : tidy,
      asWritten: isMinus ? `-${asWritten}` : asWritten,
      heading,
      servings: isRow ? null : (servings ?? (heading === 'ingredients' ? yieldInHeading(tidy, words) : null)),
      phrase: parseLine(isRead ? tidy : '', language),
      blankBefore,
      isTableHead: list?.heads.has(at) ?? false,
      isRow: isRow || isOfTable,
      isListed: behind.has(at),
    });
    blankBefore = false;
  }
  return { lines, portions: list?.portions ?? null };
}

/** "Antal:⇥100⇥pers.": how many a form is for, and no food. */
function isFormLabel(tidy: string, { servingsBefore }: RecipeWords): boolean {
  const label = /^(\p{L}[^\t:]{1,30}):\s*\t/u.exec(tidy)?.[1];
  return label !== undefined && servingsBefore.includes(label.toLowerCase());
}

/** So many rows with a gap before their amount are set in columns. */
const ROWS_WITH_GAPS = 3;
const GAP_BEFORE_AMOUNT = /(?<=[\p{L}).,%]) {2,60}(?=(?:ca\.? ?)?[\d½¼¾⅓⅔])/u;

function isGapped(row: string): boolean {
  return row.length <= LONGEST_READ_LINE && /^\s*\p{L}/u.test(row) && GAP_BEFORE_AMOUNT.test(row);
}

/** "Løk  2 stk" among its like: a gap of spaces parts two cells as a tab does. */
function withColumns(rows: readonly string[]): readonly string[] {
  if (rows.filter(isGapped).length < ROWS_WITH_GAPS) return rows;
  return rows.map((row) => (isGapped(row) ? row.replace(GAP_BEFORE_AMOUNT, '\t') : row));
}

/**
 * Two foods with their amounts in one row ("8 kg mince⇥1½ kg onions") are two lines; where a text sets them side by side so, a
 * food without an amount in the second column is a line as well.
 */
function partedRows(rows: readonly string[], language: Language): { at: number; written: string }[] {
  const parted = rows.map((row, at) => ({
    at,
    row,
    parts: at < MOST_READ_LINES && !isNutrition(row.trim()) ? partsOfLine(row, language) : [row],
  }));
  const isInColumns = parted.filter(({ row, parts }) => parts.length > 1 && row.includes('\t')).length >= ROWS_IN_COLUMNS;
  return parted.flatMap(({ at, row, parts }) => {
    const [first = '', ...others] =
      isInColumns && parts.length === 1 ? row.split(/\t+/u).filter((cell) => cell.trim() !== '') : [];
    const isBeside = others.length === 1 && /^\s*[\d½¼¾⅓⅔]/u.test(first) && /^\s*\p{L}/u.test(others[0] ?? '');
    return (isBeside ? [first, ...others] : parts).map((written) => ({ at, written }));
  });
}

/** Pages put the number of portions into a line of its own: "8", then "personnes". */
function joinedServings(lines: readonly string[], words: RecipeWords): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const isCounted = /^\s*\d{1,4}\s*$/u.test(joined.at(-1) ?? '') && words.servingsAfter.includes(line.trim().toLowerCase());
    if (isCounted) joined.push(`${(joined.pop() ?? '').trim()} ${line.trim()}`);
    else joined.push(line);
  }
  return joined;
}

/** "Right, flapjacks. This does about 16 squares." */
const TWO_SENTENCES = /^\p{L}[^.!?]{2,80}[.!?]\s+\p{Lu}[^.]{4,80}\.$/u;

export function startsAmount({ phrase, text }: WrittenLine): boolean {
  return phrase.quantity !== null && !TWO_SENTENCES.test(text) && (/^[\d½¼¾⅓⅔~(]/u.test(text) || phrase.unit !== null);
}

export function isMeasured({ phrase, text }: WrittenLine): boolean {
  return phrase.unit !== null && phrase.unit !== 'piece' && /\d|^[½¼¾⅓⅔]/u.test(text) && !/^\d+-\p{L}/u.test(text);
}

import { isHeadOfColumns } from './columns/column-heads.ts';
import { REFERENCE } from './head-pieces.ts';
import { isWhereEaten } from './lines/around-recipes.ts';
import { isMadeOf, isMenuPlace } from './lines/menu-place.ts';
import { yieldIn, yieldSaid } from './yields/pasted-yield.ts';
import type { RecipeWords } from './words/recipe-words.ts';
import { isHouse, isPaperHead } from './lines/paper-heads.ts';

/** So many rows over a list may be set in cells. */
const MOST_ROWS = 8;
const LONGEST = 160;
const GAP = /\t+| {2,}/u;
/** "Rec 0412", "Recnr 0221", "FT 027": which recipe it is. */
const NUMBERED = /^\p{L}{1,12}[.-]{0,2}(?:nr|no|n°)?\.?\s?#?[\d.-]{2,8}$/iu;
const PAGE = /^(?:(?:p|pp|s|page|side|sid|sida|seite|blz)\.?\s?)?\d{1,4}$/iu;
/** "1.5 kg", "20": what stands beside a food. */
const AMOUNT =
  /^(?:ca\.?\s?)?[\d½¼¾⅓⅔][\d.,/½¼¾⅓⅔ -]{0,8}\s?(?:k?g|gr|hg|[cdm]?l|lt?r?|msk|tsk|krm|ss|ts|spsk|tsp|tbsp|el|tl|cups?|oz|lbs?|gal|qts?|c\. ?à .{1,8})?\.?$/iu;

/**
 * The rows over a list that are set in cells, each cell a line: the name, how many it serves, and in brackets what else is said. A chapter's name with
 * the number of a page beside it is as it was.
 */
export function withHeadCells(rows: readonly string[], words: RecipeWords): string[] {
  const done: string[] = [];
  let asked = 0;
  for (const [at, row] of rows.entries()) {
    if (row.trim() !== '') asked++;
    const cells = asked <= MOST_ROWS && row.length <= LONGEST ? cellsOf(row) : [];
    if (isBelow(row, cells)) asked = MOST_ROWS;
    done.push(...(asked < MOST_ROWS && cells.length > 1 ? linesOf(row, cells, { rows, at, words }) : [row]));
  }
  return done;
}

/** The list has begun. */
function isBelow(row: string, cells: readonly string[]): boolean {
  return (
    isHeadOfColumns(row) ||
    /^\s*[\d½¼¾⅓⅔][\d.,/½¼¾⅓⅔]{0,6}\s?(?:k?g|[cdm]?l|lbs?|oz)(?!\p{L})/iu.test(row) ||
    (cells.length > 1 && AMOUNT.test(cells[1] ?? '') && !PAGE.test(cells[1] ?? ''))
  );
}

function cellsOf(row: string): string[] {
  return row
    .split(GAP)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
}

interface Place {
  rows: readonly string[];
  at: number;
  words: RecipeWords;
}

function linesOf(row: string, cells: readonly string[], { rows, at, words }: Place): string[] {
  const [first = '', ...others] = cells;
  if (cells.length === 2 && cells.some((cell) => PAGE.test(cell))) return [row];
  if ((REFERENCE.test(first) || NUMBERED.test(first)) && others.length > 0 && !/^\d/u.test(others[0] ?? ''))
    return others.length === 1 ? [...others] : linesOf(row, others, { rows, at, words });
  if (others.some((cell) => AMOUNT.test(cell)) || words.ingredients.includes(first.toLowerCase())) return [row];
  const served = cells.map((cell) => servedIn(cell, words));
  if (served.every((rank) => rank === 0) && !cells.some(isMadeOf)) return [row];
  const next = nextOf(rows, at);
  const isAboveAmounts =
    next !== undefined &&
    !isHeadOfColumns(next) &&
    cellsOf(next)
      .slice(1)
      .some((cell) => AMOUNT.test(cell));
  // "Eggs⇥4 pcs" over its like is a food.
  if (isAboveAmounts && (nextOf(rows, -1) !== row || !served.includes(3))) return [row];
  if (!/^\p{L}/u.test(first) && served[0] === 0) return [row];
  const names = cells.filter((cell, place) => served[place] === 0 && !isBeside(cell));
  const name = names[0] ?? cells.find((_, place) => served[place] === 0);
  const lines = cells.map((cell, place) =>
    cell === name || served[place] !== 0 ? cell : `(${cell.replaceAll(/[()]/gu, ' ').trim()})`,
  );
  // The name goes before what it is the name of.
  return name === undefined ? lines : [name, ...lines.filter((line) => line !== name)];
}

/** Where it is eaten, and on which sheet it stands. */
function isBeside(cell: string): boolean {
  return isMenuPlace(cell) || isWhereEaten(cell) || isPaperHead(cell) || isHouse(cell);
}

/** How well a cell counts portions: 3 persons, 0 nothing. */
function servedIn(cell: string, words: RecipeWords): number {
  if (isMadeOf(cell) || isPaperHead(cell) || !/\d/u.test(cell)) return 0;
  return (yieldIn(cell, words) ?? yieldSaid(cell, words))?.rank ?? 0;
}

function nextOf(rows: readonly string[], at: number): string | undefined {
  return rows.slice(at + 1).find((row) => row.trim() !== '');
}

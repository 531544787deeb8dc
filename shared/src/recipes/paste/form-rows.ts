import { isNumberOfRecipe } from './lines/around-recipes.ts';
import { isHeadOfColumns } from './columns/column-heads.ts';
import { hasLabel } from './introduced-title.ts';
import { servingsIn } from './yields/pasted-servings.ts';
import type { RecipeWords } from './words/recipe-words.ts';

/** A form has its rows above the ingredients. */
const MOST_ROWS = 40;
const LONGEST = 200;
const COUNT = /^(?:ca\.?\s?)?\d{1,5}$/u;
/** "−  6 personnes  +": buttons for fewer and more on either side. */
const COUNTED_BY_BUTTONS = /^\s*[−–-]\s+(\d{1,3}\s+\p{L}+)\s+\+\s*$/u;

/** "Namn⇥Linssoppa", "Porsjoner;60", "Recipe Name,Chicken soup": a sheet's cells as a form has them, with a colon between. */
export function withFormRows(written: readonly string[], words: RecipeWords): string[] {
  const rows = withLabelsBeside(written, words);
  return rows.flatMap((row, at) => (at < MOST_ROWS ? fieldsOf(row, words).map((field) => asFormRow(field, words)) : [row]));
}

const LABEL_ALONE = /^\s*(\p{L}[\p{L} ]{1,30}?)\s?:\s*$/u;
/** So many words name a dish below its label. */
const MOST_NAMED = 8;

/** "Dish:" over "Beef stroganoff", "Covers:" over "4": a form whose values stand below their labels. */
function withLabelsBeside(rows: readonly string[], words: RecipeWords): readonly string[] {
  const labels = rows.map((row, at) => (at < MOST_ROWS && row.length <= LONGEST ? (LABEL_ALONE.exec(row)?.[1] ?? null) : null));
  const isBeside = rows.map((row, at) => {
    const [label, value] = [labels[at - 1], row.trim()];
    if (label == null || value === '' || labels[at] !== null) return false;
    if (COUNT.test(value)) return words.servingsBefore.includes(label.toLowerCase());
    return (
      hasLabel(`${label}: ${value}`) && /^\p{L}/u.test(value) && !/[.:!?]$/u.test(value) && value.split(' ').length <= MOST_NAMED
    );
  });
  // A label by itself names nothing where no number of portions stands below one as well.
  if (!rows.some((row, at) => isBeside[at] && COUNT.test(row.trim()))) return rows;
  return rows.flatMap((row, at) => (isBeside[at] ? [`${labels[at - 1]}: ${row.trim()}`] : isBeside[at + 1] ? [] : [row]));
}

/** "RECIPE: Kalops   PORTIONS: 100   DATE: 12.3.": the fields of a form that stand in one line, wide gaps or tabs between them. */
const BETWEEN_FIELDS = /\t+| {3,}|(?<=\S) {2}(?=\S)/u;
const FIELD = /^\p{L}[\p{L}.'’° /-]{1,30}\s?:\s*\S/u;

function fieldsOf(row: string, words: RecipeWords): string[] {
  if (row.length > LONGEST) return [row];
  const fields = row
    .split(BETWEEN_FIELDS)
    .map((field) => field.trim())
    .filter((field) => field !== '');
  const isForm = fields.length >= 2 && fields.every((field) => FIELD.test(field));
  return isForm && fields.some((field) => hasLabel(field) || servingsIn(field, words) !== null) ? fields : [row];
}

export function asFormRow(row: string, words: RecipeWords): string {
  return row.length <= LONGEST ? (formRow(row, words) ?? row) : row;
}

function formRow(row: string, words: RecipeWords): string | null {
  const counted = COUNTED_BY_BUTTONS.exec(row)?.[1];
  if (counted !== undefined) return counted;
  const [label = '', value = '', ...more] = cellsOf(row);
  if (label === '' || value === '' || more.length > 0) return null;
  if (isNumberOfRecipe(label)) return /\d/u.test(value) ? `${label}: ${value}` : null;
  if (COUNT.test(value)) return words.servingsBefore.includes(label.toLowerCase()) ? `${label}: ${value}` : null;
  const isName = hasLabel(`${label}: ${value}`) && /\p{L}{2}/u.test(value) && !isHeadOfColumns(`${label} ${value}`);
  return isName ? `${label}: ${value}` : null;
}

function cellsOf(row: string): string[] {
  const mark = ['\t', ';', ','].find((each) => row.includes(each));
  // A comma between words is followed by a space, one between cells is not.
  if (mark === undefined || (mark === ',' && /,\s/u.test(row))) return [];
  return row
    .split(mark)
    .map((cell) => cell.trim().replace(/\s?[:：]$/u, ''))
    .filter((cell) => cell !== '');
}

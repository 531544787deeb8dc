import { parseLine } from '../../../ingredients/phrase/parse-line.ts';
import type { Language } from '../../../kernel/language.ts';
import { isDuration, isNutrition, tidyLine } from '../lines/pasted-line.ts';
import { hasDishWord } from '../words/dish-words.ts';
import type { RecipeWords } from '../words/recipe-words.ts';

/** "Rødløg – 2 stk.", "Échalotes (2 pièces)", "Lime, 1 st", "Dill 1 kruka": a name, a mark and an amount. */
const SHAPE = /^(\p{L}.{1,80}?)(,\s|:\s?|\s[–—-]\s|\s?\(|\s)(?:ca\.?\s)?[\d½¼¾⅓⅔][^()]{0,24}(?:\)|\([^()]{1,30}\))?\.?$/u;
const LONGEST = 120;
/** So many rows with a measure behind their names make a list that is written so. */
const FEWEST_MEASURED = 2;

interface Row {
  mark: string;
  name: string;
  /** Weighed, measured or in packs: nobody is served a pinch. */
  isMeasured: boolean;
}

/**
 * The places of the rows of a list whose amounts stand behind the names. What such a row counts ("Naanbrød – 4 stk.") are pieces of a food among
 * measured ones, where alone it would be a dish and its servings. A row that begins the list has no dish's name, and the mark of the next.
 */
export function rowsWithAmountsBehind(lines: readonly string[], language: Language, words: RecipeWords): ReadonlySet<number> {
  const rows = lines.map((line) => rowOf(line, language, words));
  const isOfList = (at: number): boolean => {
    const [above, row, below] = [rows[at - 1], rows[at], rows[at + 1]];
    if (!row || at === 0) return false;
    return Boolean(above) || (below?.mark === row.mark && !hasDishWord(row.name));
  };
  if (rows.filter((row) => row?.isMeasured).length < FEWEST_MEASURED) return new Set();
  return new Set([...rows.keys()].filter(isOfList));
}

function rowOf(line: string, language: Language, { servingsBefore }: RecipeWords): Row | null {
  const text = tidyLine(line);
  const [, name = '', mark = ''] = text.length > LONGEST ? [] : (SHAPE.exec(text) ?? []);
  if (name === '' || servingsBefore.includes(name.trim().toLowerCase()) || isDuration(text) || isNutrition(text)) return null;
  const phrase = parseLine(text, language);
  // "Gulasch, 4 pers": who eats is no unit, and stays in the name.
  const isWhole = phrase.quantity !== null && phrase.unit !== 'portion' && name.startsWith(phrase.name);
  return isWhole ? { name, mark, isMeasured: phrase.unit !== null && phrase.unit !== 'piece' } : null;
}

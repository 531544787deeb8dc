import { parseLine } from '../../../ingredients/phrase/parse-line.ts';
import type { Language } from '../../../kernel/language.ts';

/** "24 stk     Æg, mellem", "2 st⇥courgette": an amount, a wide gap and a food. */
const SHAPE = /^\s*(\d{1,6}(?:[.,]\d{1,4})?|[½¼¾⅓⅔]) ?(\p{L}{1,12})\.?(?: {2,60}|\t)(?=\p{L})/u;
const LONGEST = 200;
const FEWEST_ROWS = 3;
/** Stands where a name would, to read what is written in front of it. */
const ANY_NAME = 'qqq';

/** The places of the rows of a list whose amounts stand in a column in front of the names: what such a row counts are no servings. */
export function rowsWithAmountsInFront(rows: readonly string[], language: Language): ReadonlySet<number> {
  const places = [...rows.keys()].filter((at) => isRow(rows[at] ?? '', language));
  return new Set(places.length < FEWEST_ROWS ? [] : places);
}

function isRow(row: string, language: Language): boolean {
  const [, number = '', unit = ''] = row.length > LONGEST ? [] : (SHAPE.exec(row) ?? []);
  if (unit === '') return false;
  const phrase = parseLine(`${number} ${unit} ${ANY_NAME}`, language);
  return phrase.unit !== null && phrase.unit !== 'portion' && phrase.name === ANY_NAME;
}

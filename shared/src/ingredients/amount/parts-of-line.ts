import { nameLanguageOf, type Language } from '../../kernel/language.ts';
import { isMeasure } from '../../units/kinds-of-unit.ts';
import type { IngredientPhrase } from '../phrase/ingredient-phrase.ts';
import { parseLine } from '../phrase/parse-line.ts';
import { phraseTables, type PhraseTables } from '../phrase/words/phrase-tables.ts';
import { readUnit } from '../phrase/read-unit.ts';

/** So many foods stand in one line at most; what is behind them stays with the last. */
const MOST_PARTS = 6;
/** So many places of a line are looked at: a line with more is none of a kitchen. */
const MOST_PLACES = 24;
const LONGEST_LINE = 500;

/** More of the same: "100 g butter + 20 g extra". */
const MORE = new Set(
  'extra ekstra more mer mere mehr meer plus encore til till for for für pour voor zum zur att to om à de'.split(' '),
);

type Mark = 'plus' | 'gap' | 'space' | 'comma';

interface Place {
  before: string;
  after: string;
  mark: Mark;
}

/**
 * The foods of a line that counts several, each with its own amount: "3 kg vitkål + 2 kg morötter", or two cells of a table in one
 * line. A line that counts one is its only part, as it was written.
 */
export function partsOfLine(line: string, language: Language): string[] {
  const parts: string[] = [];
  let rest = line;
  while (parts.length < MOST_PARTS - 1) {
    const cut = rest.length > LONGEST_LINE ? null : firstCut(rest, language);
    if (!cut) break;
    parts.push(cut.before);
    rest = cut.after;
  }
  return [...parts, parts.length === 0 ? line : rest];
}

/** A line cut where somebody says that it counts several: at its second amount, whatever stands between them. Null: it has none. */
export function splitAtSecondAmount(line: string, language: Language): string[] | null {
  const parts = partsOfLine(line, language);
  if (parts.length > 1 || line.length > LONGEST_LINE) return parts.length > 1 ? parts : null;
  const tables = phraseTables(nameLanguageOf(language));
  for (const { before, after } of placesIn(line, true)) {
    const joining = tables.starts.and.exec(after) ?? tables.starts.plus.exec(after);
    const [first, second] = [before.replace(/,$/u, ''), joining ? after.slice(joining[0].length).trim() : after];
    if ([first, second].every((part) => isCountedFood(parseLine(part, language), tables))) return [first, second];
  }
  return null;
}

function firstCut(line: string, language: Language): Place | null {
  const tables = phraseTables(nameLanguageOf(language));
  for (const found of placesIn(line)) {
    const before = found.mark === 'comma' ? found.before.slice(0, -1) : withoutJoining(found.before, tables);
    if (before === null) continue;
    const place = { ...found, before };
    const [left, right] = [parseLine(place.before, language), parseLine(place.after, language)];
    if (isMoreOfSame(line, found.mark, { left, right, language })) return { ...place, before: `${place.before} ${right.name}` };
    if (isCountedFood(left, tables) && isCountedFood(right, tables) && areApart(place, { left, right, tables })) return place;
  }
  return null;
}

/** "1 kg + 2 dl flour": a weight and a volume of the same food, which no one amount says. */
function isMoreOfSame(
  line: string,
  mark: Mark,
  { left, right, language }: { left: IngredientPhrase; right: IngredientPhrase; language: Language },
): boolean {
  if (mark !== 'plus' || left.name !== '' || right.quantity === null || right.name === '') return false;
  return isMeasure(left.unit) && isMeasure(right.unit) && parseLine(line, language).name.startsWith('+');
}

/** "3 kg cabbage plus": what joins two foods belongs to neither. Behind an "and" or a comma only the foods tell whether there are two. */
function withoutJoining(text: string, { starts }: PhraseTables): string | null {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  if (starts.and.test(last) || /[,;]$/u.test(last)) return null;
  return starts.plus.test(last) ? text.slice(0, -last.length).trim() : text;
}

/** Where a second food may begin: behind a plus, a semicolon, a tab or several spaces, or at a number. Never inside brackets. */
function placesIn(line: string, isAnywhere = false): Place[] {
  const places: Place[] = [];
  for (const { index, 0: mark } of line.matchAll(/\+|;\s|\s+/gu)) {
    const [before, after] = [line.slice(0, index).trim(), line.slice(index + mark.length).trim()];
    const isInside = before.lastIndexOf('(') > before.lastIndexOf(')');
    if (before === '' || after === '' || isInside) continue;
    const isComma = before.endsWith(',') && !isAnywhere;
    const kind = /[+;]/u.test(mark) ? 'plus' : isComma ? 'comma' : /\t|\s{2}/u.test(mark) ? 'gap' : 'space';
    if (kind !== 'plus' && !isAnywhere && !startsWithNumber(after)) continue;
    places.push({ before, after, mark: kind });
    if (places.length === MOST_PLACES) break;
  }
  return places;
}

function isSpoon(unit: IngredientPhrase['unit']): boolean {
  return unit === 'tsp' || unit === 'tbsp';
}

function startsWithNumber(text: string): boolean {
  return /^(?:ca\.? ?|~ ?)?[\d½¼¾⅓⅔]/iu.test(text);
}

function isCountedFood({ quantity, name, heading }: IngredientPhrase, tables: PhraseTables): boolean {
  const first = name.toLowerCase().split(/[\s,]/u)[0] ?? '';
  const isName = /\p{L}{2}/u.test(name) && !tables.unitOf.has(name.toLowerCase()) && !MORE.has(first);
  return !heading && quantity !== null && isName;
}

/** Without a plus between them only an amount in a measure begins another food: "12 eggs 60 g" are twelve of that size. */
function areApart(
  { before, after, mark }: Place,
  { left, right, tables }: { left: IngredientPhrase; right: IngredientPhrase; tables: PhraseTables },
): boolean {
  if (mark === 'plus') return true;
  if (!startsWithNumber(before) || !startsWithNumber(after)) return false;
  // "Mehl Type 550 500 g Zucker": the first number belongs to the name in front of it.
  if (/^\d+ +\d/u.test(after) && !/^\d+ +\d+[/⁄]\d/u.test(after)) return false;
  if (mark === 'gap') return right.unit !== null || left.unit !== null;
  const isOfPieces = readUnit(right.name, tables) !== null || tables.adjectives.has(right.name.toLowerCase());
  // "1 tsp turmeric, 1 tsp cumin": spoons of two things; a weight behind a comma is as often the same thing's.
  if (mark === 'comma') return isSpoon(left.unit) && isSpoon(right.unit) && !isOfPieces;
  return isMeasure(left.unit) && isMeasure(right.unit) && !isOfPieces;
}

import { nameLanguageOf, type Language } from '../../kernel/language.ts';
import { parseLine } from './parse-line.ts';
import { phraseTables } from './words/phrase-tables.ts';

const LONGEST_LINE = 200;
const MOST_PARTS = 6;
/** Words that begin alike are of one food: "4 chicken breasts, 600 g chicken". */
const ALIKE = 4;
const COUNTED = /^(?:ca\.? ?|~ ?)?[\d½¼¾⅓⅔]/iu;

/** "Smørkrem: 250 gr smør, 4 dl melis": what they are for stands in front. */
const LABEL = /^\p{L}[\p{L} -]{2,30}\s?:\s+(?=[\d½¼¾⅓⅔])/u;

/**
 * The parts of "2 onions, 3 cloves of garlic": foods behind commas, each with its own amount. Null where a part is no other food for
 * certain: behind a comma stands as often what the first weighs. `foodNamed` tells which food a name surely is.
 */
export function countedByComma(whole: string, language: Language, foodNamed: (name: string) => string | null): string[] | null {
  if (whole.length > LONGEST_LINE) return null;
  const line = whole.trim().replace(LABEL, '');
  if (!COUNTED.test(line)) return null;
  const { starts } = phraseTables(nameLanguageOf(language));
  const parts: string[] = [];
  for (const piece of piecesOf(line)) {
    if (parts.length === 0 || COUNTED.test(piece) || starts.vague.test(piece)) parts.push(piece);
    else parts.push(`${parts.pop() ?? ''}, ${piece}`);
  }
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  const names = parts.flatMap((part) => nameOf(part, language) ?? []);
  const foods = new Set(names.flatMap((name) => foodNamed(name) ?? []));
  if (names.length !== parts.length || foods.size !== parts.length) return null;
  const beginnings = names.flatMap((name) => [...beginningsOf(name)]);
  return new Set(beginnings).size === beginnings.length ? parts : null;
}

/** What stands between commas, those in brackets and in numbers left where they are. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  for (const piece of line.split(/(?<=[,;])\s/u)) {
    const last = pieces.at(-1) ?? '';
    if (last.lastIndexOf('(') > last.lastIndexOf(')')) pieces[pieces.length - 1] = `${last} ${piece}`;
    else pieces.push(piece);
  }
  return pieces.map((piece) => piece.trim().replace(/[,;]$/u, '')).filter((piece) => piece !== '');
}

/** The name that a part counts; null where it only says more of another. */
function nameOf(part: string, language: Language): string | null {
  const { name, quantity } = parseLine(part, language);
  const { adjectives, words } = phraseTables(nameLanguageOf(language));
  if (name === '' || adjectives.has(name.toLowerCase()) || words.trailing.includes(name.toLowerCase())) return null;
  return quantity === null && COUNTED.test(part) ? null : name;
}

function beginningsOf(name: string): ReadonlySet<string> {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= ALIKE).map((word) => word.slice(0, ALIKE)));
}

import { parseLine } from '../../../ingredients/phrase/parse-line.ts';
import { phraseTables } from '../../../ingredients/phrase/words/phrase-tables.ts';
import { type Language, type NameLanguage, nameLanguageOf } from '../../../kernel/language.ts';
import { isDuration, isNutrition, kindOfHeading } from './pasted-line.ts';
import type { RecipeWords } from '../words/recipe-words.ts';

/** A longer row is a page without line ends. */
const LONGEST_ROW = 2000;
/** So many foods of a list that no heading announces have an amount at least, and of one behind words that lead to it. */
const LEAST_AMOUNTS = 3;
const LEAST_BEHIND_WORDS = 2;

/** "Zutaten (für 6 Personen): 2 kg Grünkohl", "Frites : 1,2 kg de pommes de terre". */
const HEAD = /^\s*(?<head>\p{L}[^:.!?;]{0,59}?)\s?:\s+(?<body>\S.*)$/u;
/** The sentence before it: "Pour 4 personnes. Ingrédients : …". */
const SENTENCE_BEFORE = /^\s*(?<said>[^:]{2,300}?[.!?])\s+(?=\p{Lu}[^:.!?;]{0,59}:\s)/u;
/** The next part of the dish in the same row: "…, sel. Frites : 1,2 kg …". */
const NEXT_HEAD = /\.\s+(?=\p{Lu}[^:.!?;,]{0,39}:\s)/u;
/** The last sentence before the first food: "… just said “some”. 5 lbs potatoes". */
const SENTENCES_BEFORE =
  /^(?<said>[^\d½¼¾⅓⅔⅛;][^;]{1,399}(?<!(?:^|\s)(?:ca|env|approx|circa|etwa))[.!?]["”»]?)\s+(?=[\d½¼¾⅓⅔⅛])/iu;
/** "Voor 6 personen heb je nodig": words that lead to a list and to nothing else; behind "Equipment" or "Per portion" stand no foods. */
const NEEDED =
  /(?<!\p{L})(?:need|nodig|behöver|behövs|trenger(?: du)?|skal (?:du|I|vi) bruge|braucht? (?:man|ihr|du|sie)|benötig(?:t|en)(?: (?:ihr|sie))?|il (?:vous |te )?faut)$/iu;
const ENERGY = /^\d[\d.,]{0,8}\s?(?:kcal|kj)(?!\p{L})/iu;
/** A step is said whole; "RECETTE : Ratatouille   PORTIONS : 100" is a form. */
const SAID = /^\S.{10,}[.!]$/u;
/** A row with words and a colon before its first food. */
const HEAD_OF_LIST = /^\s*\p{L}[^:;\d]{0,59}(?:\([^()]{0,30}\)\s?)?:\s/u;
const SAYS_MORE = /[.!]\s+\p{Lu}/u;
const NUMBER = /^\d[\d.,]*$/u;
const BEGINS_AMOUNT = /^(?:(?:ca|circa|env|about|etwa)\.?\s)?[\d½¼¾⅓⅔⅛]/iu;

/**
 * Rows with the ingredients one after the other ("Ingredients: 2 onions, 3 carrots, 1 l stock") as a heading with a line for each, and the method
 * that begins in the row of its heading as one below it. What counts something else in a row stays one: nutrition, times, tools.
 */
export function withRunningLists(rows: readonly string[], language: Language, words: RecipeWords): string[] {
  const kinds = rows.map((row) => (row.length <= LONGEST_ROW ? kindOfHeading(row.trim(), words) : null));
  const hasHeading = kinds.includes('ingredients');
  let [isMethod, isBelowHeading] = [false, false];
  return rows.flatMap((row, at) => {
    if (row.trim() === '') return [row];
    const wasBelow = isBelowHeading;
    isBelowHeading = kinds[at] === 'ingredients';
    if (kinds[at] != null) isMethod = kinds[at] === 'method';
    // A step names its foods once more.
    if (isMethod || row.length > LONGEST_ROW || isNutrition(row.trim())) return [row];
    if (!HEAD_OF_LIST.test(row) && row.split('; ').length > LEAST_AMOUNTS)
      return (wasBelow || !hasHeading ? semicolonsOf(row, language) : null) ?? [row];
    return row.includes(':') ? rowsIn(row, { language, words, isNext: false }) : (commasOf(row, language) ?? [row]);
  });
}

interface Around {
  language: Language;
  words: RecipeWords;
  /** Behind a running list in its row: one food is enough. */
  isNext: boolean;
}

function rowsIn(row: string, { language, words, isNext }: Around): string[] {
  const said = isNext ? null : SENTENCE_BEFORE.exec(row);
  const rest = said ? row.slice(said[0].length) : row;
  const { head, body } = HEAD.exec(rest)?.groups ?? {};
  if (head === undefined || body === undefined) return [row];
  const before = said?.groups?.['said'] === undefined ? [] : [said.groups['said']];
  const kind = kindOfHeading(`${head}:`, words);
  // A step may be short, and what it names is no ingredient.
  if (kind === 'method') return SAID.test(body) ? [...before, `${head}:`, body] : [row];
  const [first = '', ...others] = body.split(NEXT_HEAD);
  const parts = partsOf(first, first.split('; ').length > 2 ? ';' : ',', language);
  const least = leastBehind(head, { isHeading: kind === 'ingredients' || isNext, language });
  if (least === null || !isList(parts, least)) return [row];
  // A heading is one alone; a sentence that leads to the list says for how many it is.
  const heads = kind === 'ingredients' ? [...before, `${head}:`] : [[...before, `${head}:`].join(' ')];
  return [...heads, ...parts, ...others.flatMap((other) => rowsIn(other, { language, words, isNext: true }))];
}

/** How many amounts prove a list behind these words; null where they lead to none. */
function leastBehind(head: string, { isHeading, language }: { isHeading: boolean; language: Language }): number | null {
  if (isHeading) return 1;
  const leads = NEEDED.test(head) || phraseTables(nameLanguageOf(language)).starts.heading.test(head);
  return leads ? LEAST_BEHIND_WORDS : null;
}

function isList(parts: readonly string[], least: number): boolean {
  if (parts.some((part) => ENERGY.test(part) || isDuration(part))) return false;
  // Behind mere words a sentence more is a step.
  if (least > 1 && parts.some((part) => SAYS_MORE.test(part))) return false;
  const amounts = parts.filter((part) => BEGINS_AMOUNT.test(part)).length;
  return amounts >= least && amounts * 2 >= parts.length && BEGINS_AMOUNT.test(parts[0] ?? '');
}

/** "5 lbs potatoes, peeled; 8 eggs; …; paprika for the top", perhaps behind a sentence; null for what is no list. */
function semicolonsOf(row: string, language: Language): string[] | null {
  const { said } = SENTENCES_BEFORE.exec(row)?.groups ?? {};
  const parts = partsOf(said === undefined ? row : row.slice(said.length), ';', language);
  return isList(parts, LEAST_AMOUNTS) ? [...(said === undefined ? [] : [said]), ...parts] : null;
}

/** "1/2 cup oats, 3/4 cup milk, 1 tbsp chia seeds, a handful of blueberries": each with an amount of its own; null for what is no such list. */
function commasOf(row: string, language: Language): string[] | null {
  const written = row.trim();
  if (!BEGINS_AMOUNT.test(written) || SAYS_MORE.test(written) || !written.includes(', ')) return null;
  const parts = partsOf(written, ',', language);
  return isList(parts, LEAST_AMOUNTS) && parts.every((part, at) => isAmountOfFood(part, at === parts.length - 1, language))
    ? parts
    : null;
}

/** What is said behind the last of them ("a bunch of celery - I bring that") may be said of all. */
function isAmountOfFood(part: string, isLast: boolean, language: Language): boolean {
  const { quantity, name, note } = parseLine(part, language);
  // "20 cm", "2 hours", "8 of them large": a number of something that is no food in its own right.
  return quantity !== null && /\p{L}{3}/u.test(name) && (note === null || isLast) && !/^(?:x|×|\d)/u.test(name);
}

/** The foods of a running list: what is said of one behind its comma stays with it. */
function partsOf(body: string, mark: ',' | ';', language: Language): string[] {
  const parts: string[] = [];
  for (const piece of cut(body.trim().replace(/\.$/u, ''), mark)) {
    const former = parts.at(-1);
    // "2, 3 or 4 potatoes", "beef, 2,25": a number alone is no food.
    if (former !== undefined && NUMBER.test(former)) parts[parts.length - 1] = `${former}, ${piece}`;
    else if (former !== undefined && (isSaidOf(piece, language) || (NUMBER.test(piece) && piece.includes(','))))
      parts[parts.length - 1] = `${former}, ${piece}`;
    else parts.push(piece);
  }
  return parts;
}

/** How a food is cut, before the word that says it: "finely chopped", "fein gehackt". */
const HOW = /^(?:\p{L}+ly|very|fint|grovt|tunt|tyndt|fein|grob|dünn|frisch|fijn|grof|dun)$/u;

/** Whether what is said of a food stands behind its name, so that a piece that begins with it holds none: "coupées en dés". */
const IS_SAID_BEHIND: Record<NameLanguage, boolean> = {
  en: false,
  sv: false,
  no: false,
  da: false,
  de: false,
  fr: true,
  nl: false,
};

/** "finely grated", "peeled and cubed": said of the food before it, where it holds no food of its own. */
function isSaidOf(piece: string, language: Language): boolean {
  const { adjectives, participle } = phraseTables(nameLanguageOf(language));
  const words = piece.toLowerCase().split(/[\s-]+/u);
  const isKnown = (word = ''): boolean => adjectives.has(word) || participle?.test(word) === true || HOW.test(word);
  if (BEGINS_AMOUNT.test(piece) || /^\p{Lu}/u.test(piece) || words.length > 4) return false;
  return isKnown(words[0]) && (IS_SAID_BEHIND[nameLanguageOf(language)] || isKnown(words.at(-1)));
}

/** At the marks, never in brackets. */
function cut(body: string, mark: ',' | ';'): string[] {
  const pieces = [''];
  let depth = 0;
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at] ?? '';
    if (sign === '(') depth += 1;
    if (sign === ')') depth = Math.max(0, depth - 1);
    if (sign === mark && depth === 0 && /\s/u.test(body[at + 1] ?? '')) pieces.push('');
    else pieces[pieces.length - 1] += sign;
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

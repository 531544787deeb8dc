import { BULLETED } from '../../ingredients/phrase/clean-line.ts';
import { withoutEnd } from '../../kernel/reading/ends.ts';
import { isDuration, isPraise, isSentence, tidyLine } from './lines/pasted-line.ts';
import { withoutSaidPieces } from './lines/dish-phrase.ts';
import { titleWithYield, type ServedTitle } from './served-title.ts';
import type { RecipeWords } from './words/recipe-words.ts';
import { isMeasured, startsAmount, type WrittenLine } from './written-lines.ts';

export const BRACKETED = /^\([^()]*\)\.?$/u;

const NAME_AND_BRACKETS = /^\p{L}[^()[\]\d]*[([][^()[\]]+[)\]][.:]?$/u;

const MEASURES: ReadonlySet<string> = new Set(['kg', 'g', 'lb', 'l', 'dl']);

/** Longer lines are no title. */
const LONGEST_TITLE = 200;

/** "(makes loads)" and "- half a cucumber" over "- 200 g yogurt" are no titles. */
export function isAsideOrListed(line: WrittenLine, next: WrittenLine | undefined): boolean {
  const isListed = BULLETED.test(line.written) && next !== undefined && BULLETED.test(next.written) && startsAmount(next);
  return isListed || BRACKETED.test(line.text);
}

/** Amounts that stand behind their names: "Eggs 4 pcs" over "Milk 3 dl". */
export function isAmongAmounts(next: WrittenLine | undefined): boolean {
  return next !== undefined && next.phrase.quantity !== null && /^\p{L}/u.test(next.text) && next.servings === null;
}

/** "Here are the recipes:" stands over a name, a heading of ingredients over amounts. */
export function introducesTitle(line: WrittenLine, next: WrittenLine | undefined): boolean {
  if (!line.text.endsWith(':') || !next || line.text.split(' ').length < 2) return false;
  return next.heading === null && next.servings === null && next.phrase.quantity === null && !next.phrase.heading;
}

/** "Pasta mit einer Tomatensauce" and "7 layer salad" have a number and are titles; "200 g flour" is not. */
export function isTitle(line: WrittenLine, next: WrittenLine | undefined): boolean {
  if (line.text.length > LONGEST_TITLE || isPraise(line.text) || isSaidOverTitle(line, next) || !/\p{L}/u.test(line.text))
    return false;
  if (line.phrase.quantity === null)
    return (
      !line.phrase.heading ||
      next?.heading === 'ingredients' ||
      next?.servings != null ||
      withoutSaidPieces(line.text) !== line.text
    );
  if (next === undefined) return false;
  // "ein halbes Kilo Hähnchenbrust" over "2 Paprika".
  if (MEASURES.has(line.phrase.unit ?? '') && !/[\d½¼¾⅓⅔]/u.test(line.text) && startsAmount(next) && !next.blankBefore)
    return false;
  if (isWeighedInBrackets(line, next)) return true;
  // "Pasta bake – cookery club years 7/8" over "(for 25 children)".
  if (BRACKETED.test(next.text) && /^\p{L}/u.test(line.text) && line.phrase.unit === null) return true;
  if (isMeasured(line) || (isAmongAmounts(next) && /\d\s*\p{L}*\.?$/u.test(line.text))) return false;
  if (next.servings !== null || next.heading === 'ingredients' || (next.blankBefore && startsAmount(next))) return true;
  if (!/^[\d½¼¾⅓⅔]/u.test(line.text)) return startsAmount(next) || isDuration(next.text) || next.phrase.heading;
  return /^\d\S*(?:\s\p{Lu}[\p{L}'’-]+){2,}$/u.test(line.text) && startsAmount(next);
}

/**
 * "Biksemad (200g)", what a portion weighs behind the name of a dish: over a heading, servings or amounts that stand in front, or apart
 * from what follows. Over another weight in brackets or behind its name it is an ingredient, "Butter (200 g)".
 */
function isWeighedInBrackets({ text }: WrittenLine, next: WrittenLine): boolean {
  if (!NAME_AND_BRACKETS.test(text) || NAME_AND_BRACKETS.test(next.text)) return false;
  return next.heading === 'ingredients' || next.servings !== null || next.blankBefore || /^[\d½¼¾⅓⅔]/u.test(next.text);
}

/** "PUB SPEC SHEET", "Rezeptkarte": what the paper is called, over the name of the dish. */
const FORM =
  /^(?:\p{L}+ ){0,2}(?:spec(?:ification)? sheet|recipe (?:card|sheet|spec)|fiche (?:technique|recette|cuisine)|rezept(?:blatt|karte|bogen)|recept(?:kort|blad|kaart)|op(?:p)?skrift(?:s)?(?:kort|ark))$/iu;

/** "Handleliste til fredag", "Shopping list for Sunday": what to buy, and no name of what is cooked. */
const TO_BUY =
  /^(?:handleliste|handlelista|indkøbsliste|inköpslista|einkaufsliste|einkaufszettel|shopping list|grocery list|boodschappen(?:lijst(?:je)?)?|liste de courses)(?!\p{L})/iu;

export function isNameOfForm({ text }: WrittenLine, next: WrittenLine | undefined): boolean {
  if (TO_BUY.test(text)) return true;
  return (
    FORM.test(text) && next !== undefined && next.servings === null && next.heading === null && next.phrase.quantity === null
  );
}

/** "Nothing warms like a good soup on a cold day!" over a short name. */
function isSaidOverTitle({ text }: WrittenLine, next: WrittenLine | undefined): boolean {
  if (!next || !isSentence(text) || text.split(' ').length < 7) return false;
  const isName = next.heading === null && next.servings === null && next.phrase.quantity === null && !next.phrase.heading;
  return isName && !isSentence(next.text) && next.text.split(' ').length <= 8 && !isDuration(next.text);
}

/** "Kære alle" over a sentence: a mail begins so, without a mark behind it. */
export function isSalutation({ text }: WrittenLine, next: WrittenLine | undefined): boolean {
  if (/^\p{L}+(?: \p{L}+){0,2},$/u.test(text)) return true;
  return SALUTATION.test(text) && next !== undefined && isSentence(next.text);
}

const SALUTATION =
  /^(?:hi|hello|hey|dear|hej|hei|hallo|liebe|lieber|bonjour|salut|coucou|chers?|chères?|hoi|kære|kjære|beste)(?:\s\p{L}+){0,3}$/iu;

/** The name of a dish in a line, with how many it says to serve. */
export function nameAt(lines: readonly WrittenLine[], at: number, words: RecipeWords): ServedTitle {
  const { text, written } = lines[at] ?? { text: '', written: '' };
  const marked = /\S\s*\|\s*\S/u.test(written) ? tidyLine(written.replaceAll('|', ' – ')) : text;
  return isSentence(text) && (!/[,(–/-]/u.test(text) || /[.!?]\s+\p{Lu}/u.test(text))
    ? { title: text, portions: null, inPieces: false }
    : titleWithYield(withoutEnd(marked, /[\s–]/u), words, isAmongAmounts(lines[at + 1]) && !isApart(lines, at));
}

/** The first line, with a blank one below it that the lines of the list have not. */
function isApart(lines: readonly WrittenLine[], at: number): boolean {
  const [next, second] = lines.slice(at + 1, at + 3);
  return at === 0 && next?.blankBefore === true && second !== undefined && !second.blankBefore;
}

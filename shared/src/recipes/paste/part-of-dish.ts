import { isDayOrShouted, isMadePart, isPartName } from './lines/part-names.ts';
import { isSentence, isStep } from './lines/pasted-line.ts';
import { isDishWord } from './words/dish-words.ts';
import { isMeasured, startsAmount, type WrittenLine } from './written-lines.ts';
import type { RecipeWords } from './words/recipe-words.ts';

/** "Teig" over its own amounts: apart from the lines above it, unless nobody buys such a thing. */
export function isPartAmong(lines: readonly WrittenLine[], at: number, title: string | null): boolean {
  const [line, next] = lines.slice(at, at + 2);
  if (!line || line.phrase.quantity !== null || !next || next.blankBefore || !startsAmount(next)) return false;
  if (/^\p{L}[\p{L} ]{1,30} [-–]$/u.test(line.text)) return true;
  if (isDayOrShouted(line.text) && lines.some(({ text, phrase }) => phrase.quantity !== null && /\p{Ll}/u.test(text)))
    return true;
  return isMadePart(line.text) || (line.blankBefore && (isPartName(line.text) || isDishOfTitle(line.text, title)));
}

/** "Fish cakes" over its own amounts under "Fish cakes with cucumber salad". */
function isDishOfTitle(text: string, title: string | null): boolean {
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const named = title?.toLowerCase() ?? '';
  return said.length > 0 && said.length <= 3 && said.some(isDishWord) && said.every((word) => named.includes(word));
}

/** After the steps of one part: "For the filling:" and its amounts. */
export function beginsIngredients(lines: readonly WrittenLine[], at: number): boolean {
  const line = lines[at];
  if (!line?.phrase.heading || isSentence(line.text)) return false;
  const next = lines.slice(at + 1, at + 3);
  return next.length === 2 && next.every((each) => startsAmount(each) && each.phrase.unit !== null && !isSentence(each.text));
}

/** So many words without a full stop may be an ingredient that nobody measured: "Salt", "freshly ground pepper". */
const MOST_UNMEASURED = 4;

/** Whether ingredients may stand below a line. */
export function listGoesOn(lines: readonly WrittenLine[], at: number): boolean {
  return lines
    .slice(at + 1)
    .some((line) => !isSentence(line.text) && (isMeasured(line) || line.text.split(' ').length <= MOST_UNMEASURED));
}

/** Whether neither amounts nor headings stand below a line. */
export function isLastOfList(lines: readonly WrittenLine[], at: number): boolean {
  return lines.slice(at + 1).every((line) => line.heading === null && !line.phrase.heading && !startsAmount(line));
}

/** "Layer with the onions and pota-" over "toes in a deep casserole": a word that a book breaks at the end of its line. */
const BROKEN = /\p{Ll}{2}-$/u;
const GOES_ON = /^\p{Ll}{2}/u;

/** Whether a line and those below it, up to the next blank one, are prose as a book sets it: its words are broken, and no amount stands in front. */
export function isSetProse(lines: readonly WrittenLine[], at: number): boolean {
  const end = lines.findIndex((line, place) => place > at && line.blankBefore);
  const block = lines.slice(at, end === -1 ? undefined : end);
  if (block.length < 2 || /^[\d½¼¾⅓⅔]/u.test(block[0]?.text ?? '')) return false;
  return block.some(({ text }, place) => BROKEN.test(text) && GOES_ON.test(block[place + 1]?.text ?? ''));
}

/** So many words a listed thing has at most. */
const MOST_LISTED = 6;
const BULLET = /^\s*([^\p{L}\p{N}\s"'“‘(]{1,3})\s/u;
const LASTING = /\d ?(?:min|h|std|tim|uur|°)/iu;

/** "□ schil v 1 sinaasappel" between "□ 3 kaneelstokken" and "□ 2 steranijs": of one list with them, though its first word is one of work. */
export function isOfBullets(lines: readonly WrittenLine[], at: number, words: RecipeWords): boolean {
  const [above, line] = lines.slice(Math.max(0, at - 1), at + 1);
  if (!above || !line || line.blankBefore || isSentence(line.text) || LASTING.test(line.text)) return false;
  const bullet = bulletOf(line);
  const isShort = line.text.split(' ').length <= MOST_LISTED && /[\d½¼¾⅓⅔]/u.test(line.text);
  if (bullet === undefined || bulletOf(above) !== bullet || !isShort || /[.!]$/u.test(line.text)) return false;
  const isListBelow = lines
    .slice(at + 1)
    .some((each) => bulletOf(each) === bullet && each.phrase.quantity !== null && !isStepOf(each, words));
  return isListBelow && !isOfListed(lines.slice(0, at), line);
}

function bulletOf({ written }: WrittenLine): string | undefined {
  return BULLET.exec(written)?.[1];
}

function isStepOf({ written, text, phrase }: WrittenLine, words: RecipeWords): boolean {
  return isStep(written, text, phrase, words);
}

/** "Chop 2 onions finely" below "2 onions": work on what the list has already. */
function isOfListed(above: readonly WrittenLine[], { text }: WrittenLine): boolean {
  const [, ...named] = wordsIn(text);
  const listed = above.filter(({ phrase }) => phrase.quantity !== null).flatMap(({ phrase }) => wordsIn(phrase.name));
  return named.some((word) => listed.some((other) => other.startsWith(word) || word.startsWith(other)));
}

/** Shorter words are none of foods. */
function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}

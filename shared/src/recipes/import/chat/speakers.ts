import { hasDishWord } from '../../paste/words/dish-words.ts';
import { isMadePart, isPartName } from '../../paste/lines/part-names.ts';
import { asks, isLabel, speaks } from './talk.ts';

/** "[18:04] ", "12.11.26, 18:05 - ", "[2026-11-12, 6:05 PM] ": when a message was written. */
const TIME =
  /^[\s>]{0,8}(?:\[(?:\d{1,4}[./-]\d{1,2}[./-](?:\d{1,4})?,? ?)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?\] ?|\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)? ?[-–—] ?)/iu;
/** Who wrote it: a name of one or two words, with or without a picture behind it. */
const NAME =
  /^[\s>]{0,8}(\p{L}[\p{L}.'’-]{0,19}(?: \p{L}[\p{L}.'’-]{0,19})?)(?: ?(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F)){0,8}\s?: {1,3}(?=\S)/u;
/** "Så här:": what leads on to the list says nothing of it. */
const LEADS_ON = /^(?:\p{L}+[ ,]{1,2}){0,3}\p{L}+\s?:\s*$/u;
const ALONE = /^[\s>]{0,8}(\p{Lu}[\p{L}.'’-]{0,19}(?: \p{Lu}[\p{L}.'’-]{0,19})?)\s?:\s*$/u;
/** What a label of a recipe stands before, and no message is: an amount alone. */
const AMOUNT_ALONE =
  /^[\d½¼¾⅓⅔][\d.,/½¼¾⅓⅔ –-]{0,12}(?:k?g|gr|hg|[cdm]?l|ltr|tsp|tbsp|cups?|oz|lbs?|msk|tsk|krm|ss|ts|spsk|el|tl|st|stk|min|h)?\.?\s*$/iu;
/** Messages with their time say so by themselves; without it a name has to come again and again. */
const FEWEST_TIMED = 2;
const FEWEST_OF_ONE = 3;
/** Of the lines of a chat without times so many begin with a name. */
const MOST_LINES = 0.8;
const LONGEST_LINE = 2000;
/** So many lines below a single message are a list. */
const FEWEST_LISTED = 2;

interface Message {
  name: string;
  said: string;
}

export interface Spoken {
  /** Without who speaks. */
  text: string;
  /** What somebody said in a line of its own, below the first. */
  said: ReadonlySet<string>;
}

/**
 * Takes who is speaking off the lines of a chat: "Priya: 2 onions" is two onions. A word before a colon is a speaker where a time stands before
 * it, where nearly every line begins with one and the same few come again and again, or where one opens the text, and says something, over a
 * list; the name of a part or of a food begins one, or stands before an amount alone.
 */
export function spokenText(text: string): Spoken {
  const lines = text.split(/\r\n?|\n/u);
  const timed = lines.filter((line) => line.length <= LONGEST_LINE && TIME.test(line)).length;
  if (timed >= FEWEST_TIMED) return spokenOf(lines, lines.map(withoutTime));
  const messages = lines.map(messageIn);
  const counts = new Map<string, number>();
  for (const message of messages) if (message) counts.set(message.name, (counts.get(message.name) ?? 0) + 1);
  if (isChat(lines, messages, counts))
    return { text: lines.map((line, at) => messages[at]?.said ?? line).join('\n'), said: NOBODY };
  const opener = openerOf(lines, messages, counts);
  if (opener === null) return { text, said: NOBODY };
  const names = new Set([opener.name, ...(asks(opener.said) ? answererIn(lines, messages, opener.name) : [])]);
  const bareOf = (line: string, at: number): string => {
    const message = messages[at];
    if (message && names.has(message.name)) return LEADS_ON.test(message.said) ? '' : message.said;
    return names.has(aloneIn(line) ?? '') ? '' : line;
  };
  return spokenOf(lines, lines.map(bareOf));
}

/** "Eline:" by itself: what she says stands below. */
function aloneIn(line: string): string | null {
  return line.length <= LONGEST_LINE ? (ALONE.exec(line)?.[1] ?? null) : null;
}

/** Who speaks next below a question: "Teig:" and "Belag:" over their amounts are parts of what was asked for. */
function answererIn(lines: readonly string[], messages: readonly (Message | null)[], asking: string): string[] {
  const alone = lines.map(aloneIn);
  const at = lines.findIndex((line) => line.trim() !== '') + 1;
  const next = messages[at]?.name ?? alone[at];
  if (typeof next !== 'string' || next === asking || isLabel(next) || isPartName(next) || isMadePart(next)) return [];
  const isOverAmount = (place: number): boolean => alone[place] !== null && /^\s*[\d½¼¾⅓⅔]/u.test(lines[place + 1] ?? '');
  const isOfParts = isOverAmount(at) && alone.some((name, place) => place > at && name !== next && isOverAmount(place));
  return isOfParts ? [] : [next];
}

export function withoutSpeakers(text: string): string {
  return spokenText(text).text;
}

const NOBODY: ReadonlySet<string> = new Set();

function spokenOf(lines: readonly string[], bare: readonly string[]): Spoken {
  const first = lines.findIndex((line) => line.trim() !== '');
  const isOwn = (at: number): boolean => bare[at] === lines[at];
  const said = bare.filter((_, at) => at > first && !isOwn(at)).map((line) => line.trim());
  // Where each thing of the list is a message of its own, what is said is the list.
  const listed = bare.filter((line, at) => isOwn(at) && line.trim() !== '').length;
  return { text: bare.join('\n'), said: listed < FEWEST_LISTED ? NOBODY : new Set(said) };
}

/** Who writes one message over a list, and perhaps more below it: "Dad: Right. Toad in the hole for 4". */
function openerOf(
  lines: readonly string[],
  messages: readonly (Message | null)[],
  counts: ReadonlyMap<string, number>,
): Message | null {
  const first = lines.findIndex((line) => line.trim() !== '');
  const opener = messages[first];
  if (!opener || isLabel(opener.name) || messages.some((each) => each?.name === opener.name && AMOUNT_ALONE.test(each.said)))
    return null;
  const others = lines.filter((line, at) => line.trim() !== '' && messages[at]?.name !== opener.name).length;
  if (others < FEWEST_LISTED) return null;
  if ((counts.get(opener.name) ?? 0) > 1) return opener;
  return speaks(opener.said) && !hasDishWord(opener.name) ? opener : null;
}

function withoutTime(line: string): string {
  const time = line.length <= LONGEST_LINE ? TIME.exec(line) : null;
  if (!time) return line;
  const rest = line.slice(time[0].length);
  return messageIn(rest)?.said ?? rest;
}

function messageIn(line: string): Message | null {
  const found = line.length <= LONGEST_LINE ? NAME.exec(line) : null;
  return found ? { name: found[1] ?? '', said: line.slice(found[0].length) } : null;
}

function isChat(lines: readonly string[], messages: readonly (Message | null)[], counts: ReadonlyMap<string, number>): boolean {
  const written = lines.filter((line) => line.trim() !== '').length;
  const said = messages.filter((message) => message !== null);
  if (said.length < written * MOST_LINES || said.some((message) => AMOUNT_ALONE.test(message.said))) return false;
  const isOften = [...counts.values()].some((count) => count > FEWEST_OF_ONE);
  return isOften && counts.size * FEWEST_OF_ONE <= said.length;
}

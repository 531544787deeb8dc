/** "[18:04] ", "12.11.26, 18:05 - ", "[2026-11-12, 6:05 PM] ": when a message was written. */
const TIME =
  /^[\s>]{0,8}(?:\[(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? ?)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?\] ?|\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)? ?[-–—] ?)/iu;
/** Who wrote it: a name of one or two words. */
const NAME = /^[\s>]{0,8}(\p{L}[\p{L}.'’-]{0,19}(?: \p{L}[\p{L}.'’-]{0,19})?)\s?: {1,3}(?=\S)/u;
/** What a label of a recipe stands before, and no message is: an amount alone. */
const AMOUNT_ALONE =
  /^[\d½¼¾⅓⅔][\d.,/½¼¾⅓⅔ –-]{0,12}(?:k?g|gr|hg|[cdm]?l|ltr|tsp|tbsp|cups?|oz|lbs?|msk|tsk|krm|ss|ts|spsk|el|tl|st|stk|min|h)?\.?\s*$/iu;
/** Messages with their time say so by themselves; without it a name has to come again and again. */
const FEWEST_TIMED = 2;
const FEWEST_OF_ONE = 3;
/** Of the lines of a chat without times so many begin with a name. */
const MOST_LINES = 0.8;
const LONGEST_LINE = 2000;

interface Message {
  name: string;
  said: string;
}

/**
 * Takes who is speaking off the lines of a chat: "Priya: 2 onions" is two onions. A word before a colon is a speaker where a time stands before
 * it, or where nearly every line begins with one and the same few come again and again; the name of a part or of a food begins one, or stands before
 * an amount alone.
 */
export function withoutSpeakers(text: string): string {
  const lines = text.split(/\r\n?|\n/u);
  const timed = lines.filter((line) => line.length <= LONGEST_LINE && TIME.test(line)).length;
  if (timed >= FEWEST_TIMED) return lines.map(withoutTime).join('\n');
  const messages = lines.map(messageIn);
  const counts = new Map<string, number>();
  for (const message of messages) if (message) counts.set(message.name, (counts.get(message.name) ?? 0) + 1);
  if (!isChat(lines, messages, counts)) return text;
  return lines.map((line, at) => messages[at]?.said ?? line).join('\n');
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

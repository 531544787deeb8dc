/** "[18:04] Jule: ", "12.11.26, 18:05 - Jule: ", "Mette 17:50: ": who wrote a message, and when. */
const MESSAGE =
  /^[\s>]*(\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? ?)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]? ?(?:[-–—] ?)?(?<=[\] -]))?(\p{L}[\p{L}.'’-]{0,19}(?: \p{L}[\p{L}.'’-]{0,19})?)\s?: {1,3}(?=\S)/iu;
/** Messages with their time say so by themselves; without it a name has to come again and again. */
const FEWEST_TIMED = 2;
const FEWEST_OF_ONE = 3;
const LONGEST_LINE = 2000;

/**
 * Takes who is speaking off the lines of a chat: "Priya: 2 onions" is two onions. A word before a colon is a speaker where a time stands before
 * it, or where it begins several lines; the name of a part of a recipe begins one.
 */
export function withoutSpeakers(text: string): string {
  const lines = text.split(/\r\n?|\n/u);
  const messages = lines.map((line) => (line.length > LONGEST_LINE ? null : MESSAGE.exec(line)));
  const timed = messages.filter((message) => message?.[1] !== undefined).length;
  const counts = new Map<string, number>();
  for (const message of messages) if (message?.[2]) counts.set(message[2], (counts.get(message[2]) ?? 0) + 1);
  const isChat = timed >= FEWEST_TIMED || [...counts.values()].some((count) => count >= FEWEST_OF_ONE);
  if (!isChat) return text;
  const isSpeaker = (message: RegExpExecArray): boolean =>
    timed >= FEWEST_TIMED ? message[1] !== undefined : (counts.get(message[2] ?? '') ?? 0) >= 2 || isAlsoSpeaker(message, counts);
  return lines.map((line, at) => withoutSpeaker(line, messages[at] ?? null, isSpeaker)).join('\n');
}

/** Whoever answers somebody may say only one thing: a name of one word, in a text in which most lines are somebody's. */
function isAlsoSpeaker(message: RegExpExecArray, counts: ReadonlyMap<string, number>): boolean {
  const most = Math.max(...counts.values());
  return most >= 2 * FEWEST_OF_ONE && /^\p{Lu}\p{Ll}+$/u.test(message[2] ?? '');
}

function withoutSpeaker(line: string, message: RegExpExecArray | null, isSpeaker: (message: RegExpExecArray) => boolean): string {
  return message && isSpeaker(message) ? line.slice(message[0].length) : line;
}

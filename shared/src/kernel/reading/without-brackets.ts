const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
]);

/** A text with a space for each pair of brackets and what is in it. A bracket that nothing closes stays, and is looked for once. */
export function withoutBrackets(text: string): string {
  const unclosed = new Set<string>();
  let bare = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    const closing = unclosed.has(sign) ? undefined : CLOSING.get(sign);
    const end = closing === undefined ? -1 : text.indexOf(closing, at);
    if (closing !== undefined && end === -1) unclosed.add(sign);
    bare += end === -1 ? sign : ' ';
    at = Math.max(at, end);
  }
  return bare;
}

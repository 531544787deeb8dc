/** The text between an opening and the closing that follows it; `from` and `to` take both in. */
export interface Enclosed {
  inside: string;
  from: number;
  to: number;
}

/** Each of a text, in one pass: an opening that nothing closes ends it, where `/<a>.*?<\/a>/` would look to the end from each. */
export function* between(text: string, opening: string, closing: string): Generator<Enclosed> {
  let at = 0;
  for (;;) {
    const from = text.indexOf(opening, at);
    const end = from === -1 ? -1 : text.indexOf(closing, from + opening.length);
    if (end === -1) return;
    at = end + closing.length;
    yield { inside: text.slice(from + opening.length, end), from, to: at };
  }
}

/** The text without what stands between them, and without them. */
export function withoutBetween(text: string, opening: string, closing: string): string {
  let bare = '';
  let at = 0;
  for (const { from, to } of between(text, opening, closing)) {
    bare += text.slice(at, from);
    at = to;
  }
  return bare + text.slice(at);
}

/**
 * JSON that is kept by hand: a key that stands twice in one object is refused, for `JSON.parse` keeps the last and drops the others
 * without a word.
 */
export function parsedJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const [twice] = keysTwice(text);
  if (twice) throw new Error(`"${twice.key}" stands twice in one object, the second time in line ${twice.line}`);
  return value;
}

interface Open {
  /** Keys of an object so far; null for a list. */
  keys: Set<string> | null;
  /** Whether the next text is a key. */
  isKeyNext: boolean;
}

/** Keys of an object that it has already. The text is valid JSON: only its texts and brackets are looked at. */
function keysTwice(text: string): { key: string; line: number }[] {
  const twice: { key: string; line: number }[] = [];
  const open: Open[] = [];
  let line = 1;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    const inner = open.at(-1);
    if (sign === '\n') line++;
    else if (sign === '{') open.push({ keys: new Set(), isKeyNext: true });
    else if (sign === '[') open.push({ keys: null, isKeyNext: false });
    else if (sign === '}' || sign === ']') open.pop();
    else if (sign === ',' && inner?.keys) inner.isKeyNext = true;
    else if (sign === '"') {
      const end = endOfText(text, at);
      if (inner?.keys && inner.isKeyNext) {
        const key = JSON.parse(text.slice(at, end + 1)) as string;
        if (inner.keys.has(key)) twice.push({ key, line });
        inner.keys.add(key);
        inner.isKeyNext = false;
      }
      at = end;
    }
  }
  return twice;
}

/** Where the text that begins at a quotation mark ends. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

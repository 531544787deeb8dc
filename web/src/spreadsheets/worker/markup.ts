/** A piece of a text with tags: a tag with its name in lower case, or the words between two. */
export type MarkupPiece =
  | { kind: 'open'; name: string; attributes: string; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'words'; text: string };

/** Tags whose words nobody sees. */
const UNSEEN = new Set(['script', 'style', 'title', 'xml']);

/** The pieces of HTML or XML, one after the other; nothing is loaded, no entity is looked up but the signs that are known. */
export function* markupPieces(text: string): Generator<MarkupPiece> {
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf('<', at);
    if (start !== at) yield { kind: 'words', text: text.slice(at, start < 0 ? text.length : start) };
    if (start < 0) return;
    if (text.startsWith('<!--', start)) {
      const end = text.indexOf('-->', start);
      at = end < 0 ? text.length : end + 3;
      continue;
    }
    const end = endOfTag(text, start);
    const piece = tagOf(text.slice(start + 1, end));
    at = end + 1;
    if (piece === null) continue;
    yield piece;
    if (piece.kind === 'open' && !piece.isEmpty && UNSEEN.has(piece.name)) {
      const close = text.indexOf(`</${piece.name}`, at);
      at = close < 0 ? text.length : close;
    }
  }
}

/** Where a tag ends; a sign in quotes ends none. */
function endOfTag(text: string, start: number): number {
  let quote = '';
  for (let at = start; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return text.length;
}

function tagOf(inner: string): MarkupPiece | null {
  const [, slash = '', name = ''] = /^(\/?)([A-Za-z][\w:.-]*)/u.exec(inner) ?? [];
  if (name === '') return null;
  const folded = name.toLowerCase();
  if (slash === '/') return { kind: 'close', name: folded };
  return { kind: 'open', name: folded, attributes: inner.slice(name.length), isEmpty: inner.endsWith('/') };
}

/** The value of an attribute, whatever its case; null where the tag has none. */
export function attributeOf(attributes: string, name: string): string | null {
  for (const [, key = '', , quoted = '', single = '', bare = ''] of attributes.matchAll(ATTRIBUTE))
    if (key.toLowerCase() === name) return plainWords(quoted || single || bare);
  return null;
}

const ATTRIBUTE = /(?<![\w:.-])([\w:.-]+)=("([^"]*)"|'([^']*)'|[^\s"'>]+)/gu;

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['euro', '€'],
  ['pound', '£'],
  ['aring', 'å'],
  ['auml', 'ä'],
  ['ouml', 'ö'],
  ['uuml', 'ü'],
  ['Aring', 'Å'],
  ['Auml', 'Ä'],
  ['Ouml', 'Ö'],
  ['Uuml', 'Ü'],
  ['szlig', 'ß'],
  ['aelig', 'æ'],
  ['oslash', 'ø'],
  ['AElig', 'Æ'],
  ['Oslash', 'Ø'],
  ['eacute', 'é'],
  ['egrave', 'è'],
  ['agrave', 'à'],
  ['ccedil', 'ç'],
  ['ocirc', 'ô'],
  ['icirc', 'î'],
]);

/** Words without the writing of markup: "&aring;" is å. */
export function plainWords(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8});/giu, (written, sign: string) => {
    if (!sign.startsWith('#')) return SIGNS.get(sign) ?? written;
    const point = /^#x/iu.test(sign) ? Number.parseInt(sign.slice(2), 16) : Number(sign.slice(1));
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}

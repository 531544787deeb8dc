export type TokenKind = 'key' | 'string' | 'number' | 'word' | 'comment' | 'plain';

export interface CodeToken {
  kind: TokenKind;
  text: string;
}

// A string that nothing closes goes to the end of the text.
const JSON_PART = /("(?:\\[\s\S]|[^"\\])*(?:"|\\?$))(\s*:)?|\b(?:true|false|null)\b|-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b/g;
const CODE_PART =
  /\/\*[\s\S]*?(?:\*\/|$)|(?<![:\w])\/\/.*|'(?:\\[\s\S]|[^'\\])*(?:'|\\?$)|"(?:\\[\s\S]|[^"\\])*(?:"|\\?$)|`(?:\\[\s\S]|[^`\\])*(?:`|\\?$)|\b(?:import|from|const|await|if|throw|new|return|function|async|export|true|false|null)\b|\b\d+(?:\.\d+)?\b/g;

/** JSON in its parts, for colours: what stands between them is plain. The parts together are the text. */
export function jsonTokens(text: string): CodeToken[] {
  return tokensBy(text, JSON_PART, ([whole, string, colon]) => {
    if (string !== undefined) return colon === undefined ? 'string' : 'key';
    return /^[tfn]/.test(whole) ? 'word' : 'number';
  });
}

/** The same for a shell's or TypeScript's lines. */
export function codeTokens(text: string): CodeToken[] {
  return tokensBy(text, CODE_PART, ([whole]) => {
    if (/^\/[/*]/.test(whole)) return 'comment';
    if (/^['"`]/.test(whole)) return 'string';
    return /^\d/.test(whole) ? 'number' : 'word';
  });
}

function tokensBy(text: string, part: RegExp, kindOf: (match: RegExpExecArray) => TokenKind): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of text.matchAll(part)) {
    if (match.index > end) tokens.push({ kind: 'plain', text: text.slice(end, match.index) });
    const kind = kindOf(match);
    // The colon after a key is none of it.
    const said = kind === 'key' ? (match[1] ?? match[0]) : match[0];
    tokens.push({ kind, text: said });
    end = match.index + said.length;
  }
  if (end < text.length) tokens.push({ kind: 'plain', text: text.slice(end) });
  return tokens;
}

/** One statement in lower case with single spaces, without texts and comments, and the comments that stand before or in it. */
export interface Statement {
  text: string;
  comments: string;
  /** Where its first word stands. */
  line: number;
}

/** A comment to the end of the line or between stars, a text, a body between dollars, a quoted name. */
const PIECES = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|"[^"]*"|;/g;

/** The statements of a migration: texts and bodies of functions stand as `''`, for nothing in them runs with it. */
export function statementsOf(sql: string): Statement[] {
  const statements: Statement[] = [];
  let [text, comments, from, line] = ['', '', 0, 0];
  const take = (piece: string): void => {
    if (line === 0 && piece.trim() !== '') line = lineAt(sql, from + piece.search(/\S/));
    text += piece;
  };
  const end = (): void => {
    const plain = text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
    if (plain !== '') statements.push({ text: plain, comments: comments.replaceAll(/\s+/g, ' '), line });
    [text, comments, line] = ['', '', 0];
  };
  for (const piece of sql.matchAll(PIECES)) {
    take(sql.slice(from, piece.index));
    from = piece.index + piece[0].length;
    if (piece[0] === ';') end();
    else if (/^(?:--|\/\*)/.test(piece[0])) comments += ` ${piece[0].replace(/^--/, '')}`;
    else take(piece[0].startsWith('"') ? piece[0].slice(1, -1) : "''");
  }
  take(sql.slice(from));
  end();
  return statements;
}

function lineAt(sql: string, index: number): number {
  return sql.slice(0, index).split('\n').length;
}

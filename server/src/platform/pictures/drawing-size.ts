/** The size of a drawing for the parser that has to read it, found by one look over its text before it is parsed. */
export interface DrawingSize {
  elements: number;
  /** Elements within elements. */
  depth: number;
  /** Of the element that has most. */
  attributes: number;
  /** Of its style sheets. */
  rules: number;
}

/** Parts between `<` and `>` that are no elements, and how each ends. */
const ASIDE: readonly [begins: string, ends: string][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
];

/**
 * Counts what is in an SVG's text in one pass: every character is looked at once. Null when something that begins does not end;
 * whether the text is sound XML is for its parser to say.
 */
export function drawingSize(text: string): DrawingSize | null {
  const size: DrawingSize = { elements: 0, depth: 0, attributes: 0, rules: 0 };
  let depth = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const aside = ASIDE.find(([begins]) => text.startsWith(begins, at));
    const tag = aside ? null : tagAt(text, at);
    const end = aside ? endOf(text, aside[1], at + aside[0].length) : (tag?.end ?? -1);
    if (end === -1) return null;
    if (aside?.[0] === '<![CDATA[') size.rules += countOf(text, '{', at, end);
    if (tag?.closes) depth -= 1;
    else if (tag) {
      size.elements += 1;
      size.attributes = Math.max(size.attributes, tag.attributes);
      size.depth = Math.max(size.depth, depth + 1);
      depth += tag.isEmpty ? 0 : 1;
    }
    const next = text.indexOf('<', end);
    size.rules += countOf(text, '{', end, next === -1 ? text.length : next);
    at = end;
  }
  return size;
}

interface Tag {
  /** Behind its `>`. */
  end: number;
  closes: boolean;
  isEmpty: boolean;
  attributes: number;
}

/** A `>` within quotes ends no tag. */
function tagAt(text: string, at: number): Tag | null {
  const sign = /["'>]/g;
  sign.lastIndex = at + 1;
  let attributes = 0;
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    if (found[0] === '>')
      return { end: found.index + 1, closes: text[at + 1] === '/', isEmpty: text[found.index - 1] === '/', attributes };
    attributes += 1;
    const quoted = endOf(text, found[0], found.index + 1);
    if (quoted === -1) return null;
    sign.lastIndex = quoted;
  }
  return null;
}

/** Behind the next `word`; -1 when there is none. */
function endOf(text: string, word: string, from: number): number {
  const found = text.indexOf(word, from);
  return found === -1 ? -1 : found + word.length;
}

function countOf(text: string, sign: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) if (text[at] === sign) count += 1;
  return count;
}

import type { Box } from './rounded-box.ts';

/** Letters of a text that stand together on one line. */
export interface Fragment {
  /** Where they begin and end in the text, in code units. */
  from: number;
  to: number;
  box: Box;
}

/** The words of a text where the browser put them; one that is broken is a fragment on each of its lines. */
export function fragmentsOf(text: Text): Fragment[] {
  const fragments: Fragment[] = [];
  for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
    const boxes = boxesOf(text, index, index + word.length);
    const whole = onOneLine(boxes);
    if (whole) fragments.push({ from: index, to: index + word.length, box: whole });
    else if (boxes.length > 1) fragments.push(...byLine(lettersOf(text, index, index + word.length)));
  }
  return fragments;
}

/** Each letter that takes room by itself. */
export function lettersOf(text: Text, from: number, to: number): Fragment[] {
  const letters: Fragment[] = [];
  let at = from;
  for (const letter of text.data.slice(from, to)) {
    const [box] = boxesOf(text, at, at + letter.length);
    if (box) letters.push({ from: at, to: at + letter.length, box });
    at += letter.length;
  }
  return letters;
}

function byLine(letters: readonly Fragment[]): Fragment[] {
  const lines: Fragment[] = [];
  for (const letter of letters) {
    const line = lines.at(-1);
    const joined = line && line.to === letter.from ? onOneLine([line.box, letter.box]) : null;
    if (line && joined) Object.assign(line, { to: letter.to, box: joined });
    else lines.push({ ...letter });
  }
  return lines;
}

function boxesOf(text: Text, from: number, to: number): Box[] {
  const range = text.ownerDocument.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return Array.from(range.getClientRects()).filter(({ width, height }) => width > 0 && height > 0);
}

/** Boxes side by side as one; null where they stand on several lines, or there is none. */
function onOneLine(boxes: readonly Box[]): Box | null {
  const [first] = boxes;
  if (!first || boxes.some(({ y, height }) => Math.abs(y - first.y) > height / 2)) return null;
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const x = Math.min(...boxes.map((box) => box.x));
  return { x, y: first.y, width: right - x, height: first.height };
}

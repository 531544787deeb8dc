import { turns } from './turns.ts';

/** Items of a list that are written at once. */
const A_PIECE = 250;
/** Lists so deep in a value are written piece by piece; what is deeper is small. */
const DEEPEST = 6;

/** The JSON of a plain value in pieces, its long lists cut. */
export function* jsonPieces(value: unknown, depth = 0): Generator<string> {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    for (let from = 0; from < items.length || from === 0; from += A_PIECE) {
      const text = JSON.stringify(items.slice(from, from + A_PIECE));
      yield (from === 0 ? '[' : ',') + text.slice(1, -1);
    }
    yield ']';
  } else if (typeof value === 'object' && value !== null && depth < DEEPEST) {
    let sign = '{';
    for (const [key, own] of Object.entries(value)) {
      if (own === undefined) continue;
      yield `${sign}${JSON.stringify(key)}:`;
      yield* jsonPieces(own, depth + 1);
      sign = ',';
    }
    yield sign === '{' ? '{}' : '}';
  } else {
    yield JSON.stringify(value);
  }
}

/** The JSON of a value of any size; while it is written the page goes on. */
export async function jsonInTurns(value: unknown): Promise<string> {
  const rest = turns();
  let text = '';
  for (const piece of jsonPieces(value)) {
    text += piece;
    await rest();
  }
  return text;
}

/** The same to be sent. */
export async function jsonBlob(value: unknown): Promise<Blob> {
  const rest = turns();
  const parts: Blob[] = [];
  let text = '';
  for (const piece of jsonPieces(value)) {
    text += piece;
    if (text.length < 100_000) continue;
    parts.push(new Blob([text]));
    text = '';
    await rest();
  }
  return new Blob([...parts, text], { type: 'application/json' });
}

/** Tells apart what is sent without keeping it, which may be megabytes: its length and two sums over its characters. */
export async function markOf(value: unknown): Promise<string> {
  const rest = turns();
  let [one, other, length] = [7, 11, 0];
  for (const piece of jsonPieces(value)) {
    for (let index = 0; index < piece.length; index++) {
      const code = piece.charCodeAt(index);
      one = (Math.imul(one, 31) + code) | 0;
      other = (Math.imul(other, 131) ^ code) | 0;
    }
    length += piece.length;
    await rest();
  }
  return `${length}.${one}.${other}`;
}

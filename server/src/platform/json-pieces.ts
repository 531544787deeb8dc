/** Letters of a piece: some tenths of a millisecond. */
const PIECE = 64 * 1024;

/**
 * A value as JSON, piece by piece and the same as `JSON.stringify` makes it: whoever writes a long one lets others in between two pieces. What is
 * in a list, or in an object that holds lists, comes by itself.
 */
export function* jsonPieces(value: unknown): Generator<string> {
  let piece = '';
  for (const part of partsOf(value)) {
    piece += part;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

function* partsOf(value: unknown): Generator<string> {
  if (Array.isArray(value)) yield* partsOfList(value);
  else if (isPlain(value) && Object.values(value).some(holdsMore)) yield* partsOfObject(value);
  else yield JSON.stringify(value) ?? 'null';
}

function* partsOfList(list: readonly unknown[]): Generator<string> {
  let before = '[';
  for (const item of list) {
    yield before + (JSON.stringify(item) ?? 'null');
    before = ',';
  }
  yield list.length === 0 ? '[]' : ']';
}

function* partsOfObject(object: object): Generator<string> {
  let before = '{';
  for (const [key, value] of Object.entries(object)) {
    if (JSON.stringify(typeof value === 'object' ? null : value) === undefined) continue;
    yield `${before}${JSON.stringify(key)}:`;
    yield* partsOf(value);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

const holdsMore = (value: unknown): boolean => Array.isArray(value) || isPlain(value);

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}

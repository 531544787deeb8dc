/** Numbers of one kind, as a packed buffer holds them. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array;

type Kind = 'Uint8Array' | 'Uint16Array' | 'Uint32Array';

const VIEWS: Record<Kind, (buffer: SharedArrayBuffer, start: number, length: number) => Numbers> = {
  Uint8Array: (...at) => new Uint8Array(...at),
  Uint16Array: (...at) => new Uint16Array(...at),
  Uint32Array: (...at) => new Uint32Array(...at),
};

/** Where an array stands behind the table of contents. */
type Place = [name: string, kind: Kind, start: number, length: number];

/** Arrays by name, with short lists of words beside them. */
export interface Packed {
  arrays: Record<string, Numbers>;
  words: Record<string, readonly string[]>;
}

const LENGTH_BYTES = 8;

/** The narrowest array that holds the numbers. */
export function fitting(numbers: readonly number[]): Numbers {
  let most = 0;
  for (const number of numbers) most = Math.max(most, number);
  if (most < 2 ** 8) return Uint8Array.from(numbers);
  return most < 2 ** 16 ? Uint16Array.from(numbers) : Uint32Array.from(numbers);
}

/**
 * Everything in one buffer that threads share and a file keeps as it is: the length of the table of contents, the table, the arrays, each
 * at a multiple of eight bytes. Byte order is the machine's: such a file goes to no other.
 */
export function pack({ arrays, words }: Packed): SharedArrayBuffer {
  let end = 0;
  const placed = Object.entries(arrays).map(([name, array]): { place: Place; array: Numbers } => {
    const place: Place = [name, kindOf(array), end, array.length];
    end += aligned(array.byteLength);
    return { place, array };
  });
  const places = placed.map(({ place }) => place);
  const contents = bytesOf(JSON.stringify({ places, words }));
  const from = aligned(LENGTH_BYTES + contents.length);
  const buffer = new SharedArrayBuffer(from + end);
  const bytes = new Uint8Array(buffer);
  new Uint32Array(buffer, 0, 2).set([contents.length, from]);
  bytes.set(contents, LENGTH_BYTES);
  for (const { place, array } of placed)
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), from + place[2]);
  return buffer;
}

/** The arrays of a packed buffer: views, nothing is copied. */
export function unpack(buffer: SharedArrayBuffer): Packed {
  const [contents = 0, from = 0] = new Uint32Array(buffer, 0, 2);
  const text = textOf(new Uint8Array(buffer, LENGTH_BYTES, contents));
  const { places, words } = JSON.parse(text) as { places: Place[]; words: Packed['words'] };
  const arrays = Object.fromEntries(
    places.map(([name, kind, start, length]) => [name, VIEWS[kind](buffer, from + start, length)]),
  );
  return { arrays, words };
}

function kindOf(array: Numbers): Kind {
  if (array instanceof Uint8Array) return 'Uint8Array';
  return array instanceof Uint16Array ? 'Uint16Array' : 'Uint32Array';
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / 8) * 8;
}

/** A text of plain letters alone: what else it has is escaped. */
function bytesOf(text: string): Uint8Array {
  const plain = text.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return text;
}

import { fitting, type Numbers } from './packed-arrays.ts';

/** The arrays that strings are packed into; `strings` before each name says whose they are. */
export type StringArrays = Record<'bytes' | 'starts' | 'slots', Numbers>;

/** No string has this number. */
export const NO_STRING = -1;

/**
 * Strings in one pool, known by their number in alphabetical order, so that a beginning is a range of numbers. Letters are kept as
 * in UTF-8 (each half of a pair by itself, which keeps the order of JavaScript's strings); an open table of slots finds them again.
 */
export class StringTable {
  readonly size: number;
  private readonly bytes: Numbers;
  private readonly starts: Numbers;
  private readonly slots: Numbers;
  private asked = new Uint8Array(1024);

  constructor({ bytes, starts, slots }: StringArrays) {
    this.bytes = bytes;
    this.starts = starts;
    this.slots = slots;
    this.size = starts.length - 1;
  }

  /** The number of a string, or `NO_STRING`. */
  idOf(text: string): number {
    const length = this.encode(text);
    const mask = this.slots.length - 1;
    for (let slot = hashOf(this.asked, length) & mask; ; slot = (slot + 1) & mask) {
      const held = this.slots[slot] ?? 0;
      if (held === 0) return NO_STRING;
      if (this.compare(held - 1, length) === 0 && this.lengthOf(held - 1) === length) return held - 1;
    }
  }

  text(id: number): string {
    return decoded(this.bytes, this.starts[id] ?? 0, this.starts[id + 1] ?? 0);
  }

  /** Of plain letters, which names without accents have alone, as many bytes as letters. */
  lengthOf(id: number): number {
    return (this.starts[id + 1] ?? 0) - (this.starts[id] ?? 0);
  }

  /** The strings that begin so: from the first number up to, but without, the second. */
  beginningWith(prefix: string): [from: number, to: number] {
    const length = this.encode(prefix);
    return [this.firstAt((id) => this.compare(id, length) >= 0), this.firstAt((id) => this.compare(id, length) > 0)];
  }

  private firstAt(holds: (id: number) => boolean): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (holds(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Of what was asked, as far as it goes: below 0 before it, 0 where the string begins with it, above 0 behind it. */
  private compare(id: number, length: number): number {
    const start = this.starts[id] ?? 0;
    const own = this.lengthOf(id);
    for (let at = 0; at < length; at++) {
      if (at >= own) return -1;
      const difference = (this.bytes[start + at] ?? 0) - (this.asked[at] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  private encode(text: string): number {
    if (text.length * 3 > this.asked.length) this.asked = new Uint8Array(text.length * 3);
    return encode(text, this.asked, 0);
  }
}

/** Packs strings, each once, in alphabetical order. */
export function stringArrays(strings: Iterable<string>): { arrays: StringArrays; idOf: ReadonlyMap<string, number> } {
  const sorted = [...new Set(strings)].toSorted();
  const bytes = new Uint8Array(sorted.reduce((sum, text) => sum + text.length * 3, 0));
  const starts = [0];
  let slotCount = 16;
  while (slotCount < sorted.length * 2) slotCount *= 2;
  const slots = new Uint32Array(slotCount);
  const idOf = new Map<string, number>();
  for (const [id, text] of sorted.entries()) {
    const start = starts.at(-1) ?? 0;
    const end = encode(text, bytes, start);
    let slot = hashOf(bytes.subarray(start, end), end - start) & (slotCount - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (slotCount - 1);
    slots[slot] = id + 1;
    starts.push(end);
    idOf.set(text, id);
  }
  const packed = { bytes: bytes.slice(0, starts.at(-1)), starts: fitting(starts), slots: fitting([...slots]) };
  return { arrays: packed, idOf };
}

/** Writes a text's bytes from a place on; answers where they end. */
function encode(text: string, into: Uint8Array, from: number): number {
  let at = from;
  for (let place = 0; place < text.length; place++) {
    const unit = text.charCodeAt(place);
    if (unit < 0x80) into[at++] = unit;
    else if (unit < 0x8_00) {
      into[at++] = 0xc0 | (unit >> 6);
      into[at++] = 0x80 | (unit & 0x3f);
    } else {
      into[at++] = 0xe0 | (unit >> 12);
      into[at++] = 0x80 | ((unit >> 6) & 0x3f);
      into[at++] = 0x80 | (unit & 0x3f);
    }
  }
  return at;
}

function decoded(bytes: Numbers, start: number, end: number): string {
  let text = '';
  for (let at = start; at < end; at++) {
    const first = bytes[at] ?? 0;
    if (first < 0x80) text += String.fromCharCode(first);
    else if (first < 0xe0) text += String.fromCharCode(((first & 0x1f) << 6) | ((bytes[++at] ?? 0) & 0x3f));
    else {
      const second = (bytes[++at] ?? 0) & 0x3f;
      text += String.fromCharCode(((first & 0x0f) << 12) | (second << 6) | ((bytes[++at] ?? 0) & 0x3f));
    }
  }
  return text;
}

/** FNV-1a, whose low bits are as good as any here. */
function hashOf(bytes: Uint8Array, length: number): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < length; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01_00_01_93);
  return (hash ^ (hash >>> 15)) >>> 0;
}

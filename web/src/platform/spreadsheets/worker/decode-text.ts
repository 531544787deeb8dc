/** Bytes that are looked at to tell UTF-16 without its mark. */
const LOOKED_AT = 1000;

/**
 * UTF-8 where it is one, with or without its mark; UTF-16 by its mark or by the zeros of its Latin letters; else Windows'
 * Latin-1, which reads any bytes.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const first = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 1].map((odd) => first.filter((byte, at) => at % 2 === odd && byte === 0).length) as [number, number];
  // Every second byte of Latin letters in UTF-16 is a zero, and hardly one of the others.
  if (zeros[1] > first.length / 4 && zeros[0] < first.length / 20) return 'utf-16le';
  if (zeros[0] > first.length / 4 && zeros[1] < first.length / 20) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Bytes that are looked at to tell UTF-16 without its mark. */
const LOOKED_AT = 1000;

/**
 * UTF-8 where it is one, with or without its mark; UTF-16 by its mark or by the zeros of its Latin letters; else the old encoding of
 * Windows, of DOS or of the Mac in which most of its high bytes are letters of our languages. Old tills and merchandise systems write those.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  return encoding === 'dos' ? decodedDos(bytes) : new TextDecoder(encoding).decode(bytes);
}

/** Bytes of letters of the seven languages beyond ASCII, by the encoding: å ä ö ø æ é è ê ç ü ß and their capitals. */
const LETTERS = {
  'windows-1252': [0xe5, 0xe4, 0xf6, 0xf8, 0xe6, 0xe9, 0xe8, 0xea, 0xe7, 0xfc, 0xdf, 0xc5, 0xc4, 0xd6, 0xd8, 0xc6, 0xc9, 0xdc],
  dos: [0x86, 0x84, 0x94, 0x9b, 0x91, 0x82, 0x8a, 0x88, 0x87, 0x81, 0xe1, 0x8f, 0x8e, 0x99, 0x9d, 0x92, 0x90, 0x9a],
  macintosh: [0x8c, 0x8a, 0x9a, 0xbf, 0xbe, 0x8e, 0x8f, 0x90, 0x8d, 0x9f, 0xa7, 0x81, 0x80, 0x85, 0xaf, 0xae, 0x83, 0x86],
} as const;

/** The letters of code page 850 from 0x80 on, as far as our languages have them; the rest is a question mark. */
const DOS_FROM_80 = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»';

function decodedDos(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes)
    text +=
      byte < 0x80 ? String.fromCodePoint(byte) : byte === 0xe1 ? 'ß' : byte === 0xf8 ? '°' : (DOS_FROM_80[byte - 0x80] ?? '?');
  return text;
}

const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));

/** The encoding in which most of the high bytes between two letters are one: quotation marks stand at the ends of words. */
function oldEncodingOf(bytes: Uint8Array): keyof typeof LETTERS {
  const within = new Map<number, number>();
  for (const [at, byte] of bytes.entries())
    if (byte >= 0x80 && isLetter(bytes[at - 1]) && isLetter(bytes[at + 1])) within.set(byte, (within.get(byte) ?? 0) + 1);
  let [best, most]: [keyof typeof LETTERS, number] = ['windows-1252', -1];
  for (const [encoding, letters] of Object.entries(LETTERS) as [keyof typeof LETTERS, readonly number[]][]) {
    const found = letters.reduce((sum, letter) => sum + (within.get(letter) ?? 0), 0);
    if (found > most) [best, most] = [encoding, found];
  }
  return best;
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
    return oldEncodingOf(bytes);
  }
}

import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytesOf = (...parts: (string | number)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.codePointAt(0) ?? 0))),
  );

test('old files are read in the encoding in which their letters are some', () => {
  // "Rødløg;Gulerødder" of an old Danish merchandise system, by code page 850.
  expect(decodeText(bytesOf('R', 0x9b, 'dl', 0x9b, 'g;Guler', 0x9b, 'dder;', 0x91, 'bler;', 0x8f, 'l'))).toBe(
    'Rødløg;Gulerødder;æbler;Ål',
  );
  expect(decodeText(bytesOf('Hallon p', 0x86, 's', 0x84, 'r;Gr', 0x94, 'dde'))).toBe('Hallon påsär;Grödde');
  // The same on an old Mac.
  expect(decodeText(bytesOf('R', 0xbf, 'dl', 0xbf, 'g;', 0xbe, 'bler'))).toBe('Rødløg;æbler');
  expect(decodeText(bytesOf('R', 0xf8, 'dl', 0xf8, 'g;', 0xe6, 'bler'))).toBe('Rødløg;æbler');
});

test('what is UTF-8 stays so, and plain letters are read in any', () => {
  expect(decodeText(new TextEncoder().encode('Rødløg “ny”'))).toBe('Rødløg “ny”');
  expect(decodeText(bytesOf('Mel; 5 kg'))).toBe('Mel; 5 kg');
  // Quotation marks of Windows are no letters.
  expect(decodeText(bytesOf(0x93, 'Mel', 0x94, ' ', 0x84, 'a', 0xe9, 'e'))).toBe('“Mel” „aée');
});

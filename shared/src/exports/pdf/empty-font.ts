/**
 * A TrueType font whose glyphs draw nothing, for text that is read and selected but not seen: only the tables that a
 * PDF asks for, all glyphs empty and half an em wide. `glyphs` counts them, the missing one (0) included.
 */
export function emptyFont(glyphs: number): Uint8Array<ArrayBuffer> {
  const tables: [tag: string, content: Uint8Array][] = [
    ['glyf', new Uint8Array(4)],
    ['head', head()],
    [
      'hhea',
      table(36, [
        [0, 0x10000],
        [4, 0x03b6ff06],
        [10, EM / 2, 2],
        [18, 1, 2],
        [34, 1, 2],
      ]),
    ],
    ['hmtx', table(4 + 2 * (glyphs - 1), [[0, EM / 2, 2]])],
    ['loca', new Uint8Array(2 * (glyphs + 1))],
    [
      'maxp',
      table(32, [
        [0, 0x10000],
        [4, glyphs, 2],
        [14, 2, 2],
      ]),
    ],
  ];
  const start = 12 + 16 * tables.length;
  const size = tables.reduce((sum, [, content]) => sum + padded(content.length), start);
  const font = new Uint8Array(size);
  const view = new DataView(font.buffer);
  view.setUint32(0, 0x10000);
  view.setUint16(4, tables.length);
  view.setUint16(6, 64);
  view.setUint16(8, 2);
  view.setUint16(10, 16 * tables.length - 64);
  let at = start;
  for (const [index, [tag, content]] of tables.entries()) {
    const entry = 12 + 16 * index;
    for (const [place, sign] of Array.from(tag).entries()) font[entry + place] = sign.charCodeAt(0);
    view.setUint32(entry + 4, checksum(content));
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, content.length);
    font.set(content, at);
    at += padded(content.length);
  }
  return font;
}

/** Units of a font's em. */
const EM = 1000;

function head(): Uint8Array<ArrayBuffer> {
  return table(54, [
    [0, 0x10000],
    [4, 0x10000],
    [12, 0x5f0f3cf5],
    [16, 0x000b, 2],
    [18, EM, 2],
    [40, EM / 2, 2],
    [42, EM, 2],
    [46, 8, 2],
    [48, 2, 2],
  ]);
}

/** A table of a length with numbers at their places, of four bytes by default. */
function table(length: number, fields: readonly (readonly [at: number, value: number, bytes?: 2])[]): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(length);
  const view = new DataView(content.buffer);
  for (const [at, value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value);
    else view.setUint32(at, value);
  }
  return content;
}

function padded(length: number): number {
  return (length + 3) & ~3;
}

function checksum(content: Uint8Array): number {
  const whole = new Uint8Array(padded(content.length));
  whole.set(content);
  const view = new DataView(whole.buffer);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

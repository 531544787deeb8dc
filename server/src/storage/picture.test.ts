import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureOf, type PictureRule } from './picture.ts';
import { pictureKind } from './picture-kind.ts';

const RULE: PictureRule = { kinds: ['jpg', 'png', 'svg'], otherKind: 'logo_format', within: 400 };
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const drawn = (inside: string, more = ''): Uint8Array =>
  bytes(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${more}>${inside}</svg>`,
  );
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' }, limitInputPixels: false });

test.each([
  ['a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'png'],
  ['a JPG', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), 'jpg'],
  ['an SVG', drawn('<path d="M0 0"/>'), 'svg'],
  ['an SVG behind a byte order mark, a comment and a type', bytes('\uFEFF<!-- a --> <!DOCTYPE svg PUBLIC "x"><svg/>'), 'svg'],
  ['an SVG that defines entities', bytes('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'), null],
  ['a page', bytes('<html><svg></svg></html>'), null],
  ['a GIF', bytes('GIF89a'), null],
  ['a WebP', bytes('RIFF0000WEBP'), null],
  ['a PDF', bytes('%PDF-1.7'), null],
  ['nothing', new Uint8Array(), null],
])('%s is told by its content', (_, file, kind) => {
  expect(pictureKind(file)).toBe(kind);
});

describe('a photo', () => {
  test('is made anew: smaller, turned upright, without what its camera said', async () => {
    const written = await canvas(1200, 600)
      .withExif({ IFD0: { Copyright: 'kitchen-secret' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(written.includes('kitchen-secret')).toBe(true);
    const { kind, content } = await pictureOf(written, RULE);
    const { width, height, exif, orientation } = await sharp(content).metadata();
    expect({ kind, width, height, exif, orientation }).toEqual({ kind: 'jpg', width: 200, height: 400 });
  });

  test('that is small stays as large as it is, and a PNG keeps what shines through', async () => {
    const file = await sharp({ create: { width: 30, height: 20, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { content } = await pictureOf(file, RULE);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width: 30, height: 20, hasAlpha: true });
  });

  test('with a page hidden behind it loses the page', async () => {
    const file = Buffer.concat([await canvas(10, 10).png().toBuffer(), bytes('<script>alert(1)</script>')]);
    expect(Buffer.from((await pictureOf(file, RULE)).content).includes('script')).toBe(false);
  });

  test('of too many pixels is refused before it is decoded', async () => {
    const bomb = await canvas(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    await expect(pictureOf(bomb, RULE)).rejects.toMatchObject({ code: 'picture_too_many_pixels' });
  });

  test.each([
    ['cut off', async () => (await canvas(300, 300).jpeg().toBuffer()).subarray(0, 400)],
    ['no more than its first bytes', async () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])],
  ])('that is %s is refused', async (_, file) => {
    await expect(pictureOf(await file(), RULE)).rejects.toMatchObject({ code: 'picture_unreadable' });
  });

  test('of a kind that the rule does not take is refused with the rule’s code', async () => {
    const rule: PictureRule = { kinds: ['jpg'], otherKind: 'unsupported_media_type', within: 400 };
    await expect(pictureOf(await canvas(5, 5).png().toBuffer(), rule)).rejects.toMatchObject({ code: 'unsupported_media_type' });
    await expect(pictureOf(bytes('hello'), RULE)).rejects.toMatchObject({ code: 'logo_format' });
  });
});

describe('a drawing', () => {
  test('is taken apart in a thread of its own, and keeps what draws', async () => {
    const file = drawn('<script>alert(1)</script><path d="M0 0"/>');
    const { kind, content } = await pictureOf(file, RULE);
    expect([kind, new TextDecoder().decode(content)]).toEqual([
      'svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>',
    ]);
  });

  test.each([
    ['not well formed', bytes('<svg xmlns="http://www.w3.org/2000/svg"><p></svg>')],
    ['no SVG at all', bytes('<svg><path/></svg>')],
    ['no UTF-8', Uint8Array.from([...bytes('<svg xmlns="http://www.w3.org/2000/svg">'), 0xff, 0xfe, ...bytes('</svg>')])],
  ])('that is %s is refused', async (_, file) => {
    await expect(pictureOf(file, RULE)).rejects.toMatchObject({ code: 'picture_unreadable' });
  });
});

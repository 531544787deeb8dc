import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawingOf } from './drawing.ts';
import { pictureOf, type PictureRule } from './picture.ts';
import { pictureKind } from '../storage/picture-kind.ts';

const RULE: PictureRule = { kinds: ['jpg', 'png', 'svg'], otherKind: 'logo_format', within: 400 };
const of = (file: Uint8Array, organizationId = 'norrsken') => ({ file, organizationId });
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const drawn = (inside: string, more = ''): Uint8Array =>
  bytes(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${more}>${inside}</svg>`,
  );
const image = (href: string): Uint8Array => drawn(`<image width="9" height="9" xlink:href="${href}"/>`);
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' }, limitInputPixels: false });

/** A PNG that says it is so many pixels wide and high: a sum over its head follows it (PNG 5.5). */
function claiming(png: Buffer, pixels: number): Buffer {
  const claimed = Buffer.from(png);
  claimed.writeUInt32BE(pixels, 16);
  claimed.writeUInt32BE(pixels, 20);
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29);
  return claimed;
}

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
])('%s is recognized by its content', (_, file, kind) => {
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
    const { kind, content } = await pictureOf(of(written), RULE);
    const { width, height, exif, orientation } = await sharp(content).metadata();
    expect({ kind, width, height, exif, orientation }).toEqual({ kind: 'jpg', width: 200, height: 400 });
  });

  test('that is small stays as large as it is, and a PNG keeps what shines through', async () => {
    const file = await sharp({ create: { width: 30, height: 20, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { content } = await pictureOf(of(file), RULE);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width: 30, height: 20, hasAlpha: true });
  });

  test('with a page hidden behind it loses the page', async () => {
    const file = Buffer.concat([await canvas(10, 10).png().toBuffer(), bytes('<script>alert(1)</script>')]);
    expect(Buffer.from((await pictureOf(of(file), RULE)).content).includes('script')).toBe(false);
  });

  test('of too many pixels is refused before it is decoded', async () => {
    const bomb = claiming(await canvas(9, 9).png().toBuffer(), 9000);
    await expect(pictureOf(of(bomb), RULE)).rejects.toMatchObject({ code: 'picture_too_many_pixels' });
  });

  test.each([
    ['cut off', async () => (await canvas(300, 300).jpeg().toBuffer()).subarray(0, 400)],
    ['no more than its first bytes', async () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])],
  ])('that is %s is refused', async (_, file) => {
    await expect(pictureOf(of(await file()), RULE)).rejects.toMatchObject({ code: 'picture_unreadable' });
  });

  test('of a kind that the rule does not take is refused with the rule’s code', async () => {
    const rule: PictureRule = { kinds: ['jpg'], otherKind: 'unsupported_media_type', within: 400 };
    await expect(pictureOf(of(await canvas(5, 5).png().toBuffer()), rule)).rejects.toMatchObject({
      code: 'unsupported_media_type',
    });
    await expect(pictureOf(of(bytes('hello')), RULE)).rejects.toMatchObject({ code: 'logo_format' });
  });
});

/** Above the megabyte up to which a drawing stays one. */
const LARGE = 1.1 * 1024 * 1024;
const groups = (depth: number): Uint8Array => drawn(`${'<g>'.repeat(depth)}<path d="M0 0"/>${'</g>'.repeat(depth)}`);
/** A drawing of a red half and an empty half of a given length. */
const long = (length: number, more = ''): Uint8Array =>
  drawn(`<rect width="4.5" height="9" fill="#f00"/>${more}<desc>${'a '.repeat(Math.ceil(length / 2))}</desc>`);

describe('a drawing', () => {
  test('is taken apart in a process of its own, and keeps what draws', async () => {
    const file = drawn('<script>alert(1)</script><path d="M0 0"/>');
    const { kind, content } = await pictureOf(of(file), RULE);
    expect([kind, new TextDecoder().decode(content)]).toEqual([
      'svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>',
    ]);
  });

  test('above a megabyte is drawn as a picture, and what shines through stays so', async () => {
    const { kind, content } = await pictureOf(of(long(LARGE)), RULE);
    const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
    expect([kind, info.width, info.height, info.channels]).toEqual(['png', 400, 400, 4]);
    const pixel = (x: number): number[] => [...data.subarray(x * 4, x * 4 + 4)];
    expect([pixel(10), pixel(390)]).toEqual([
      [255, 0, 0, 255],
      [0, 0, 0, 0],
    ]);
  });

  test('that is drawn takes nothing from the machine or from elsewhere', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'drawing-'));
    const secret = join(folder, 'secret.png');
    await writeFile(secret, await canvas(9, 9).png().toBuffer());
    const fills = [secret, `file://${secret}`, 'http://127.0.0.1:1/a.png'];
    const areas = fills.map((one) => `<rect width="9" height="9" style="fill:none" filter="url(${one}#a)"/>`).join('');
    const [bare, full] = await Promise.all([long(LARGE), long(LARGE, areas)].map((file) => drawingOf(file, 50)));
    await rm(folder, { recursive: true });
    expect(Buffer.from(full?.content ?? []).equals(bare?.content ?? new Uint8Array())).toBe(true);
  });

  test('that embeds a picture is drawn with it, and one that shows what is not in the file is refused', async () => {
    const red = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const { kind, content } = await pictureOf(of(image(`data:image/png;base64,${red.toString('base64')}`)), RULE);
    const [pixel] = [await sharp(content).extract({ left: 200, top: 200, width: 1, height: 1 }).raw().toBuffer()];
    expect([kind, pixel[0], pixel[1]]).toEqual(['png', 255, 0]);
    for (const file of [image('photo.png'), image('https://elsewhere.test/a.png'), long(LARGE, '<image href="a.png"/>')])
      await expect(pictureOf(of(file), RULE)).rejects.toMatchObject({ code: 'drawing_not_whole' });
  });

  test.each([
    ['50,000 groups in each other', groups(50_000), RULE.within],
    ['200,000 parts', drawn('<g/>'.repeat(200_000)), RULE.within],
    ['an element of 10,000 attributes', drawn(`<g ${Array.from({ length: 10_000 }, (_, at) => `a${at}=""`).join(' ')}/>`), 400],
  ])('of %s is refused before anything reads it', async (_, file, within) => {
    await expect(pictureOf(of(file), { ...RULE, within })).rejects.toMatchObject({ code: 'drawing_too_complex' });
  });

  test.each([
    ['not well formed', bytes('<svg xmlns="http://www.w3.org/2000/svg"><p></svg>')],
    ['cut off', bytes('<svg xmlns="http://www.w3.org/2000/svg"><p')],
    ['not well formed, and large', long(LARGE, '<p>')],
    ['no SVG at all', bytes('<svg><path/></svg>')],
    ['no UTF-8', Uint8Array.from([...bytes('<svg xmlns="http://www.w3.org/2000/svg">'), 0xff, 0xfe, ...bytes('</svg>')])],
  ])('that is %s is refused', async (_, file) => {
    await expect(pictureOf(of(file), RULE)).rejects.toMatchObject({ code: 'picture_unreadable' });
  });

  test('that takes too long is stopped with its process', async () => {
    const file = drawn('<path d="M0 0" fill="#123"/>'.repeat(15_000));
    const ended = drawingOf(file, 400, { milliseconds: 1, megabytes: 512 });
    await expect(ended).rejects.toMatchObject({ code: 'drawing_too_complex' });
  });

  test('that takes too much memory ends its own process alone', async () => {
    const file = drawn('<path d="M0 0" fill="#123"/>'.repeat(19_000));
    const ended = drawingOf(file, 400, { milliseconds: 60_000, megabytes: 60 });
    await expect(ended).rejects.toMatchObject({ code: 'drawing_too_complex' });
  });
});

test('one organization’s pictures hold up nobody else’s: more than may wait are refused, another’s is made', async () => {
  const heavy = await canvas(1500, 1500).png().toBuffer();
  const photo = await canvas(30, 20).jpeg().toBuffer();
  const order: string[] = [];
  const made = (name: string, picture: Promise<unknown>): Promise<void> =>
    picture.then(
      () => void order.push(name),
      (error: { code?: string }) => void order.push(error.code ?? 'failed'),
    );
  const all = Array.from({ length: 8 }, () => made('heavy', pictureOf(of(heavy, 'hostile'), RULE)));
  await Promise.all([...all, made('photo', pictureOf(of(photo, 'other'), RULE))]);
  expect(order.toSorted()).toEqual([...Array<string>(7).fill('heavy'), 'photo', 'picture_queue_full']);
  expect([order[0], order.at(-1)]).toEqual(['picture_queue_full', 'heavy']);
});

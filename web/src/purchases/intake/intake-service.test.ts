import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { intakeService } from './intake-service.ts';

const file = (name: string, content: Uint8Array | string): File => new File([content as BlobPart], name);
const zip = (files: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text])),
  );

async function sent(service: ReturnType<typeof intakeService>) {
  const names: string[][] = [];
  const refused: string[] = [];
  for (let batch = await service.next(); batch; batch = await service.next()) {
    names.push(batch.container ? Object.keys(unzipSync(new Uint8Array(await batch.container.arrayBuffer()))) : []);
    refused.push(...batch.refused.map((each) => `${each.file}: ${each.code}`));
  }
  return { names, refused };
}

test('files and what is in containers are sent together, and what is no file of anybody is left out', async () => {
  const service = intakeService();
  const month = zip({ 'a.xml': '<a/>', 'sub/b.xml': '<b/>', '__MACOSX/._a.xml': 'x', 'empty/': '' });
  expect(await service.open([file('one.xml', '<one/>'), file('may.zip', month)])).toEqual({ files: 3, refused: [] });
  expect(await sent(service)).toEqual({ names: [['one.xml', 'may.zip/a.xml', 'may.zip/sub/b.xml']], refused: [] });
});

test('what cannot be sent is named with its reason, and the rest goes on', async () => {
  const service = intakeService();
  const locked = zip({ 'locked.xml': '<a/>' });
  // The flag of the central directory (APPNOTE 4.4.4, bit 0).
  const entry = locked.findIndex((_, at) => locked[at] === 0x50 && locked[at + 1] === 0x4b && locked[at + 2] === 1);
  locked[entry + 8] = 1;
  const mixed = zip({ 'in.zip': zip({ 'c.xml': '<c/>' }), 'large.xml': new Uint8Array(17 * 1024 * 1024), 'd.xml': '<d/>' });
  const broken = zip({ 'e.xml': '<e/>' }).slice(0, 20);
  const opened = await service.open([file('locked.zip', locked), file('mixed.zip', mixed), file('broken.zip', broken)]);
  expect(opened).toEqual({ files: 4, refused: [{ file: 'broken.zip', code: 'unreadable' }] });
  const { names, refused } = await sent(service);
  expect(names.flat()).toEqual(['mixed.zip/d.xml']);
  expect(refused).toEqual([
    'locked.zip/locked.xml: encrypted',
    'mixed.zip/in.zip: nested_archive',
    'mixed.zip/large.xml: too_large',
  ]);
});

test('a container whose directory is damaged is named, and none of its files is lost unsaid', async () => {
  const damaged = zip({ 'a.xml': '<a/>', 'b.xml': '<b/>' });
  const entry = damaged.findLastIndex((_, at) => damaged[at] === 0x50 && damaged[at + 1] === 0x4b && damaged[at + 2] === 1);
  damaged[entry] = 0;
  const refused = [{ file: 'damaged.zip', code: 'unreadable' }];
  expect(await intakeService().open([file('damaged.zip', damaged)])).toEqual({ files: 0, refused });
});

test('files of one name are all sent', async () => {
  const service = intakeService();
  await service.open([file('a.xml', '<a/>'), file('may.zip', zip({ 'a.xml': '<b/>' }))]);
  await service.open([file('a.xml', '<c/>'), file('may.zip', zip({ 'a.xml': '<d/>' }))]);
  expect((await sent(service)).names).toEqual([['a.xml', 'may.zip/a.xml', 'a (2).xml', 'may.zip/a (2).xml']]);
});

test('a large month goes in several requests of some megabytes, and files that were refused go again', async () => {
  const service = intakeService();
  const many = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`${at}.xml`, '<a/>']));
  const heavy = { 'x.xml': new Uint8Array(3e6).fill(1), 'y.xml': new Uint8Array(3e6).fill(2) };
  await service.open([file('many.zip', zip(many)), file('heavy.zip', zip(heavy))]);
  expect((await sent(service)).names.map(({ length }) => length)).toEqual([60, 60, 31, 1]);
  expect(service.again(['many.zip/7.xml', 'heavy.zip/y.xml', 'nobody.xml'])).toEqual({ files: 2 });
  expect((await sent(service)).names).toEqual([['many.zip/7.xml', 'heavy.zip/y.xml']]);
});

test('what was under way when the connection went goes first with the next attempt', async () => {
  const service = intakeService();
  const many = Object.fromEntries(Array.from({ length: 130 }, (_, at) => [`${at}.xml`, '<a/>']));
  await service.open([file('many.zip', zip(many))]);
  expect((await service.next())?.files).toBe(60);
  expect((await service.next())?.files).toBe(60);
  service.unsent();
  service.unsent();
  const { names } = await sent(service);
  expect(names.map(({ length }) => length)).toEqual([60, 10]);
  expect(names[0]?.[0]).toBe('many.zip/60.xml');
});

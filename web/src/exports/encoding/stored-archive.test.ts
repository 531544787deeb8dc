import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { crc32 } from '@plateprint/shared/exports/crc32.ts';
import { archiveFrame } from './stored-archive.ts';

it('an archive is read as the files that were put into it, names in UTF-8', () => {
  const contents = { 'Menü 1.png': 'the first', 'Menü 2.png': '', 'ₓ 10.png': 'x'.repeat(70_000) };
  const files = Object.entries(contents).map(([name, text]) => ({ name, content: strToU8(text) }));
  const { heads, directory } = archiveFrame(
    files.map(({ name, content }) => ({ name, bytes: content.length, crc32: crc32(content) })),
    new Date(2026, 10, 26, 9, 30, 12),
  );
  const archive = Buffer.concat([...files.flatMap(({ content }, at) => [heads[at] ?? Buffer.alloc(0), content]), directory]);
  const read = Object.entries(unzipSync(new Uint8Array(archive))).map(([name, content]) => [name, strFromU8(content)]);
  expect(Object.fromEntries(read)).toEqual(contents);
});

it('a checksum goes on over parts', () => {
  const bytes = strToU8('123456789');
  expect(crc32(bytes.subarray(4), crc32(bytes.subarray(0, 4)))).toBe(0xcbf43926);
});

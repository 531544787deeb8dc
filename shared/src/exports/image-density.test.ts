import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';
import { jpegWithDensity, pngWithDensity } from './image-density.ts';

test('the checksum is that of the standard', () => {
  expect(crc32(Uint8Array.from('123456789', (digit) => digit.charCodeAt(0)))).toBe(0xcbf43926);
});

test('a PNG says its density right behind its header', () => {
  const png = new Uint8Array(50).fill(7);
  png.set([0x89, 0x50, 0x4e, 0x47]);
  const dense = Uint8Array.from(pngWithDensity(png, 300).flatMap((part) => Array.from(part)));
  expect(dense.length).toBe(71);
  expect(new DataView(dense.buffer).getUint32(33 + 8)).toBe(11_811);
  expect(Array.from(dense.slice(54))).toEqual(Array.from(png.slice(33)));
});

test('a JPEG says it in its JFIF header, and its pixels stay', () => {
  const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 9]);
  expect(Array.from(jpegWithDensity(jpeg, 300).slice(13, 18))).toEqual([1, 1, 44, 1, 44]);
  expect(jpegWithDensity(jpeg, 300).at(-1)).toBe(9);
});

test('what is neither comes back as it was', () => {
  expect(pngWithDensity(Uint8Array.of(1, 2), 300).map((part) => Array.from(part))).toEqual([[1, 2]]);
  expect(Array.from(jpegWithDensity(Uint8Array.of(1, 2), 300))).toEqual([1, 2]);
});

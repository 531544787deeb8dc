import { crc32 } from './crc32.ts';

const INCHES_PER_METRE = 39.37007874;
/** A PNG begins with its signature (8 bytes) and the IHDR chunk (25 bytes). */
const AFTER_HEADER = 33;

/**
 * A PNG that says its dots per inch (chunk `pHYs`, in dots per metre), in parts one behind the other: ten megabytes are not copied. Other bytes
 * come back as they are.
 */
export function pngWithDensity(png: Uint8Array<ArrayBuffer>, dpi: number): Uint8Array<ArrayBuffer>[] {
  if (png[0] !== 0x89 || png[1] !== 0x50) return [png];
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, 9);
  chunk.set([0x70, 0x48, 0x59, 0x73], 4);
  view.setUint32(8, Math.round(dpi * INCHES_PER_METRE));
  view.setUint32(12, Math.round(dpi * INCHES_PER_METRE));
  chunk[16] = 1;
  view.setUint32(17, crc32(chunk.subarray(4, 17)));
  return [png.subarray(0, AFTER_HEADER), chunk, png.subarray(AFTER_HEADER)];
}

/** A JPEG whose JFIF header says its dots per inch. Without such a header the bytes come back as they are. */
export function jpegWithDensity(jpeg: Uint8Array, dpi: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(jpeg);
  const isJfif = copy[0] === 0xff && copy[1] === 0xd8 && copy[2] === 0xff && copy[3] === 0xe0 && copy[6] === 0x4a;
  if (!isJfif) return copy;
  copy[13] = 1; // dots per inch
  new DataView(copy.buffer).setUint16(14, dpi);
  new DataView(copy.buffer).setUint16(16, dpi);
  return copy;
}

/** A file of an archive, as far as its directory tells of it. */
export interface StoredFile {
  name: string;
  bytes: number;
  crc32: number;
}

export interface ArchiveFrame {
  /** The header before the content of each file. */
  heads: Uint8Array<ArrayBuffer>[];
  /** The directory behind the last. */
  directory: Uint8Array<ArrayBuffer>;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** ZIP 2.0, as every program reads it. */
const VERSION = 20;
/** Names are UTF-8. */
const UTF8 = 0x0800;

/**
 * All of a ZIP archive but the contents (APPNOTE 6.3.10, 4.3), which lie in it as they are: pictures are compressed already. So an archive
 * is made of files that nobody holds in memory.
 */
export function archiveFrame(files: readonly StoredFile[], at: Date): ArchiveFrame {
  const [date, time] = dosTime(at);
  const heads: Uint8Array<ArrayBuffer>[] = [];
  const entries: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes, crc32 } of files) {
    const written = new TextEncoder().encode(name);
    // From "version needed" to "length of what is extra", both headers say the same.
    const common = fields(
      [VERSION, 2],
      [UTF8, 2],
      [0, 2],
      [time, 2],
      [date, 2],
      [crc32, 4],
      [bytes, 4],
      [bytes, 4],
      [written.length, 2],
      [0, 2],
    );
    const head = joined([fields([LOCAL, 4]), common, written]);
    heads.push(head);
    entries.push(fields([CENTRAL, 4], [VERSION, 2]), common, fields([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), written);
    offset += head.length + bytes;
  }
  const central = joined(entries);
  const count: [number, 2] = [files.length, 2];
  const end = fields([END, 4], [0, 2], [0, 2], count, count, [central.length, 4], [offset, 4], [0, 2]);
  return { heads, directory: joined([central, end]) };
}

/** Numbers of two or four bytes, the lowest byte first. */
function fields(...numbers: [value: number, bytes: 2 | 4][]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    numbers.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, place) => (value >>> (8 * place)) & 255)),
  );
}

/** To two seconds, from 1980 on. */
function dosTime(at: Date): [date: number, time: number] {
  return [
    (Math.max(0, at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate(),
    (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1),
  ];
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

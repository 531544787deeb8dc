import { inflateSync } from 'fflate';
import type { FileRefusal } from '@plateprint/shared/purchases/invoice/invoice.ts';
import { numberedNames } from '@plateprint/shared/purchases/files/numbered-names.ts';
import { Refused } from './refused.ts';

/** Of one container: more is sent in several. */
const ZIP_LIMITS = { files: 1000, bytesOfFile: 16 * 1024 * 1024, bytes: 128 * 1024 * 1024 };

/** A file of a ZIP by itself: one that is not read says why, and the others stand. */
export interface ZippedFile {
  name: string;
  content: Uint8Array | FileRefusal;
}

/** An entry of the central directory (APPNOTE 4.3.12). */
interface Entry {
  name: string;
  isEncrypted: boolean;
  method: number;
  packed: number;
  size: number;
  offset: number;
}

/**
 * The files of a ZIP, in their order. What an entry says of its size is what is unpacked of it at most, so that nothing grows beyond. Files of
 * one name are numbered.
 * @throws Refused with unreadable, encrypted, too_many_files or too_large
 */
export function filesOfZip(bytes: Uint8Array): ZippedFile[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = entriesOf(bytes, view).filter(({ name }) => !isOfTheSystem(name));
  if (entries.length > ZIP_LIMITS.files) throw new Refused('too_many_files');
  if (entries.length > 0 && entries.every(({ isEncrypted }) => isEncrypted)) throw new Refused('encrypted');
  const unpacked = entries.filter(({ size }) => size <= ZIP_LIMITS.bytesOfFile).reduce((sum, { size }) => sum + size, 0);
  if (unpacked > ZIP_LIMITS.bytes) throw new Refused('too_large');
  const names = numberedNames(entries.map(({ name }) => name));
  return entries.map((entry, at) => ({ name: names[at] ?? entry.name, content: contentOf({ bytes, view }, entry) }));
}

/** Folders, and what file managers put beside the files. */
function isOfTheSystem(name: string): boolean {
  return name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|\._)/u.test(name);
}

/** Bytes before the name: of an entry of the central directory, and of a file's own header. */
const LENGTHS = { entry: 46, local: 30 };
/** What marks a size or a place that stands in the extra field of ZIP64 (APPNOTE 4.5.3). */
const IN_EXTRA = 0xffffffff;

function entriesOf(bytes: Uint8Array, view: DataView): Entry[] {
  const entries: Entry[] = [];
  let place = startOfDirectory(view);
  while (isEntry(view, place)) {
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) => view.getUint16(place + field, true));
    const end = place + LENGTHS.entry + name + extra + comment;
    if (end > bytes.length) throw new Refused('unreadable');
    const [packed, size, offset] = sizesOf(view, place, { name, extra });
    entries.push({
      name: nameOf(bytes.subarray(place + LENGTHS.entry, place + LENGTHS.entry + name)),
      isEncrypted: (view.getUint16(place + 8, true) & 1) === 1,
      method: view.getUint16(place + 10, true),
      packed,
      size,
      offset,
    });
    place = end;
  }
  return entries;
}

function sizesOf(view: DataView, place: number, lengths: { name: number; extra: number }): [number, number, number] {
  const [packed, size, offset] = [20, 24, 42].map((field) => view.getUint32(place + field, true)) as [number, number, number];
  if (![packed, size, offset].includes(IN_EXTRA)) return [packed, size, offset];
  let at = extraOfZip64(view, place + LENGTHS.entry + lengths.name, lengths.extra);
  const whole = (value: number): number => {
    if (value !== IN_EXTRA || at === null || at + 8 > view.byteLength) return value;
    const found = Number(view.getBigUint64(at, true));
    at += 8;
    return found;
  };
  // In this order, and each only where it is marked.
  const own = { size: whole(size), packed: whole(packed), offset: whole(offset) };
  return [own.packed, own.size, own.offset];
}

function extraOfZip64(view: DataView, start: number, length: number): number | null {
  for (let at = start; at + 4 <= start + length; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === 1) return at + 4;
  return null;
}

function isEntry(view: DataView, place: number): boolean {
  return place + LENGTHS.entry <= view.byteLength && view.getUint32(place, true) === 0x02014b50;
}

/** UTF-8 whatever the flag says, for most programs write it so; else byte by byte. */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

function contentOf({ bytes, view }: { bytes: Uint8Array; view: DataView }, entry: Entry): Uint8Array | FileRefusal {
  const { isEncrypted, method, packed, size, offset } = entry;
  if (isEncrypted) return 'encrypted';
  if (size > ZIP_LIMITS.bytesOfFile) return 'too_large';
  if (offset + LENGTHS.local > view.byteLength || view.getUint32(offset, true) !== 0x04034b50) return 'unreadable';
  const start = offset + LENGTHS.local + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > bytes.length) return 'unreadable';
  const content = bytes.subarray(start, start + packed);
  if (method === 0) return content;
  if (method !== 8) return 'not_supported';
  try {
    return inflateSync(content, { out: new Uint8Array(size) });
  } catch {
    return 'unreadable';
  }
}

/**
 * The end record is looked for in the last 64 kB, where a comment may follow it.
 * @throws Refused where there is none: the file ends early
 */
function startOfDirectory(view: DataView): number {
  for (let place = view.byteLength - 22; place >= Math.max(0, view.byteLength - 65_557); place -= 1)
    if (view.getUint32(place, true) === 0x06054b50) return directoryAt(view, place);
  throw new Refused('unreadable');
}

/** The place of the directory; of ZIP64 in a record of its own, to which a locator before the end record leads (APPNOTE 4.3.14). */
function directoryAt(view: DataView, end: number): number {
  const place = view.getUint32(end + 16, true);
  if (place !== IN_EXTRA || end < 20 || view.getUint32(end - 20, true) !== 0x07064b50) return place;
  const record = Number(view.getBigUint64(end - 12, true));
  return record + 56 <= view.byteLength ? Number(view.getBigUint64(record + 48, true)) : place;
}

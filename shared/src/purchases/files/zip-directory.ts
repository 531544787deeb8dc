/** A file in a ZIP, as its central directory names it (APPNOTE 4.3.12). */
export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  /** 0 stored, 8 deflated; others are not read. */
  method: number;
  packed: number;
  size: number;
  /** Of its own header, from the start of the ZIP. */
  offset: number;
}

/** Where the central directory of a ZIP is, and how many entries it says it has. */
export interface ZipDirectory {
  count: number;
  start: number;
  length: number;
}

/** Bytes before the name of an entry and of a file's own header, and of the records at the end (APPNOTE 4.3). */
const LENGTHS = { entry: 46, local: 30, end: 22, longestComment: 65_535, locator64: 20, end64: 56 };
const SIGNATURES = { entry: 0x02014b50, local: 0x04034b50, end: 0x06054b50, locator64: 0x07064b50, end64: 0x06064b50 };
/** What marks a number that stands in a record or an extra field of ZIP64 (APPNOTE 4.4.1.4). */
const IN_64 = { short: 0xffff, long: 0xffffffff };

/** So much of the end of a ZIP says where its directory is. */
export const LONGEST_END = LENGTHS.end + LENGTHS.longestComment + LENGTHS.locator64 + LENGTHS.end64;
/** So much of a file's own header says where its content is. */
export const LOCAL_HEADER = LENGTHS.local;

/** Where the directory is by the last bytes of a ZIP, which begin at `tailStart` of it; null where they are no end of one. */
export function directoryAtEnd(tail: DataView, tailStart: number): ZipDirectory | null {
  // From the end, for a comment may follow the record.
  for (let place = tail.byteLength - LENGTHS.end; place >= 0; place -= 1) {
    const found = isAt(tail, place, SIGNATURES.end) ? directoryBefore(tail, { place, tailStart }) : null;
    if (found) return found;
  }
  return null;
}

interface EndPlace {
  place: number;
  tailStart: number;
}

function directoryBefore(tail: DataView, end: EndPlace): ZipDirectory | null {
  const { place, tailStart } = end;
  const own = {
    count: tail.getUint16(place + 10, true),
    length: tail.getUint32(place + 12, true),
    start: tail.getUint32(place + 16, true),
  };
  const isIn64 = own.count === IN_64.short || own.length === IN_64.long || own.start === IN_64.long;
  const found = (isIn64 ? directory64(tail, end) : null) ?? own;
  return found.start + found.length <= tailStart + place ? found : null;
}

/** Of ZIP64 in a record of its own, to which a locator before the end record leads (APPNOTE 4.3.14, 4.3.15). */
function directory64(tail: DataView, { place, tailStart }: EndPlace): ZipDirectory | null {
  const locator = place - LENGTHS.locator64;
  if (locator < 0 || !isAt(tail, locator, SIGNATURES.locator64)) return null;
  const record = long(tail, locator + 8) - tailStart;
  if (record < 0 || record + LENGTHS.end64 > locator || !isAt(tail, record, SIGNATURES.end64)) return null;
  return { count: long(tail, record + 32), length: long(tail, record + 40), start: long(tail, record + 48) };
}

/** The entries of a directory that is whole; null where entries are missing or broken. */
function allEntries(bytes: Uint8Array, { count }: ZipDirectory): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: ZipEntry[] = [];
  let place = 0;
  while (place < bytes.length) {
    if (place + LENGTHS.entry > bytes.length || !isAt(view, place, SIGNATURES.entry)) return null;
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) => view.getUint16(place + field, true));
    const end = place + LENGTHS.entry + name + extra + comment;
    if (end > bytes.length) return null;
    entries.push({
      name: nameOf(bytes.subarray(place + LENGTHS.entry, place + LENGTHS.entry + name)),
      isEncrypted: (view.getUint16(place + 8, true) & 1) === 1,
      method: view.getUint16(place + 10, true),
      ...sizesOf(view, place, { name, extra }),
    });
    place = end;
  }
  // Programs without ZIP64 count on from 0 behind 65,535.
  return (entries.length & IN_64.short) === (count & IN_64.short) ? entries : null;
}

/** The files that a directory names, without folders and what file managers put beside them; null where it is not whole. */
export function filesOfDirectory(bytes: Uint8Array, directory: ZipDirectory): ZipEntry[] | null {
  return allEntries(bytes, directory)?.filter(({ name }) => !OF_THE_SYSTEM.test(name)) ?? null;
}

const OF_THE_SYSTEM = /\/$|(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|\._)/u;

/** Where a file's content begins, by its own header; null where there is none. */
export function contentStart(header: DataView, { offset }: Pick<ZipEntry, 'offset'>): number | null {
  if (header.byteLength < LENGTHS.local || !isAt(header, 0, SIGNATURES.local)) return null;
  return offset + LENGTHS.local + header.getUint16(26, true) + header.getUint16(28, true);
}

function sizesOf(
  view: DataView,
  place: number,
  lengths: { name: number; extra: number },
): Pick<ZipEntry, 'packed' | 'size' | 'offset'> {
  const [packed = 0, size = 0, offset = 0] = [20, 24, 42].map((field) => view.getUint32(place + field, true));
  if (![packed, size, offset].includes(IN_64.long)) return { packed, size, offset };
  const start = place + LENGTHS.entry + lengths.name;
  let at = extraOf64(view, { start, end: start + lengths.extra });
  const whole = (value: number): number => {
    if (value !== IN_64.long || at === null || at + 8 > start + lengths.extra) return value;
    const found = long(view, at);
    at += 8;
    return found;
  };
  // In this order, and each only where it is marked.
  return { size: whole(size), packed: whole(packed), offset: whole(offset) };
}

function extraOf64(view: DataView, { start, end }: { start: number; end: number }): number | null {
  for (let at = start; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) if (view.getUint16(at, true) === 1) return at + 4;
  return null;
}

function isAt(view: DataView, place: number, signature: number): boolean {
  return place + 4 <= view.byteLength && view.getUint32(place, true) === signature;
}

const long = (view: DataView, place: number): number => Number(view.getBigUint64(place, true));

/** UTF-8 whatever the flag says, for most programs write it so; else byte by byte. */
function nameOf(bytes: Uint8Array): string {
  try {
    return decodeURIComponent([...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return String.fromCodePoint(...bytes);
  }
}

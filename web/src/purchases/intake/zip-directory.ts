import { inflateSync } from 'fflate';

/** A file in a ZIP, as its central directory names it (APPNOTE 4.3.12). */
export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  /** 0 stored, 8 deflated; others are not read. */
  method: number;
  packed: number;
  size: number;
  offset: number;
}

/** Bytes of an entry of the directory before its name, of a local header before its name, and of the end record. */
const LENGTHS = { entry: 46, local: 30, end: 22, longestComment: 65_535 };
const MOST_ENTRIES = 20_000;

/** Folders, and what file managers put beside the files. */
const OF_THE_SYSTEM = /\/$|(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|\._)/u;

async function viewOf(blob: Blob): Promise<DataView> {
  return new DataView(await blob.arrayBuffer());
}

/** The files of a ZIP, of which only the directory at its end is read; null for what is none, or has more than can be meant. */
export async function directoryOf(zip: Blob): Promise<ZipEntry[] | null> {
  const tailStart = Math.max(0, zip.size - LENGTHS.end - LENGTHS.longestComment);
  const tail = await viewOf(zip.slice(tailStart));
  const end = endRecord(tail);
  if (end === null) return null;
  const [count, length, start] = [tail.getUint16(end + 10, true), tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (count > MOST_ENTRIES || start + length > zip.size) return null;
  const bytes = new Uint8Array(await zip.slice(start, start + length).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const entries: ZipEntry[] = [];
  let place = 0;
  while (place + LENGTHS.entry <= bytes.length && view.getUint32(place, true) === 0x02014b50) {
    const flags = view.getUint16(place + 8, true);
    const lengths = [28, 30, 32].map((field) => view.getUint16(place + field, true));
    const name = nameOf(bytes.subarray(place + LENGTHS.entry, place + LENGTHS.entry + (lengths[0] ?? 0)));
    if (!OF_THE_SYSTEM.test(name))
      entries.push({
        name,
        isEncrypted: (flags & 1) === 1,
        method: view.getUint16(place + 10, true),
        packed: view.getUint32(place + 20, true),
        size: view.getUint32(place + 24, true),
        offset: view.getUint32(place + 42, true),
      });
    place += LENGTHS.entry + lengths.reduce((sum, each) => sum + each, 0);
  }
  return entries;
}

/** From the end, for a comment may follow it. */
function endRecord(tail: DataView): number | null {
  for (let place = tail.byteLength - LENGTHS.end; place >= 0; place -= 1)
    if (tail.getUint32(place, true) === 0x06054b50) return place;
  return null;
}

/** UTF-8 whatever the flag says, for most programs write it so; else byte by byte. */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/** The content of a file in a ZIP, and no more than its directory says; null where it is broken. */
export async function contentOf(zip: Blob, { method, packed, size, offset }: ZipEntry): Promise<Uint8Array<ArrayBuffer> | null> {
  const head = await viewOf(zip.slice(offset, offset + LENGTHS.local));
  if (head.byteLength < LENGTHS.local || head.getUint32(0, true) !== 0x04034b50) return null;
  const start = offset + LENGTHS.local + head.getUint16(26, true) + head.getUint16(28, true);
  const bytes = new Uint8Array(await zip.slice(start, start + packed).arrayBuffer());
  if (method === 0) return bytes;
  if (method !== 8) return null;
  try {
    return inflateSync(bytes, { out: new Uint8Array(size) });
  } catch {
    return null;
  }
}

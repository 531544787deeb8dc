import {
  contentStart,
  directoryAtEnd,
  filesOfDirectory,
  LOCAL_HEADER,
  LONGEST_END,
  type ZipEntry,
} from '@plateprint/shared/purchases/files/zip-directory.ts';
import { inflateSync } from 'fflate';

const MOST_ENTRIES = 20_000;

async function viewOf(blob: Blob): Promise<DataView> {
  return new DataView(await blob.arrayBuffer());
}

/** The files of a dropped ZIP, of which only the directory at its end is read; null for what is none, is not whole, or has more than can be meant. */
export async function filesOfZip(zip: Blob): Promise<ZipEntry[] | null> {
  const tailStart = Math.max(0, zip.size - LONGEST_END);
  const directory = directoryAtEnd(await viewOf(zip.slice(tailStart)), tailStart);
  if (directory === null || directory.count > MOST_ENTRIES) return null;
  const bytes = await zip.slice(directory.start, directory.start + directory.length).arrayBuffer();
  return filesOfDirectory(new Uint8Array(bytes), directory);
}

/** The content of a file in a ZIP, and no more than its directory says; null where it is broken. */
export async function contentOf(zip: Blob, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer> | null> {
  const { method, packed, size, offset } = entry;
  const start = contentStart(await viewOf(zip.slice(offset, offset + LOCAL_HEADER)), entry);
  if (start === null) return null;
  const bytes = new Uint8Array(await zip.slice(start, start + packed).arrayBuffer());
  if (method === 0) return bytes;
  if (method !== 8) return null;
  try {
    return inflateSync(bytes, { out: new Uint8Array(size) });
  } catch {
    return null;
  }
}

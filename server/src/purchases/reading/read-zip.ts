import { inflateSync } from 'fflate';
import type { FileRefusal } from '@plateprint/shared/purchases/invoice/invoice.ts';
import {
  contentStart,
  directoryAtEnd,
  filesOfDirectory,
  LOCAL_HEADER,
  LONGEST_END,
  type ZipEntry,
} from '@plateprint/shared/purchases/files/zip-directory.ts';
import { numberedNames } from '@plateprint/shared/purchases/files/numbered-names.ts';
import { Refused } from './refused.ts';

/** Of one container: more is sent in several. */
const ZIP_LIMITS = { files: 1000, bytesOfFile: 16 * 1024 * 1024, bytes: 128 * 1024 * 1024 };

/** A file of a ZIP by itself: one that is not read says why, and the others stand. */
export interface ZippedFile {
  name: string;
  content: Uint8Array | FileRefusal;
}

/**
 * The files of a ZIP, in their order. What an entry says of its size is what is unpacked of it at most, so that nothing grows beyond. Files of
 * one name are numbered.
 * @throws Refused with unreadable, encrypted, too_many_files or too_large
 */
export function filesOfZip(bytes: Uint8Array): ZippedFile[] {
  const entries = entriesOf(bytes);
  if (entries.length > ZIP_LIMITS.files) throw new Refused('too_many_files');
  if (entries.length > 0 && entries.every(({ isEncrypted }) => isEncrypted)) throw new Refused('encrypted');
  const unpacked = entries.filter(({ size }) => size <= ZIP_LIMITS.bytesOfFile).reduce((sum, { size }) => sum + size, 0);
  if (unpacked > ZIP_LIMITS.bytes) throw new Refused('too_large');
  const names = numberedNames(entries.map(({ name }) => name));
  return entries.map((entry, at) => ({ name: names[at] ?? entry.name, content: contentOf(bytes, entry) }));
}

/** @throws Refused where the directory is not whole: files would be missing that nobody names */
function entriesOf(bytes: Uint8Array): ZipEntry[] {
  const tailStart = Math.max(0, bytes.length - LONGEST_END);
  const directory = directoryAtEnd(viewOf(bytes.subarray(tailStart)), tailStart);
  const entries = directory && filesOfDirectory(bytes.subarray(directory.start, directory.start + directory.length), directory);
  if (!entries) throw new Refused('unreadable');
  return entries;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function contentOf(bytes: Uint8Array, entry: ZipEntry): Uint8Array | FileRefusal {
  const { isEncrypted, method, packed, size, offset } = entry;
  if (isEncrypted) return 'encrypted';
  if (size > ZIP_LIMITS.bytesOfFile) return 'too_large';
  const start = contentStart(viewOf(bytes.subarray(offset, offset + LOCAL_HEADER)), entry);
  if (start === null || start + packed > bytes.length) return 'unreadable';
  const content = bytes.subarray(start, start + packed);
  if (method === 0) return content;
  if (method !== 8) return 'not_supported';
  try {
    return inflateSync(content, { out: new Uint8Array(size) });
  } catch {
    return 'unreadable';
  }
}

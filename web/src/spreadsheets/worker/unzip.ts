import type { UnzipFileInfo } from 'fflate';
import { FileProblem } from './file-problem.ts';

/** The most that an archive may unpack to. A workbook of 50,000 rows is about 40 MB of XML; a bomb is a thousand times its size. */
export const MOST_UNPACKED_BYTES = 200_000_000;
const MOST_FILES = 20_000;

export interface UnzipRules {
  /** Which files are wanted; the others are not unpacked. */
  wants: (name: string) => boolean;
  mostBytes?: number;
}

/** Whether the bytes begin as an archive does. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5 || bytes[2] === 7);
}

/**
 * Unpacks the wanted files of an archive. The sizes are added up before anything is unpacked, and no file becomes
 * larger than its directory says: a bomb is refused, not met.
 */
export async function unzip(
  bytes: Uint8Array,
  { wants, mostBytes = MOST_UNPACKED_BYTES }: UnzipRules,
): Promise<Map<string, Uint8Array>> {
  const { unzipSync } = await import('fflate');
  let total = 0;
  let files = 0;
  const filter = ({ name, originalSize, size }: UnzipFileInfo): boolean => {
    files++;
    if (files > MOST_FILES) throw new FileProblem('too_many_files');
    if (name.endsWith('/') || !wants(name)) return false;
    total += Math.max(originalSize, size);
    if (total > mostBytes) throw new FileProblem('unpacks_too_large');
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })));
  } catch (thrown) {
    throw thrown instanceof FileProblem ? thrown : new FileProblem('unreadable');
  }
}

/** Refuses an archive that would unpack to more than a browser can hold, without unpacking it. */
export async function refuseBomb(bytes: Uint8Array): Promise<void> {
  const { unzipSync } = await import('fflate');
  let total = 0;
  let files = 0;
  const filter = ({ originalSize, size }: UnzipFileInfo): boolean => {
    files++;
    total += Math.max(originalSize, size);
    if (files > MOST_FILES) throw new FileProblem('too_many_files');
    if (total > MOST_UNPACKED_BYTES) throw new FileProblem('unpacks_too_large');
    return false;
  };
  try {
    unzipSync(bytes, { filter });
  } catch (thrown) {
    throw thrown instanceof FileProblem ? thrown : new FileProblem('unreadable');
  }
}

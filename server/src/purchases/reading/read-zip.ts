import { unzipSync } from 'fflate';
import { Refused } from './refused.ts';

/** Of one container: more is sent in several. */
const ZIP_LIMITS = { files: 1000, bytesOfFile: 16 * 1024 * 1024, bytes: 128 * 1024 * 1024 };

export interface ZippedFile {
  name: string;
  /** Null for one that is larger, when unpacked, than a file may be. */
  bytes: Uint8Array | null;
}

/**
 * The files of a ZIP. What an entry says of its size is what is unpacked of it at most, so that nothing grows beyond.
 * @throws Refused with unreadable, encrypted, too_many_files or too_large
 */
export function filesOfZip(bytes: Uint8Array): ZippedFile[] {
  if (hasEncryptedFile(bytes)) throw new Refused('encrypted');
  const large: ZippedFile[] = [];
  let [files, sum] = [0, 0];
  const unpacked = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (isOfTheSystem(name)) return false;
      files += 1;
      if (files > ZIP_LIMITS.files) throw new Refused('too_many_files');
      if (originalSize > ZIP_LIMITS.bytesOfFile) {
        large.push({ name, bytes: null });
        return false;
      }
      sum += originalSize;
      if (sum > ZIP_LIMITS.bytes) throw new Refused('too_large');
      return true;
    },
  });
  return [...Object.entries(unpacked).map(([name, content]) => ({ name, bytes: content })), ...large];
}

/** Folders, and what file managers put beside the files. */
function isOfTheSystem(name: string): boolean {
  return name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|\._)/u.test(name);
}

const CENTRAL_ENTRY = [0x50, 0x4b, 0x01, 0x02];
/** Bytes of an entry of the central directory before its name. */
const ENTRY_LENGTH = 46;

/** By the flags of the central directory, which stands at the end (APPNOTE 4.4.4, bit 0). */
function hasEncryptedFile(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let place = startOfDirectory(view);
  while (place !== null && isEntry(bytes, place)) {
    if ((view.getUint16(place + 8, true) & 1) === 1) return true;
    place += ENTRY_LENGTH + [28, 30, 32].reduce((sum, field) => sum + view.getUint16((place ?? 0) + field, true), 0);
  }
  return false;
}

function isEntry(bytes: Uint8Array, place: number): boolean {
  return place + ENTRY_LENGTH <= bytes.length && CENTRAL_ENTRY.every((byte, index) => bytes[place + index] === byte);
}

/** The end record is looked for in the last 64 kB, where a comment may follow it; null where there is none. */
function startOfDirectory(view: DataView): number | null {
  for (let place = view.byteLength - 22; place >= Math.max(0, view.byteLength - 65_557); place -= 1)
    if (view.getUint32(place, true) === 0x06054b50) return view.getUint32(place + 16, true);
  return null;
}

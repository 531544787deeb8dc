import type { FileRefusal } from '@plateprint/shared/purchases/invoice/invoice.ts';
import { numberedNames } from '@plateprint/shared/purchases/files/numbered-names.ts';
import type { ZipEntry } from '@plateprint/shared/purchases/files/zip-directory.ts';
import { LARGEST_INVOICE_FILE } from '@plateprint/shared/purchases/invoice/understood-invoice.ts';
import { zipSync } from 'fflate';
import { contentOf, filesOfZip } from './files-of-zip.ts';

/** The most in one request: a request costs a process on the server, and a month's report is saved once for each. */
const BATCH = { bytes: 4 * 1024 * 1024, files: 60 };
/** Beside the file itself there are its name and its place in the container. */
const LARGEST = LARGEST_INVOICE_FILE - 64 * 1024;

interface Item {
  name: string;
  size: number;
  /** Where it is: the dropped file itself, or an entry of it. */
  file: Blob;
  entry: ZipEntry | null;
}

export interface RefusedHere {
  file: string;
  code: FileRefusal;
}

export interface Batch {
  /** Files that it speaks of, the refused ones too. */
  files: number;
  /** Null where none of them is worth sending. */
  container: Blob | null;
  refused: RefusedHere[];
}

/** The worker: opens dropped files, and packs them for sending a few megabytes at a time, so that nothing large is held. */
export function intakeService() {
  const items: Item[] = [];
  let waiting: Item[] = [];
  let underWay: Item[] = [];
  return {
    /** Adds dropped files. @returns how many files are in them, and what is none */
    async open(files: readonly File[]): Promise<{ files: number; refused: RefusedHere[] }> {
      const refused: RefusedHere[] = [];
      let count = 0;
      for (const file of files) {
        const { found, code } = await itemsOf(file);
        if (code !== null) refused.push({ file: file.name, code });
        const names = numberedNames([...items, ...found].map(({ name }) => name)).slice(items.length);
        const own = found.map((item, at) => ({ ...item, name: names[at] ?? item.name }));
        items.push(...own);
        waiting.push(...own);
        count += found.length;
      }
      return { files: count, refused };
    },
    /** Puts files that were sent before back, to be sent again. */
    again(names: readonly string[]): { files: number } {
      const wanted = new Set(names);
      waiting = items.filter(({ name }) => wanted.has(name));
      return { files: waiting.length };
    },
    /** Puts back what was handed out last and did not arrive. */
    unsent(): null {
      waiting = [...underWay, ...waiting];
      underWay = [];
      return null;
    },
    /** The next files; null after the last. */
    async next(): Promise<Batch | null> {
      underWay = [];
      if (waiting.length === 0) return null;
      const batch: Batch = { files: 0, container: null, refused: [] };
      const packed = new Map<string, Uint8Array>();
      let bytes = 0;
      while (waiting.length > 0 && batch.files < BATCH.files) {
        const [item] = waiting;
        if (!item || (bytes > 0 && bytes + item.size > BATCH.bytes)) break;
        waiting.shift();
        underWay.push(item);
        batch.files += 1;
        const read = await readItem(item);
        if (typeof read === 'string') batch.refused.push({ file: item.name, code: read });
        else {
          packed.set(item.name, read);
          bytes += read.length;
        }
      }
      if (bytes > 0) batch.container = new Blob([zipSync(Object.fromEntries(packed), { level: 0 })], { type: 'application/zip' });
      return batch;
    },
  };
}
export type IntakeService = ReturnType<typeof intakeService>;

async function itemsOf(file: File): Promise<{ found: Item[]; code: FileRefusal | null }> {
  if (!isZip(new Uint8Array(await file.slice(0, 4).arrayBuffer())))
    return { found: [{ name: file.name, size: file.size, file, entry: null }], code: null };
  const entries = await filesOfZip(file);
  if (!entries) return { found: [], code: 'unreadable' };
  return { found: entries.map((entry) => ({ name: `${file.name}/${entry.name}`, size: entry.size, file, entry })), code: null };
}

async function readItem({ file, entry, size }: Item): Promise<Uint8Array | FileRefusal> {
  if (size > LARGEST) return 'too_large';
  if (entry?.isEncrypted) return 'encrypted';
  if (entry && ![0, 8].includes(entry.method)) return 'not_supported';
  const bytes = entry ? await contentOf(file, entry) : new Uint8Array(await file.arrayBuffer());
  if (!bytes || bytes.length === 0) return 'unreadable';
  return isZip(bytes) ? 'nested_archive' : bytes;
}

const isZip = ([first, second, third]: Uint8Array): boolean => first === 0x50 && second === 0x4b && (third === 3 || third === 5);

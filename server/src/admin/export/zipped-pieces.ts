import { Zip, ZipDeflate } from 'fflate';

/** Bytes of a piece: so much is in memory, beside what is being written. */
const PIECE = 8 * 1024 * 1024;

export interface ZippedPieces {
  /** Adds a file from what comes, some at a time. */
  add: (name: string, content: AsyncIterable<string | Uint8Array>) => Promise<void>;
  /** @returns how many pieces it became, and their bytes together. */
  end: () => Promise<{ pieces: number; bytes: number }>;
}

/** A ZIP file that goes out in pieces as it grows, and is never whole in memory. */
export function zippedPieces(keep: (piece: number, content: Uint8Array) => Promise<void>): ZippedPieces {
  let waiting: Uint8Array[] = [];
  let [held, pieces, bytes] = [0, 0, 0];
  let failure: Error | null = null;
  const zip = new Zip((error, part) => {
    failure ??= error;
    if (part) {
      waiting.push(part);
      held += part.length;
    }
  });
  const text = new TextEncoder();

  async function sendOut(least: number): Promise<void> {
    if (failure) throw failure;
    if (held < least) return;
    const content = Buffer.concat(waiting);
    [waiting, held] = [[], 0];
    await keep(pieces, content);
    pieces += 1;
    bytes += content.length;
  }

  return {
    async add(name, content) {
      const file = new ZipDeflate(name, { level: 6 });
      zip.add(file);
      for await (const some of content) {
        file.push(typeof some === 'string' ? text.encode(some) : some);
        await sendOut(PIECE);
      }
      file.push(new Uint8Array(), true);
      await sendOut(PIECE);
    },
    async end() {
      zip.end();
      await sendOut(1);
      return { pieces, bytes };
    },
  };
}

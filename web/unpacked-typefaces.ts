import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { decompress } from 'wawoff2';

const UNPACKED = /\.woff2\?ttf$/;

/** `….woff2?ttf` is the address of the same typeface as a TrueType file, whose outlines a program of ours can read. */
export function unpackedTypefaces(): Plugin {
  let isBuild = false;
  return {
    name: 'plateprint:unpacked-typefaces',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    load: {
      filter: { id: UNPACKED },
      async handler(id) {
        const file = id.replace(/\?ttf$/, '');
        const source = await decompress(await readFile(file));
        if (!isBuild) return `export default "data:font/ttf;base64,${Buffer.from(source).toString('base64')}"`;
        const reference = this.emitFile({ type: 'asset', name: basename(file, '.woff2') + '.ttf', source });
        return `export default import.meta.ROLLUP_FILE_URL_${reference}`;
      },
    },
  };
}

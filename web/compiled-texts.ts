import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Texts = { [key: string]: string | Texts };
type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled };

/** An area's or a room's texts in one language: `texts/sv/recipes/editor.ts`. */
const TEXTS = /\/src\/texts\/[a-z]{2}(?:_[a-z]{2})?\/[a-z\d/-]+\.ts$/;

function compiled(texts: Texts): Compiled {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compiled(text)]),
  );
}

/**
 * Reads the patterns of the texts while building, so that no browser carries the reader (11 kB compressed) to its first
 * page. Only for the build: while developing, texts change without it and the browser reads them itself.
 */
export function compiledTexts(): Plugin {
  return {
    name: 'plateprint:compiled-texts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
    }),
    load: {
      filter: { id: TEXTS },
      async handler(id) {
        const { default: texts } = (await import(pathToFileURL(id).href)) as { default: Texts };
        return `export default ${JSON.stringify(compiled(texts))}`;
      },
    },
  };
}

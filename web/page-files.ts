import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../shared/src/kernel/language.ts';
import { FRAME, PAGES, SIGN_IN, source, START } from './page-chunks.ts';

/** Where the pages of every day are; a star stands for anything. */
const ADDRESSES: Record<string, readonly string[]> = {
  dashboard: ['/dashboard'],
  recipes: ['/recipes'],
  menus: ['/menus'],
  reports: ['/reports'],
  editor: ['/recipes/recipe', '/recipes/recipe/*'],
};

/** A file of the bundle as far as it is looked at here. */
interface Built {
  type: string;
  fileName: string;
  imports?: readonly string[];
  moduleIds?: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> } | undefined;
}

/**
 * Which files each page of every day will ask for, for the server, which names them with the document: the browser asks for all of
 * them at once instead of finding one behind the other.
 */
export function pageFiles(): Plugin {
  return {
    name: 'plateprint:page-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const built = Object.values(bundle);
      const files = { pages: filesOfPages(built), signIn: filesOfSignIn(built) };
      this.emitFile({ type: 'asset', fileName: 'page-files.json', source: JSON.stringify(files) });
    },
  };
}

/** By address, without those that the document itself asks for. */
export function filesOfPages(built: readonly Built[]): Record<string, string[]> {
  const begun = new Set(filesOf([START], built));
  return Object.fromEntries(
    Object.entries(PAGES).flatMap(([name, root]) => {
      const files = filesOf([...FRAME, root], built).filter((file) => !begun.has(file));
      return (ADDRESSES[name] ?? []).map((address) => [address, files]);
    }),
  );
}

/** Areas whose texts the sign-in says. */
const SIGN_IN_TEXTS = ['users/auth', 'users', 'ui'];

/** Of the sign-in, by the language that the browser wishes for: nobody is there who could have chosen another. */
export function filesOfSignIn(built: readonly Built[]): Record<Language, string[]> {
  const begun = new Set(filesOf([START], built));
  const files = (language: Language) => filesOf([SIGN_IN, ...textsOfSignIn(language)], built).filter((file) => !begun.has(file));
  return Object.fromEntries(LANGUAGES.map((language) => [language, files(language)])) as Record<Language, string[]>;
}

function textsOfSignIn(language: Language): string[] {
  const areas = SIGN_IN_TEXTS.map((area) => source(`texts/${language}/${area}.ts`));
  return [source(`platform/i18n/languages/${language}.ts`), ...areas];
}

/** The files that modules stand in, with all that these stand on. */
function filesOf(modules: readonly string[], built: readonly Built[]): string[] {
  const byName = new Map(built.map((file) => [file.fileName, file]));
  const files = new Set<string>();
  const next = built.filter(({ moduleIds = [] }) => modules.some((id) => moduleIds.includes(id)));
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (files.has(file.fileName)) continue;
    files.add(file.fileName);
    for (const style of file.viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of file.imports ?? []) {
      const imported = byName.get(name);
      if (imported) next.push(imported);
    }
  }
  return [...files].toSorted();
}

import { NAME_LANGUAGES, type NameLanguage } from '../../kernel/language.ts';
import type { LanguageTables } from './index-tables.ts';
import { type Numbers, pack, unpack } from './packed/packed-arrays.ts';

/** The tables of one language in one buffer: to be shared between threads, or kept in a file. */
export function packIndex({ language, ...tables }: LanguageTables): SharedArrayBuffer {
  const arrays = Object.fromEntries(
    Object.entries(tables).flatMap(([name, table]) =>
      ArrayBuffer.isView(table)
        ? [[name, table] as const]
        : Object.entries(table).map(([part, array]) => [`${name}.${part}`, array] as const),
    ),
  );
  return pack({ arrays, words: { language: [language] } });
}

/** @throws where the buffer holds no index */
export function openIndex(buffer: SharedArrayBuffer): LanguageTables {
  const { arrays, words } = unpack(buffer);
  const tables = new Map<string, Numbers | Record<string, Numbers>>();
  for (const [path, array] of Object.entries(arrays)) {
    const [name = '', part] = path.split('.');
    if (part === undefined) tables.set(name, array);
    else tables.set(name, { ...(tables.get(name) as Record<string, Numbers> | undefined), [part]: array });
  }
  return { language: languageOf(words['language']?.[0]), ...Object.fromEntries(tables) } as LanguageTables;
}

function languageOf(word: string | undefined): NameLanguage {
  const language = NAME_LANGUAGES.find((each) => each === word);
  if (!language) throw new Error('This is no index of names.');
  return language;
}

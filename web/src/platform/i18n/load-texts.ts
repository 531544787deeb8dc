import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { Area } from './area-texts.ts';
import type { TextFiles, TextTree } from './languages/text-files.ts';

/** Where a language's texts are; all eight lists together would weigh on every first load. */
const LISTS: Record<Language, () => Promise<{ FILES: TextFiles }>> = {
  en_gb: () => import('./languages/en_gb.ts'),
  en_us: () => import('./languages/en_us.ts'),
  sv: () => import('./languages/sv.ts'),
  no: () => import('./languages/no.ts'),
  da: () => import('./languages/da.ts'),
  de: () => import('./languages/de.ts'),
  fr: () => import('./languages/fr.ts'),
  nl: () => import('./languages/nl.ts'),
};

/** React's `use` reads these two fields, and then does not wait for a promise that is kept already. */
type TextPromise = Promise<TextTree> & { status?: 'fulfilled'; value?: TextTree };

const loading = new Map<string, TextPromise>();

/** Fetches an area's texts once; asked again it gives the same promise. */
export function loadTexts(area: Area, language: Language): Promise<TextTree> {
  const name = `${area}/${language}`;
  const known = loading.get(name);
  if (known) return known;

  const texts: TextPromise = textsOf(area, language).then((tree) => {
    texts.value = tree;
    texts.status = 'fulfilled';
    return tree;
  });
  // A chunk that did not arrive may be asked for again.
  texts.catch(() => loading.delete(name));
  loading.set(name, texts);
  return texts;
}

/** One chunk per area, or room of an area, and language: `texts/<language>/<area>.ts`, `texts/<language>/<area>/<room>.ts`. */
async function textsOf(area: Area, language: Language): Promise<TextTree> {
  const { FILES } = await LISTS[language]();
  const file = FILES[`../../../texts/${language}/${area}.ts`];
  if (!file) throw new Error(`No texts for ${area}/${language}`);
  return (await file()).default;
}

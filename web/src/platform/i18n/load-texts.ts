import type { Language } from '@plateprint/shared/kernel/language.ts';
import { oncePromised } from '../once-promised.ts';
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

const loading = new Map<string, () => Promise<TextTree>>();

/** Fetches an area's texts once; asked again it gives the same promise. */
export function loadTexts(area: Area, language: Language): Promise<TextTree> {
  const name = `${area}/${language}`;
  let load = loading.get(name);
  // A chunk that did not arrive may be asked for again.
  if (!load) loading.set(name, (load = oncePromised(() => textsOf(area, language))));
  return load();
}

/** One chunk per area, or room of an area, and language: `texts/<language>/<area>.ts`, `texts/<language>/<area>/<room>.ts`. */
async function textsOf(area: Area, language: Language): Promise<TextTree> {
  const { FILES } = await LISTS[language]();
  const file = FILES[`../../../texts/${language}/${area}.ts`];
  if (!file) throw new Error(`No texts for ${area}/${language}`);
  return (await file()).default;
}

import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { Area } from './area-texts.ts';

export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** One chunk per area and language, found by place: `<area>/texts/<language>.ts`. */
const files = import.meta.glob<{ default: TextTree }>('../*/texts/*.ts');

const loading = new Map<string, Promise<TextTree>>();
const loaded = new Map<string, TextTree>();

/** Fetches an area's texts once; asked again it gives the same promise. */
export function loadTexts(area: Area, language: Language): Promise<TextTree> {
  const name = `${String(area)}/${language}`;
  const known = loading.get(name);
  if (known) return known;

  const file = files[`../${String(area)}/texts/${language}.ts`];
  if (!file) throw new Error(`No texts for ${name}`);
  const texts = file().then((module) => {
    loaded.set(name, module.default);
    return module.default;
  });
  // A chunk that did not arrive may be asked for again.
  texts.catch(() => loading.delete(name));
  loading.set(name, texts);
  return texts;
}

/** The texts when they are here already. */
export function loadedTexts(area: Area, language: Language): TextTree | undefined {
  return loaded.get(`${String(area)}/${language}`);
}

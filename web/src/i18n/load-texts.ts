import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { Area } from './area-texts.ts';

export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** One chunk per area, or room of an area, and language, found by place: `<area>/texts/<language>.ts`, `<area>/<room>/texts/…`. */
const files = import.meta.glob<{ default: TextTree }>(['../*/texts/*.ts', '../*/*/texts/*.ts']);

/** React's `use` reads these two fields, and then does not wait for a promise that is kept already. */
type TextPromise = Promise<TextTree> & { status?: 'fulfilled'; value?: TextTree };

const loading = new Map<string, TextPromise>();

/** Fetches an area's texts once; asked again it gives the same promise. */
export function loadTexts(area: Area, language: Language): Promise<TextTree> {
  const name = `${area}/${language}`;
  const known = loading.get(name);
  if (known) return known;

  const file = files[`../${area}/texts/${language}.ts`];
  if (!file) throw new Error(`No texts for ${name}`);
  const texts: TextPromise = file().then((module) => {
    texts.value = module.default;
    texts.status = 'fulfilled';
    return module.default;
  });
  // A chunk that did not arrive may be asked for again.
  texts.catch(() => loading.delete(name));
  loading.set(name, texts);
  return texts;
}

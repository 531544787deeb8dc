import { localeOf, type Language } from '@plateprint/shared/kernel/language.ts';
import { use } from 'react';
import { createTranslator, type _Translator } from 'use-intl/core';
import type { Area, AreaTexts } from './area-texts.ts';
import { useLanguage } from './language-context.tsx';
import { loadTexts } from './load-texts.ts';
import type { TextTree } from './languages/text-files.ts';

/** Gives a text by its key; arguments are typed by the English text: `text('greeting', { name })`, `text.rich('terms', { link })`. */
export type Text<A extends Area> = _Translator<AreaTexts[A]>;

const translators = new WeakMap<TextTree, unknown>();

function translatorOf<A extends Area>(texts: TextTree, language: Language): Text<A> {
  const known = translators.get(texts);
  if (known) return known as Text<A>;
  const translator = createTranslator({ locale: localeOf(language), messages: texts, timeZone: 'UTC' });
  translators.set(texts, translator);
  return translator;
}

/** The area's texts in the language of the place. Suspends until they are loaded. */
export function useText<A extends Area>(area: A): Text<A> {
  const language = useLanguage();
  return translatorOf<A>(use(loadTexts(area, language)), language);
}

/** The same outside of a component, in any language: for files that are written in another one than the page. */
export async function textIn<A extends Area>(area: A, language: Language): Promise<Text<A>> {
  return translatorOf<A>(await loadTexts(area, language), language);
}

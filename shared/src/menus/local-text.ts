import type { Language } from '../kernel/language.ts';
import { isBlank } from '../kernel/text.ts';
import type { LocalText } from './menu-block.ts';

const SISTERS: Partial<Record<Language, Language>> = { en_gb: 'en_us', en_us: 'en_gb' };

/** Words in a language, else in the other English, else the first that are written; empty without any. */
export function textIn(texts: readonly LocalText[], language: Language): string {
  const written = texts.filter(({ text }) => !isBlank(text));
  const own = written.find((each) => each.language === language) ?? written.find((each) => each.language === SISTERS[language]);
  return (own ?? written[0])?.text ?? '';
}

/** The same words with those of one language changed; empty ones are taken away. */
export function withText(texts: readonly LocalText[], language: Language, text: string): LocalText[] {
  const isThere = texts.some((each) => each.language === language);
  const changed = isThere
    ? texts.map((each) => (each.language === language ? { language, text } : each))
    : [...texts, { language, text }];
  return changed.filter((each) => each.text !== '');
}

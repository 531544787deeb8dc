import type { NameLanguage } from '../../kernel/language.ts';

/** "u/kerner", "m. skinn", "w/ skin", "s/os": with and without as kitchens shorten them. */
const SHORTENED: Partial<Record<NameLanguage, readonly [short: RegExp, whole: string][]>> = {
  en: [
    [/(?<=\s)w\/o\s?(?=\p{L})/giu, 'without '],
    [/(?<=\s)w\/\s?(?=\p{L})/giu, 'with '],
  ],
  sv: [
    [/(?<=\s)u(?:\/\s?|\. ?)(?=\p{Ll})/gu, 'utan '],
    [/(?<=\s)m(?:\/\s?|\. ?)(?=\p{Ll})/gu, 'med '],
  ],
  no: [
    [/(?<=\s)u(?:\/\s?|\. ?)(?=\p{Ll})/gu, 'uten '],
    [/(?<=\s)m(?:\/\s?|\. ?)(?=\p{Ll})/gu, 'med '],
  ],
  da: [
    [/(?<=\s)u(?:\/\s?|\. ?)(?=\p{Ll})/gu, 'uden '],
    [/(?<=\s)m(?:\/\s?|\. ?)(?=\p{Ll})/gu, 'med '],
  ],
  de: [
    [/(?<=\s)o\.? (?=(?:Haut|Knochen|Kerne?|Gräten|Fett|Schwarte|Rinde|Stein)(?!\p{L}))/gu, 'ohne '],
    [/(?<=\s)m\.? (?=(?:Haut|Knochen|Kerne?|Gräten|Schwarte|Rinde)(?!\p{L}))/gu, 'mit '],
  ],
  fr: [
    [/(?<=\s)s\/\s?(?=\p{L})/giu, 'sans '],
    [/(?<=\s)a\/\s?(?=\p{L})/giu, 'avec '],
  ],
  nl: [[/(?<=\s)z\/\s?(?=\p{L})/giu, 'zonder ']],
};

/** A line with the shortened words for with and without written out. */
export function withWholeWords(line: string, language: NameLanguage): string {
  return (SHORTENED[language] ?? []).reduce((text, [short, whole]) => text.replace(short, whole), line);
}

import { NAME_LANGUAGES, nameLanguageOf, type Language, type NameLanguage } from '../../kernel/language.ts';
import { AMERICAN, BRITISH, LANGUAGE_LETTERS, LANGUAGE_WORDS } from './language-words.ts';

/** No more of a text is looked at: the first pages of a cookbook show its language. */
const LOOKED_AT = 12_000;

/** How much a word says: one that stands in one language's list alone says most. */
const WEIGHT_OF = ((): ReadonlyMap<string, ReadonlyMap<NameLanguage, number>> => {
  const languages = new Map<string, NameLanguage[]>();
  for (const language of NAME_LANGUAGES)
    for (const word of new Set(LANGUAGE_WORDS[language])) languages.set(word, [...(languages.get(word) ?? []), language]);
  return new Map(
    [...languages].map(([word, spoken]) => {
      const weight = (word.length > 2 ? 1 : 0.6) / spoken.length ** 1.5;
      return [word, new Map(spoken.map((language) => [language, weight]))] as const;
    }),
  );
})();

/**
 * The language a recipe is written in, recognized by its words. A text that says too little is taken to be in `likely`,
 * the reader's own; between the two Englishes their words decide, then `likely`.
 */
export function languageOfText(text: string, likely: Language): Language {
  const scores = scoresOf(text.slice(0, LOOKED_AT).toLowerCase().normalize('NFC'));
  const own = nameLanguageOf(likely);
  const ranked = NAME_LANGUAGES.toSorted((a, b) => scores[b] - scores[a] || Number(b === own) - Number(a === own));
  const best = ranked[0] ?? own;
  // A word or two in another language is no other language.
  const found = scores[best] < 0.7 || scores[best] < scores[own] + 0.3 ? own : best;
  return found === 'en' ? englishOf(text, likely) : found;
}

function scoresOf(text: string): Record<NameLanguage, number> {
  const scores: Record<NameLanguage, number> = { en: 0, sv: 0, no: 0, da: 0, de: 0, fr: 0, nl: 0 };
  for (const [word] of text.matchAll(/\p{L}+/gu))
    for (const [language, weight] of WEIGHT_OF.get(word) ?? []) scores[language] += weight;
  for (const [letters, languages] of LANGUAGE_LETTERS) {
    const count = Math.min(12, text.match(letters)?.length ?? 0);
    for (const language of NAME_LANGUAGES) scores[language] += count * (languages[language] ?? 0) * 0.25;
  }
  return scores;
}

function englishOf(text: string, likely: Language): Language {
  const american = text.match(AMERICAN)?.length ?? 0;
  const british = text.match(BRITISH)?.length ?? 0;
  if (american !== british) return american > british ? 'en_us' : 'en_gb';
  return likely === 'en_us' ? 'en_us' : 'en_gb';
}

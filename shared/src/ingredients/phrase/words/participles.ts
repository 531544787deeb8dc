import type { NameLanguage } from '../../../kernel/language.ts';

/**
 * How participles end that no noun of food shares: what is done to a thing, in a word that stands in no name of a food. A language's lists
 * never hold all of them ("vaskede", "marinerade", "geschwenkte"). French has none: its nouns and adjectives end alike.
 */
export const PARTICIPLES: Partial<Record<NameLanguage, RegExp>> = {
  en: /^\p{L}{3,}[^e]ed$/u,
  sv: /^\p{L}{3,}(?:ade|erad|erat)$/u,
  no: /^\p{L}{3,}(?:ede|erte?)$/u,
  da: /^\p{L}{3,}(?:ede|eret)$/u,
  de: /^(?:ab|an|auf|aus|durch|ein|vor|zer)?ge(?!richt)\p{L}{3,}t(?:e[nrsm]?)?$/u,
  nl: /^(?:af|aan|op|uit|in|voor|fijn|grof)?ge(?!recht)\p{L}{3,}[dt]e?$/u,
};

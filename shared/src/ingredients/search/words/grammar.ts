import type { NameLanguage } from '../../../kernel/language.ts';

/** How a language puts names of foods together, as far as the search has to know. Words are folded. */
export interface Grammar {
  /** "Purée de pommes": the thing stands first, and what follows describes it. Elsewhere it stands last. */
  headFirst: boolean;
  /** States stand behind the thing as well: "Spinat tiefgekühlt" is spinach. In English the last word is the thing, whatever it says. */
  statesFollow: boolean;
  /** Every noun has a capital: it tells no maker's name. */
  nounsHaveCapitals: boolean;
  /**
   * What an unknown word behind the thing costs. "Äpple Royal Gala": its variety or maker. In English the last noun is the thing,
   * known or not: tomato soup is no tomato. In French it describes, and may make another thing of it.
   */
  unknownBehind: number;
  /** The list of names of another country that are searched as well. */
  alsoNamedIn: 'en_us' | null;
  /** How words of what is grown organically begin. */
  organicBeginning: string | null;
  /** Behind a number, how many are in a case: "Kopfsalat 12er". */
  caseCount: string | null;
  /** Two words that say where on the animal it was, though the first alone says of what it is made: "aus der Schulter". */
  placePhrases: readonly string[];
}

/** The common part of the Germanic languages of the north and the continent. */
const GERMANIC: Grammar = {
  headFirst: false,
  statesFollow: true,
  nounsHaveCapitals: false,
  unknownBehind: 0.9,
  alsoNamedIn: null,
  organicBeginning: null,
  caseCount: null,
  placePhrases: [],
};

export const GRAMMAR: Record<NameLanguage, Grammar> = {
  en: { ...GERMANIC, statesFollow: false, unknownBehind: 0.58, alsoNamedIn: 'en_us' },
  sv: { ...GERMANIC, organicBeginning: 'eko' },
  no: { ...GERMANIC, organicBeginning: 'oko' },
  da: { ...GERMANIC, organicBeginning: 'oko' },
  de: {
    ...GERMANIC,
    nounsHaveCapitals: true,
    organicBeginning: 'bio',
    caseCount: 'er',
    placePhrases: ['aus der', 'aus dem', 'aus den'],
  },
  fr: { ...GERMANIC, headFirst: true, unknownBehind: 0.72 },
  nl: { ...GERMANIC, organicBeginning: 'bio' },
};

/** The interface's languages, by the codes of the specification (point 1). */
export const LANGUAGES = ['en_gb', 'en_us', 'sv', 'no', 'da', 'de', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages food names are kept in: both Englishes share one list, en_us overrides where it differs. */
export const NAME_LANGUAGES = ['en', 'sv', 'no', 'da', 'de', 'fr', 'nl'] as const;
export type NameLanguage = (typeof NAME_LANGUAGES)[number];

const LOCALES: Record<Language, string> = {
  en_gb: 'en-GB',
  en_us: 'en-US',
  sv: 'sv-SE',
  no: 'nb-NO',
  da: 'da-DK',
  de: 'de-DE',
  fr: 'fr-FR',
  nl: 'nl-NL',
};

/** The BCP 47 tag that `Intl` and the `lang` attribute understand. */
export function localeOf(language: Language): string {
  return LOCALES[language];
}

/** The colon after a label. French sets a no-break space before it. */
export function colonOf(language: Language): string {
  return grammarOf(language).spaceBeforeMarks ? '\u{a0}:' : ':';
}

export function nameLanguageOf(language: Language): NameLanguage {
  return language === 'en_gb' || language === 'en_us' ? 'en' : language;
}

/** What is different from language to language in how names are written; code asks here, never which language it is. */
interface Grammar {
  /** A dish of a food: "löksoppa" as one word, "onion soup" with the food before it, "soupe d’oignon" with the food behind it. */
  compounds: 'joined' | 'food_first' | 'dish_first';
  /** What a noun is like stands behind it: "poulet rôti". */
  adjectivesBehind: boolean;
  /** "Of" loses its vowel before another and is written to the next word: "d’oignon". */
  elides: boolean;
  /** Nouns begin with a capital wherever they stand, so a capital tells no name of a maker. */
  capitalNouns: boolean;
  /** A word that ends in e takes an n before the next of a compound: "Tomatensuppe". */
  linksByN: boolean;
  /** Adjectives have another form behind some prepositions: "mit roter Linsensuppe". */
  dative: boolean;
  decimalSign: '.' | ',';
  /** A space that never breaks stands before a colon and a semicolon. */
  spaceBeforeMarks: boolean;
  /** "FR" in a supplier's name is frozen ("fryst"), where it does not say France. */
  shortensFrozen: boolean;
  /** A Wiener schnitzel is of veal by law where most of it is sold; elsewhere it is as often of pork. */
  wienerIsVeal: boolean;
}

const NORTHERN = {
  compounds: 'joined',
  adjectivesBehind: false,
  elides: false,
  capitalNouns: false,
  linksByN: false,
  dative: false,
  decimalSign: ',',
  spaceBeforeMarks: false,
  shortensFrozen: false,
  wienerIsVeal: false,
} as const satisfies Grammar;

const GRAMMAR = {
  en: { ...NORTHERN, compounds: 'food_first', decimalSign: '.' },
  sv: { ...NORTHERN, shortensFrozen: true },
  no: { ...NORTHERN, shortensFrozen: true },
  da: NORTHERN,
  de: { ...NORTHERN, capitalNouns: true, linksByN: true, dative: true, wienerIsVeal: true },
  fr: { ...NORTHERN, compounds: 'dish_first', adjectivesBehind: true, elides: true, spaceBeforeMarks: true },
  nl: NORTHERN,
} as const satisfies Record<NameLanguage, Grammar>;

/** The languages whose dishes stand before their food, and need no word that a compound begins with. */
export type DishFirst = {
  [L in NameLanguage]: (typeof GRAMMAR)[L]['compounds'] extends 'dish_first' ? L : never;
}[NameLanguage];

export function grammarOf(language: Language | NameLanguage): Grammar {
  return GRAMMAR[language === 'en' ? 'en' : nameLanguageOf(language)];
}

export function isDishFirst(language: NameLanguage): language is DishFirst {
  return grammarOf(language).compounds === 'dish_first';
}

/** The cookie in which a browser notes the language that it shows, for the server that sends the next page's document. */
export const LANGUAGE_COOKIE = 'plateprint-language';

export function isLanguage(code: unknown): code is Language {
  return (LANGUAGES as readonly unknown[]).includes(code);
}

export const UNIT_SYSTEMS = ['metric', 'imperial'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** Where kitchens weigh in ounces and pounds: the United States and their territories. */
const IN_POUNDS: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP']);

/** The units in which a kitchen of a country weighs by default. `country` is ISO 3166 alpha-2, `EU` or `WORLD`. */
export function unitSystemOf(country: string): UnitSystem {
  return IN_POUNDS.has(country) ? 'imperial' : 'metric';
}

/** Where nearly everybody works in one of the eight; Belgium, Switzerland and Luxembourg have several, Finland two and most one of others. */
const SPOKEN_IN: ReadonlyMap<string, Language> = new Map([
  ['SE', 'sv'],
  ['NO', 'no'],
  ['DK', 'da'],
  ['DE', 'de'],
  ['AT', 'de'],
  ['FR', 'fr'],
  ['NL', 'nl'],
  ['GB', 'en_gb'],
  ['IE', 'en_gb'],
  ...[...IN_POUNDS].map((country) => [country, 'en_us'] as const),
]);

/** The language to write in to somebody of a country who has not chosen one; null where none goes without asking. */
export function languageOfCountry(country: string): Language | null {
  return SPOKEN_IN.get(country) ?? null;
}

/** The first of our languages that is wished for, as browsers name them: `sv-SE`, `nb`, `en`. British English where none is ours. */
export function wishedLanguage(wished: readonly string[]): Language {
  for (const wish of wished) {
    const exact = LANGUAGES.find((language) => localeOf(language).toLowerCase() === wish.toLowerCase());
    const spoken = wish.split('-')[0]?.toLowerCase() ?? '';
    const near = LANGUAGES.find((language) => language === (spoken === 'nb' || spoken === 'nn' ? 'no' : spoken));
    const found = exact ?? near ?? (spoken === 'en' ? 'en_gb' : undefined);
    if (found) return found;
  }
  return 'en_gb';
}

/** Characters of a header that are looked at: whoever sends more wishes for nothing. */
const MOST_READ = 200;

/** The same of a browser's request: `sv-SE,sv;q=0.9,en;q=0.8`, the dearest first. */
export function languageOfHeader(acceptLanguage: string | undefined): Language {
  const wished = (acceptLanguage ?? '').slice(0, MOST_READ).split(',');
  return wishedLanguage(wished.map((part) => part.split(';')[0]?.trim() ?? ''));
}

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

/** The colon between a word and what is said of it, as the language sets it: French keeps a space before it that never breaks. */
export function colonOf(language: Language): string {
  return language === 'fr' ? '\u{a0}:' : ':';
}

export function nameLanguageOf(language: Language): NameLanguage {
  return language === 'en_gb' || language === 'en_us' ? 'en' : language;
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
